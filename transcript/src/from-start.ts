// Times that do not count from the start of the recording: the time of day, or the timeline of a video editor.
import type { SegmentDraft } from './dialect.ts'
import type { ParseWarnings } from './parse-warnings.ts'

const oneHour = 3600
/** No episode has its first words that late. */
const timeOfDay = 6 * oneHour

/** The drafts with such times set back to the start, and a note that says so; others as they are. */
export function countedFromStart(
  drafts: readonly SegmentDraft[],
  { countsFrames, notes }: { countsFrames: boolean; notes: ParseWarnings },
): readonly SegmentDraft[] {
  const first = drafts.find((draft) => draft.start !== null)?.start ?? 0
  const earliest = drafts.reduce((min, { start }) => Math.min(min, start ?? min), first)
  if (earliest >= timeOfDay && earliest === first) {
    notes.repaired('times of day, counted from the first one', null, drafts.length)
    return drafts.map((draft) => setBack(draft, first))
  }
  // Editors let a timeline begin at 01:00:00:00.
  if (countsFrames && earliest >= oneHour && first < oneHour + 60) {
    notes.repaired('times of a timeline that starts at one hour, counted from there', null, drafts.length)
    return drafts.map((draft) => setBack(draft, oneHour))
  }
  return drafts
}

function setBack(draft: SegmentDraft, by: number): SegmentDraft {
  const back = (seconds: number | null) => (seconds === null ? null : Math.round((seconds - by) * 1000) / 1000)
  const marks = draft.marks?.map((mark) => ({ ...mark, seconds: Math.max(0, mark.seconds - by) }))
  return { ...draft, start: back(draft.start), end: back(draft.end), ...(marks && { marks }) }
}
