import { countAt } from './numbers.ts'

// Matches spoken words with printed ones. A quotation may only leave out disfluencies: "um", "uh", "you know" between
// commas, repeated words, false starts. No other word may be omitted, changed, or added. Pure, for the checks of a
// model's texts and for users' edits.

/** A normalized word with its position in the text. */
export type RunWord = {
  plain: string
  from: number
  to: number
  /** Punctuation, such as a comma or dash, comes before it, or it is the first word. */
  isPaused: boolean
  /** Broken off with a dash: "wh- what". */
  isCut: boolean
  /** The first word of a sentence. */
  isFirst: boolean
  /** The last word of a sentence that is broken off: "Like you’re not… Actually", "We were— They came". */
  isBrokenOff: boolean
}

/**
 * Returns the words of a text in order, with numbers as digits: "fifty dollars" and "$50" are the same two words. In
 * scripts without spaces, each character is a word.
 */
export function runWords(text: string): RunWord[] {
  const words: RunWord[] = []
  let [end, sign] = [0, '']
  for (const { 0: written, index } of text.matchAll(everyWord)) {
    if (index < end) continue
    const between = text.slice(end, index)
    const word = plainWord(written)
    const count = countAt(text, index, word)
    end = Math.max(index + written.length, count?.to ?? 0)
    if (currencies[written] !== undefined && /\d/.test(text.charAt(end))) {
      sign = written
      continue
    }
    words.push({
      plain: count?.to === end ? String(count.value) : word,
      from: index - sign.length,
      to: end,
      isPaused: words.length === 0 || /[^\s'’"“”$€£]/u.test(between),
      isCut: /^[-–—]+\s/u.test(text.slice(end, end + 4)),
      isFirst: words.length === 0 || /[.!?…–—-]["”’]?\s/u.test(between),
      isBrokenOff: /^(?:…|\.{3}|[-–—]{1,3})(?:$|\s["“‘]?\p{Lu})/u.test(text.slice(end, end + 8)),
    })
    if (sign !== '') words.push({ plain: currencies[sign] ?? '', from: end, to: end, ...withinPhrase })
    sign = ''
  }
  return words
}

/** Returns the indexes of each word. */
export function indexWords(words: readonly RunWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { plain }] of words.entries()) {
    const there = places.get(plain)
    if (there) there.push(at)
    else places.set(plain, [at])
  }
  return places
}

const withinPhrase = { isPaused: false, isCut: false, isFirst: false, isBrokenOff: false } as const

const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}'
const everyWord = new RegExp(
  `[${unspaced}]\\p{M}*|[%$€£]|(?:(?![${unspaced}])[\\p{L}\\p{N}])[\\p{M}]*(?:(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])|[’'](?=\\p{L})|[.,](?=\\p{N}))*`,
  'gu',
)

function plainWord(written: string): string {
  const plain = written.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  return sameWords[plain] ?? currencies[plain] ?? plain
}

const sameWords: Record<string, string> = {
  ok: 'okay',
  '%': 'percent',
  bucks: 'dollars',
  dollar: 'dollars',
  euro: 'euros',
}
const currencies: Record<string, string> = { $: 'dollars', '€': 'euros', '£': 'pounds' }

/** The words of one turn, and the indexes of each word. */
export type TurnWords<Word extends RunWord> = { words: readonly Word[]; places: ReadonlyMap<string, readonly number[]> }

/** A run of words from `first` up to (not including) `end`. */
export type Run = { first: number; end: number; isExact: boolean }

/**
 * Yields the runs of a turn that say the wanted words, in order. `steps` limits the number of word comparisons, for
 * words that almost match everywhere. Filler words are only known for English; in other languages only sounds and
 * repetitions are skipped.
 */
export function* runsIn(
  { words, places }: TurnWords<RunWord>,
  wanted: readonly string[],
  { english, steps }: { english: boolean; steps: { left: number } },
): Generator<Run> {
  if (!wanted.every((word) => places.has(word))) return
  for (const first of places.get(wanted[0] ?? '') ?? []) {
    if (steps.left < 0) return
    const end = runFrom(words, wanted, first, english, steps)
    if (end !== null) yield { first, end, isExact: end - first === wanted.length }
  }
}

/** Returns the run from here that says the wanted words, or null. The shorter of two runs wins. */
function runFrom(
  words: readonly RunWord[],
  wanted: readonly string[],
  first: number,
  english: boolean,
  steps: { left: number },
): number | null {
  let here = new Set([first])
  for (const [at, word] of wanted.entries()) {
    const next = new Set<number>()
    for (const place of here) {
      steps.left -= 1
      if (words[place]?.plain === word) next.add(place + 1)
    }
    if (next.size === 0) return null
    here = at < wanted.length - 1 ? withSkips(words, next, english) : next
  }
  return Math.min(...here)
}

/** Maximum words skipped in one place. */
const maxLeftOut = 12

function withSkips(words: readonly RunWord[], places: ReadonlySet<number>, english: boolean): Set<number> {
  const all = new Set(places)
  const farthest = Math.max(...places) + maxLeftOut
  for (const place of all)
    for (const length of skipsAt(words, place, english)) if (place + length <= farthest) all.add(place + length)
  return all
}

/**
 * Returns how many words may be skipped here: the lengths of a filler, of words that are repeated right after, and of a
 * sentence that is broken off.
 */
function skipsAt(words: readonly RunWord[], at: number, english: boolean): number[] {
  const skips: number[] = []
  const plain = words[at]?.plain
  if (plain === undefined) return skips
  if (isSound(plain, english)) skips.push(1)
  const filler = english ? fillerAt(words, at) : 0
  if (filler > 0) skips.push(filler)
  for (let length = 1; length <= maxStartWords; length++)
    if (isSaidAgain(words, at, length, english)) skips.push(length)
  const broken = english ? brokenOffAt(words, at) : 0
  if (broken > 0) skips.push(broken)
  return skips
}

/** Words that restrict the sentence before, even if their own is broken off: "We pay everyone. Except for…" */
const restricting = new Set(
  'although because but except if never no not only or provided so than though unless until when while without yet'.split(
    ' ',
  ),
)

/** Returns the length of a short sentence that is broken off before another one begins, or 0. */
function brokenOffAt(words: readonly RunWord[], at: number): number {
  const first = words[at]
  if (!first?.isFirst || restricting.has(first.plain)) return 0
  const start = words.slice(at, at + maxStartWords)
  const length = start.findIndex(({ isBrokenOff }) => isBrokenOff) + 1
  const isOneSentence = start.slice(1, length).every(({ isFirst }) => !isFirst)
  const hasFigure = start.slice(0, length).some(({ plain }) => /\d/.test(plain))
  return isOneSentence && !hasFigure && words[at + length]?.isFirst ? length : 0
}

/** Maximum words of a false start. */
const maxStartWords = 5

function isSaidAgain(words: readonly RunWord[], at: number, length: number, english: boolean): boolean {
  const again = behindPauses(words, at + length, { begins: words[at]?.plain ?? '', english })
  for (let step = 0; step < length; step++) {
    const [one, other] = [words[at + step], words[again + step]]
    if (!one || !other) return false
    const isSame = one.plain === other.plain || (step === length - 1 && isBegun(one, other.plain))
    if (!isSame) return false
  }
  return length > 1 || !/^(?:not|no|never|\d{2,}.*)$/.test(words[at]?.plain ?? '')
}

/** True for "wh- what", "I I'm", "that that's". */
function isBegun({ plain, isCut }: RunWord, whole: string): boolean {
  return whole.startsWith(isCut ? plain : `${plain}'`)
}

/** Skips sounds, fillers, and a word that is broken off before it is repeated: "it's not, you know, it, it's not". */
function behindPauses(
  words: readonly RunWord[],
  from: number,
  { begins, english }: { begins: string; english: boolean },
): number {
  let at = from
  for (; at < from + maxLeftOut; at += 1) {
    const plain = words[at]?.plain ?? ''
    const isBrokenOff = begins.startsWith(`${plain}'`) && words[at + 1]?.isPaused === true
    const filler = english ? fillerAt(words, at) : 0
    if (!isSound(plain, english) && !isBrokenOff && filler === 0) return at
    at += Math.max(0, filler - 1)
  }
  return at
}

function isSound(plain: string, english: boolean): boolean {
  return english ? englishSounds.test(plain) : sounds.test(plain)
}

const englishSounds = /^(?:u+m+|u+h+|e+r+m?|u+hm+|h+m+|m+h*m+|a+h+)$/
const sounds = /^(?:h+m+|ä+h+m*|ö+h+m*|e+u+h+|m+h+m+)$/

/** Returns the length of a filler between punctuation, or 0. */
function fillerAt(words: readonly RunWord[], at: number): number {
  const [one, two] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  const length = /^(?:you know|i mean|sort of|kind of)$/.test(`${one} ${two}`) ? 2 : one === 'like' ? 1 : 0
  if (length === 0) return 0
  const before = words[at]?.isPaused || isSound(words[at - 1]?.plain ?? '', true)
  const behind = words[at + length]
  return before && behind?.isPaused && (length === 1 || !words[at + 1]?.isPaused) ? length : 0
}
