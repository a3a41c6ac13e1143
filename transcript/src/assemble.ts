import type { SegmentDraft } from './dialect.ts'
import { listLeftOut } from './left-out.ts'
import { maxHours } from './limits.ts'
import { withMarkedNames } from './marked-names.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { withoutResidualLabels } from './residual-labels.ts'
import { joinedSpellings } from './speaker-spellings.ts'
import type { Segment, TimeMark, TimeSource, Transcript } from './transcript.ts'
import { refuseTooManyDrafts, refuseTooMuchSpeech } from './within-limits.ts'
import { withJoinedWords } from './word-captions.ts'
import { createMarkFinder } from './word-times.ts'

/**
 * Builds the transcript from any dialect's drafts: numbers the segments, unifies names, and puts times in order.
 * @throws UnreadableTranscript if there are too many drafts
 */
export function assemble(dialect: string, read: readonly SegmentDraft[], notes: ParseWarnings): Transcript {
  refuseTooManyDrafts(read)
  const isWritten = dialect === 'text' || dialect === 'html'
  const named = isWritten ? read : withMarkedNames(read, notes)
  const drafts = withoutResidualLabels(isWritten ? named : withJoinedWords(named, notes), notes)
  // Each name found in the words starts another draft, so check the limit again.
  if (drafts !== read) refuseTooManyDrafts(drafts)
  const segments: Segment[] = []
  const kept: SegmentDraft[] = []
  const names = joinedSpellings(drafts, notes)
  const speakers = new Set<string>()
  const doubtfulNames = new Set<string>()
  const findMarks = createMarkFinder()
  let duration: number | null = null
  let latest: number | null = null
  for (const draft of drafts) {
    if (draft.text === '') {
      notes.dropped('segments without words', draft)
      continue
    }
    const [start, end] = [possible(draft.start), possible(draft.end)]
    if (start !== draft.start || end !== draft.end) notes.dropped('times that no recording has', draft)
    const written = draft.doubtful ? draft.doubtful.speaker : draft.speaker
    const speaker = (written && names.get(written)) || null
    const segment: Segment = {
      id: segments.length,
      speaker,
      start,
      end: end !== null && start !== null && end < start ? null : end,
      // An export may have cut an emoji in half. A lone surrogate can't be stored.
      text: draft.text.toWellFormed(),
    }
    if (speaker !== null) {
      if (draft.label) segment.label = draft.label.toWellFormed()
      speakers.add(speaker)
      if (draft.doubtful) doubtfulNames.add(speaker)
    }
    if (start !== null && latest !== null && start < latest) {
      notes.repaired('times that run back, kept in the order of the file', draft)
    }
    latest = start ?? latest
    if (segment.end !== end) notes.repaired('times that end before they start', draft)
    const marks = findMarks(draft)
    const isPossible = ({ seconds }: TimeMark) => possible(seconds) !== null
    const possibleMarks = marks.every(isPossible) ? marks : marks.filter(isPossible)
    if (possibleMarks.length > 0) segment.marks = possibleMarks
    segments.push(segment)
    kept.push(draft)
    const last = Math.max(segment.start ?? -1, segment.end ?? -1, segment.marks?.at(-1)?.seconds ?? -1)
    if (last >= 0) duration = Math.max(duration ?? 0, last)
  }
  const transcript: Transcript = {
    dialect,
    segments,
    speakers: [...speakers],
    timeSource: timeSource(segments),
    durationSeconds: duration,
    notes: notes.notes(),
    ...listLeftOut(notes.words(), kept),
  }
  const doubtful = drafts.find((draft) => draft.doubtful)?.doubtful
  if (doubtful) transcript.doubt = { likelier: doubtful.likely ? 'speakers' : 'words', names: [...doubtfulNames] }
  refuseTooMuchSpeech(transcript)
  return transcript
}

function possible(time: number | null): number | null {
  return time !== null && time >= 0 && time <= maxHours * 3600 ? time : null
}

function timeSource(segments: readonly Segment[]): TimeSource {
  let timed = 0
  for (const { start } of segments) if (start !== null) timed++
  if (timed > 0 && timed === segments.length) return 'file'
  return timed > 0 || segments.some((segment) => segment.marks) ? 'partly' : 'none'
}
