// Handles times that don't count from the start of the recording: the time of day, or a video editor's timeline.
import type { SegmentDraft, TimedWords } from './dialect.ts'
import type { ParseWarnings } from './parse-warnings.ts'

const oneHour = 3600
/** No episode has its first words this late, so the times are times of day. */
const timeOfDay = 6 * oneHour

/** Returns the drafts with such times shifted to start at zero, and adds a note; otherwise unchanged. */
export function countedFromStart(
  drafts: readonly SegmentDraft[],
  { countsFrames, notes }: { countsFrames: boolean; notes: ParseWarnings },
): readonly SegmentDraft[] {
  const first = drafts.find((draft) => draft.start !== null)?.start ?? 0
  const earliest = drafts.reduce((min, { start }) => Math.min(min, start ?? min), first)
  if (earliest >= timeOfDay && earliest === first) {
    notes.repaired('times of day, counted from the first one', null, drafts.length)
    return setBack(drafts, first)
  }
  // Editors often start a timeline at 01:00:00:00.
  if (countsFrames && earliest >= oneHour && first < oneHour + 60) {
    notes.repaired('times of a timeline that starts at one hour, counted from there', null, drafts.length)
    return setBack(drafts, oneHour)
  }
  return drafts
}

function setBack(drafts: readonly SegmentDraft[], by: number): SegmentDraft[] {
  const back = (seconds: number) => Math.round((seconds - by) * 1000) / 1000
  const backOrNull = (seconds: number | null) => (seconds === null ? null : back(seconds))
  // Drafts that were split from one segment still share its words afterwards.
  const moved = new Map<TimedWords, TimedWords>()
  const wordsBack = (words: TimedWords) => {
    const known = moved.get(words) ?? { texts: words.texts, seconds: words.seconds.map(back) }
    moved.set(words, known)
    return known
  }
  return drafts.map((draft) => {
    const marks = draft.marks?.map((mark) => ({ ...mark, seconds: Math.max(0, back(mark.seconds)) }))
    const times = { start: backOrNull(draft.start), end: backOrNull(draft.end) }
    return { ...draft, ...times, ...(marks && { marks }), ...(draft.words && { words: wordsBack(draft.words) }) }
  })
}
