// Handles captions that appear word by word: a few words per cue, or the same line again with one more word. They
// become sentences with each cue's start as a mark.
import type { SegmentDraft } from './dialect.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { spokenWords } from './rows.ts'
import type { TimeMark } from './transcript.ts'
import { isUnspaced } from './word-runs.ts'

/** Fewer captions may be short by coincidence. */
const minCaptions = 12
/** Ordinary captions have seven words or more. */
const maxWordsOnAverage = 3
const maxWordsInCaption = 5
/** Chapter titles are as short, but minutes apart. */
const maxSecondsOnAverage = 2.5

/** Returns the drafts of such files as sentences; otherwise unchanged. */
export function withJoinedWords(drafts: readonly SegmentDraft[], notes: ParseWarnings): readonly SegmentDraft[] {
  if (!areTimedCaptions(drafts)) return drafts
  const once = showAgain(drafts) ? shownOnce(drafts, notes) : drafts
  if (!areWords(once) || arePieces(once)) return once
  const sentences = joined(once)
  // People taking turns with short answers.
  if (sentences.length * 2 > once.length) return once
  notes.repaired('captions of a few words, joined to sentences', once[0], once.length)
  return sentences
}

function areTimedCaptions(drafts: readonly SegmentDraft[]): boolean {
  if (drafts.length < minCaptions) return false
  return drafts.every(
    ({ start, text, marks, doubtful }) => start !== null && text !== '' && !marks?.length && !doubtful,
  )
}

/** True if at least half of the captions repeat the text before. */
function showAgain(drafts: readonly SegmentDraft[]): boolean {
  let again = 0
  for (let at = 1; at < drafts.length; at++) {
    if (repeats(drafts[at - 1], drafts[at])) again++
    // Stop early if the beginning doesn't repeat.
    if (at === minCaptions && again * 3 < at) return false
  }
  return again * 2 >= drafts.length
}

/** A line that is said twice takes longer or follows a pause. */
const maxWordSeconds = 2
const minPauseSeconds = 0.25

function repeats(before: SegmentDraft | undefined, caption: SegmentDraft | undefined): boolean {
  if (!before || !caption?.text.startsWith(before.text) || before.speaker !== caption.speaker) return false
  const [began, ended, begins] = [before.start ?? 0, before.end ?? Number.NEGATIVE_INFINITY, caption.start ?? 0]
  if (begins - began > maxWordSeconds || begins - ended > minPauseSeconds) return false
  return caption.text.length === before.text.length || caption.text.charAt(before.text.length) === ' '
}

/**
 * Returns each draft with only its new words. Drafts without new words are removed, and their time is added to the one
 * before.
 */
function shownOnce(drafts: readonly SegmentDraft[], notes: ParseWarnings): SegmentDraft[] {
  const once: SegmentDraft[] = []
  for (const [at, draft] of drafts.entries()) {
    const before = drafts[at - 1]
    const repeated = before !== undefined && repeats(before, draft)
    const text = repeated ? draft.text.slice(before.text.length).trim() : draft.text
    const last = once.at(-1)
    if (repeated) notes.repaired('lines that captions show again, read once', draft)
    if (text !== '') once.push({ ...draft, text })
    else if (last) last.end = draft.end ?? last.end
  }
  return once
}

function areWords(drafts: readonly SegmentDraft[]): boolean {
  let [words, long] = [0, 0]
  for (const [at, { text }] of drafts.entries()) {
    const count = spokenWords(text)
    words += count
    if (count > maxWordsInCaption) long++
    if (at + 1 === minCaptions && words > at * maxWordsOnAverage * 2) return false
  }
  const seconds = (drafts.at(-1)?.start ?? 0) - (drafts[0]?.start ?? 0)
  const areShort = words <= drafts.length * maxWordsOnAverage && long * 10 <= drafts.length
  return areShort && seconds <= drafts.length * maxSecondsOnAverage
}

const pieceOfWord = /^(?:[,.;:?!…)]|['’]\p{L}{1,2}$)/u

/** True for cues of word parts, "bak" "ers" ",": word boundaries are lost. */
function arePieces(drafts: readonly SegmentDraft[]): boolean {
  return drafts.filter(({ text }) => pieceOfWord.test(text)).length * 50 > drafts.length
}

const dash = /^[-–—]/
const sentenceEnd = /[.?!…。？！]["'”’)]*$/
const sound = /^[[(♪].*[\])♪]$/
/** Without periods, a sentence ends at a pause or at a maximum length. */
const pauseSeconds = 0.8
const minWords = 4
const maxWords = 40

type Sentence = SegmentDraft & { marks: TimeMark[] }

function joined(drafts: readonly SegmentDraft[]): SegmentDraft[] {
  const sentences: Sentence[] = []
  let words = 0
  for (const draft of drafts) {
    const sentence = sentences.at(-1)
    if (!sentence || endsBefore(sentence, draft, words)) {
      sentences.push({ ...draft, marks: draft.start === null ? [] : [{ offset: 0, seconds: draft.start }] })
      words = 0
    } else append(sentence, draft)
    words += spokenWords(draft.text)
  }
  return sentences
}

function endsBefore(sentence: Sentence, next: SegmentDraft, words: number): boolean {
  if (next.opensTurn || dash.test(next.text)) return true
  if (sentence.speaker !== next.speaker || sentenceEnd.test(sentence.text)) return true
  if (sound.test(sentence.text) || sound.test(next.text)) return true
  const pause = (next.start ?? 0) - (sentence.end ?? next.start ?? 0)
  return words >= maxWords || (words >= minWords && pause >= pauseSeconds)
}

function append(sentence: Sentence, { text, start, end }: SegmentDraft): void {
  const unspaced = isUnspaced(sentence.text.charCodeAt(sentence.text.length - 1)) && isUnspaced(text.charCodeAt(0))
  const gap = unspaced ? '' : ' '
  if (start !== null) sentence.marks.push({ offset: sentence.text.length + gap.length, seconds: start })
  sentence.text += gap + text
  sentence.end = end ?? sentence.end
}
