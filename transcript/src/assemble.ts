import type { SegmentDraft } from './dialect.ts'
import type { Notebook } from './notebook.ts'
import type { Segment, TimeSource, Transcript } from './transcript.ts'

/** What every dialect's drafts have in common on their way to a transcript: ids, names, times in order. */
export function assemble(dialect: string, drafts: readonly SegmentDraft[], notes: Notebook): Transcript {
  const segments: Segment[] = []
  const speakers = new Map<string, string>()
  let duration: number | null = null
  for (const draft of drafts) {
    if (draft.text === '') {
      notes.dropped('segments without words')
      continue
    }
    const segment: Segment = {
      id: segments.length,
      speaker: nameOnce(draft.speaker?.toWellFormed() ?? null, speakers),
      start: draft.start,
      end: draft.end !== null && draft.start !== null && draft.end < draft.start ? null : draft.end,
      // Half an emoji (an export that was cut there) can be stored nowhere.
      text: draft.text.toWellFormed(),
    }
    if (segment.end !== draft.end) notes.repaired('times that end before they start')
    if (draft.marks?.length) segment.marks = draft.marks
    segments.push(segment)
    const last = Math.max(segment.start ?? -1, segment.end ?? -1, segment.marks?.at(-1)?.seconds ?? -1)
    if (last >= 0) duration = Math.max(duration ?? 0, last)
  }
  return {
    dialect,
    segments,
    speakers: [...speakers.values()],
    timeSource: timeSource(segments),
    durationSeconds: duration,
    notes: notes.notes(),
  }
}

/** `ADA` and `Ada` are one person, under the first spelling. */
function nameOnce(name: string | null, speakers: Map<string, string>): string | null {
  if (name === null || name === '') return null
  const key = name.toLowerCase()
  const known = speakers.get(key)
  if (known) return known
  speakers.set(key, name)
  return name
}

function timeSource(segments: readonly Segment[]): TimeSource {
  const timed = segments.filter((segment) => segment.start !== null).length
  if (timed > 0 && timed === segments.length) return 'file'
  return timed > 0 || segments.some((segment) => segment.marks) ? 'partly' : 'none'
}
