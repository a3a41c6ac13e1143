import type { Analysis, ParseReport, Speaker, SpeakerQuestion } from '@podcastai/contracts'
import {
  dialectLabel,
  type LeftOutSegments,
  type Segment,
  type SpeakerDoubt,
  type SpeakerNames,
  shownName,
  type Transcript,
  toTurns,
} from '@podcastai/transcript'
import { toPieces } from '@podcastai/transcript/corrections'
import { splitLabels } from '../../platform/database/stored-corrections.ts'
import { labelsIn } from '../../platform/database/stored-transcript.ts'
import type { TranscriptRow } from './transcripts.repository.ts'

/** The stored part of a parse report, with the file's own labels. */
export type StoredReport = Pick<Transcript, 'dialect' | 'timeSource' | 'notes' | 'notKept'> & {
  segments: number
  /** Number of further segments that the parser left out; absent if there are none, and in reports of older releases. */
  leftOut?: number
  turns: number
  /** The speakers in order of first appearance, with speaker overrides applied. */
  speakers: { label: string; words: number; added?: true }[]
  /** The open question about doubtful names; absent if there is none, and in reports of older releases. */
  doubt?: StoredDoubt
}

/** The first segments with doubtful labels, both as names and as words. */
export type StoredDoubt = SpeakerDoubt & { first: Record<SpeakerDoubt['likelier'], SpeakerText[]> }
type SpeakerText = { speaker: string | null; text: string }

/** Creates a report; `shown` has speaker overrides applied. */
export function createReport(
  { dialect, timeSource, notes, notKept, segments, doubt }: Transcript,
  { leftOut, shown }: { leftOut: readonly LeftOutSegments[]; shown: readonly Segment[] },
): StoredReport {
  const hidden = leftOut.reduce((sum, one) => sum + one.segments.length, 0)
  return {
    dialect,
    timeSource,
    notes,
    ...(notKept !== undefined && { notKept }),
    ...{ ...getCounts(segments, shown), segments: segments.length - hidden, ...(hidden > 0 && { leftOut: hidden }) },
    ...(doubt && { doubt: storedDoubt(segments, doubt) }),
  }
}

/** Returns the number of stored segments that the parser left out. */
export function countLeftOut(parseReport: unknown): number {
  return (parseReport as StoredReport | null)?.leftOut ?? 0
}

/** Returns the counts that depend on the speakers; `shown` has speaker overrides applied. */
function getCounts(segments: readonly Segment[], shown: readonly Segment[]): Pick<StoredReport, 'turns' | 'speakers'> {
  return {
    turns: toTurns(toPieces(shown)).length,
    speakers: labelsIn(toPieces(shown), segments),
  }
}

/** Maximum number of segments that show what both answers look like. */
const shownSegments = 3
/** Maximum number of characters of each. */
const shownLength = 160

function storedDoubt(segments: readonly Segment[], { likelier, names }: SpeakerDoubt): StoredDoubt {
  const begins = segments.findIndex(({ label, speaker }) => label && names.includes(speaker ?? ''))
  const some = segments.slice(Math.max(0, begins)).filter(({ speaker }) => names.includes(speaker ?? ''))
  const first = some.slice(0, shownSegments)
  return {
    ...{ likelier, names },
    first: {
      speakers: first.map(({ speaker, text }) => ({ speaker, text: shortened(text) })),
      words: first.map(({ label = '', text }) => ({ speaker: null, text: shortened(label + text) })),
    },
  }
}

/** Shortens a text without cutting a word. */
function shortened(text: string): string {
  if (text.length <= shownLength) return text
  const end = text.lastIndexOf(' ', shownLength)
  return `${text.slice(0, end > 0 ? end : shownLength).toWellFormed()}…`
}

type Asked = Pick<TranscriptRow, 'parseReport' | 'speakersConfirmed' | 'wordLabels' | 'speakerNames'>

/** Returns the question about doubtful names, with current speaker names; null if nothing is doubtful. */
export function toSpeakerQuestion({
  parseReport,
  speakersConfirmed,
  wordLabels,
  speakerNames,
}: Asked): SpeakerQuestion | null {
  const { doubt } = (parseReport as StoredReport | null) ?? {}
  if (!doubt) return null
  const words = splitLabels(wordLabels ?? '')
  const shown = (said: SpeakerText[]) =>
    said.map(({ speaker, text }) => ({ speaker: speaker && shownName(speakerNames, speaker), text }))
  return {
    ...{ areSpeakers: !doubt.names.every((name) => words.includes(name)), isAnswered: speakersConfirmed },
    names: [...new Set(doubt.names.map((name) => shownName(speakerNames, name)))],
    first: { speakers: shown(doubt.first.speakers), words: doubt.first.words },
  }
}

export function toParseReport({ dialect, segments, turns, timeSource, notes, notKept = 0 }: StoredReport): ParseReport {
  return { dialect: dialectLabel(dialect) ?? dialect, segments, turns, timeSource, notes, notKept }
}

/** Returns speakers under their current names, with labels of the same name merged, most words first. */
export function toSpeakers(report: StoredReport, names: SpeakerNames, analysis: Analysis | null): Speaker[] {
  const speakers = new Map<string, Speaker>()
  for (const { label, words, added } of report.speakers) {
    const name = shownName(names, label)
    const known = speakers.get(name)
    const labels = [...(known?.labels ?? []), label]
    const more = added ? [...(known?.added ?? []), label] : known?.added
    speakers.set(name, { name, labels, ...(more && { added: more }), words: (known?.words ?? 0) + words })
  }
  return [...speakers.values()]
    .map((speaker) => ({ ...speaker, words: countedWords(analysis, speaker.name) ?? speaker.words }))
    .sort((one, other) => other.words - one.words)
}

/** Returns the analysis's word count, which also covers scripts without spaces. */
function countedWords(analysis: Analysis | null, name: string): number | undefined {
  return analysis?.speakers.find((speaker) => speaker.name === name)?.words
}
