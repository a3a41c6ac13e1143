// Finds the words that a file gives times for in the text of their segments.
import type { SegmentDraft, TimedWords } from './dialect.ts'
import { plainText } from './plain-text.ts'
import { parseSeconds, toMilliseconds } from './time-code.ts'
import type { TimeMark } from './transcript.ts'
import { isUnspaced } from './word-runs.ts'

/** Times that are further outside their segment count from elsewhere. */
const toleratedSeconds = 0.5
/** Characters between two words that the list of words may lack, at most and for each character of the next word. */
const maxGap = 40
const gapPerCharacter = 6

/**
 * Returns a function that returns the marks of a draft: its own, or one for each of its words that the file gives a time
 * for. Drafts that were split from one segment share its words, so each continues where the one before it ended.
 */
export function createMarkFinder(): (draft: SegmentDraft) => TimeMark[] {
  let last: { words: TimedWords; next: number } | null = null
  return (draft) => {
    const { words, text, marks } = draft
    if (marks?.length || !words) return marks ?? []
    const found = findWords(text, words, last?.words === words ? last.next : 0)
    last = { words, next: found.next }
    return isWithin(found.marks, draft) ? found.marks : []
  }
}

function isWithin(marks: readonly TimeMark[], { start, end }: SegmentDraft): boolean {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return true
  return (
    first.seconds >= (start ?? first.seconds) - toleratedSeconds &&
    last.seconds <= (end ?? last.seconds) + toleratedSeconds
  )
}

function findWords(text: string, { texts, seconds }: TimedWords, first: number): { marks: TimeMark[]; next: number } {
  const marks: TimeMark[] = []
  let lower: string | null = null
  let [from, next, latest] = [0, first, Number.NEGATIVE_INFINITY]
  for (let index = first; index < texts.length && from < text.length; index++) {
    const said = texts[index]?.trim() ?? ''
    if (said === '') continue
    let at = text.charCodeAt(from) === 0x20 && text.startsWith(said, from + 1) ? from + 1 : findNearby(text, said, from)
    if (at < 0) {
      lower ??= toLowerCase(text)
      at = findBehindGap(lower, toLowerCase(said), from)
    }
    if (at < 0) continue
    from = at + said.length
    next = index + 1
    const offset = findWordStart(text, at)
    const time = toMilliseconds(seconds[index] ?? Number.NaN)
    if (offset === null || !(time >= latest)) continue
    marks.push({ offset, seconds: time })
    latest = time
  }
  return { marks, next }
}

/** Returns the text in lower case, or as it is if that would move its characters. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

/** Returns the offset of a word that follows at once, or behind a space and punctuation; -1 if it does not. */
function findNearby(text: string, said: string, from: number): number {
  for (let at = from; at <= from + 3; at++) {
    if (text.startsWith(said, at) && (at === from || opensWord(text, at))) return at
  }
  return -1
}

function findBehindGap(text: string, said: string, from: number): number {
  const gap = Math.min(maxGap, said.length * gapPerCharacter)
  const near = text.slice(from, from + gap + said.length)
  for (let at = near.indexOf(said); at >= 0; at = near.indexOf(said, at + 1)) {
    if (at === 0 || opensWord(text, from + at)) return from + at
  }
  return -1
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u

function opensWord(text: string, at: number): boolean {
  return at === 0 || isSpaceOrUnspaced(text.charCodeAt(at - 1)) || !wordCharacter.test(text.charAt(at - 1))
}

function isSpaceOrUnspaced(code: number): boolean {
  return code === 0x20 || isUnspaced(code)
}

/** Returns the offset of a word with the quotes and brackets before it, or null inside a word. */
function findWordStart(text: string, at: number): number | null {
  if (at === 0 || text.charCodeAt(at - 1) === 0x20) return at
  let start = at
  while (start > 0 && !isSpaceOrUnspaced(text.charCodeAt(start - 1))) {
    if (wordCharacter.test(text.charAt(start - 1))) return null
    start--
  }
  return start
}

/** Returns the words of a caption with times among them, `so <00:00:01.500>we`; undefined if it has none. */
export function listStampedWords(raw: string, start: number | null): TimedWords | undefined {
  if (!stamp.test(raw)) return undefined
  const words: TimedWords = { texts: [], seconds: [] }
  let seconds = start
  let from = 0
  for (let open = raw.indexOf('<'); open >= 0; open = raw.indexOf('<', from)) {
    addWord(words, raw.slice(from, open), seconds)
    const close = raw.indexOf('>', open)
    from = close < 0 ? raw.length : close + 1
    if (isDigit(raw.charCodeAt(open + 1))) seconds = parseSeconds(raw.slice(open + 1, from - 1))
  }
  addWord(words, raw.slice(from), seconds)
  return words
}

const stamp = /<\d[\d:.,]*>/

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function addWord({ texts, seconds }: TimedWords, written: string, time: number | null): void {
  const text = written.trim()
  if (text === '' || time === null) return
  texts.push(text.includes('&') ? plainText(text) : text)
  seconds.push(time)
}

/** Returns a draft with a shorter text. Its marks stay at their words. */
export function withText(draft: SegmentDraft, text: string): SegmentDraft {
  if (!draft.marks?.length) return { ...draft, text }
  const before = countShared(draft.text, text)
  const removed = draft.text.length - text.length
  const marks = draft.marks.flatMap(({ offset, seconds }) => {
    if (offset < before) return [{ offset, seconds }]
    return offset >= before + removed && offset - removed < text.length ? [{ offset: offset - removed, seconds }] : []
  })
  return { ...draft, text, marks }
}

/** Counts the characters that two texts have in common at their start. */
function countShared(one: string, other: string): number {
  let count = 0
  while (count < other.length && one.charCodeAt(count) === other.charCodeAt(count)) count++
  return count
}
