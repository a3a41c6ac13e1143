import type { Analysis, ParseReport, Speaker } from '@podcastai/contracts'
import {
  dialectLabel,
  type Segment,
  type SpeakerNames,
  shownName,
  type Transcript,
  turnsOf,
} from '@podcastai/transcript'
import { labelsIn } from '../../platform/database/stored-transcript.ts'

/** What is stored of the reading of a file, under the file's own labels. */
export type StoredReport = Pick<Transcript, 'dialect' | 'timeSource' | 'notes'> & {
  segments: number
  turns: number
  /** Who speaks, turns that people gave to others counted for these; in order of first appearance. */
  speakers: { label: string; words: number; added?: true }[]
}

/** `shown`: with the turns that people gave to others. */
export function reportOf(
  { dialect, timeSource, notes, segments }: Transcript,
  shown: readonly Segment[],
): StoredReport {
  return {
    dialect,
    timeSource,
    notes,
    segments: segments.length,
    turns: turnsOf(segments).length,
    speakers: labelsIn(
      segments.map((segment, at) => ({ ...segment, speaker: shown[at]?.speaker ?? null })),
      segments,
    ),
  }
}

export function toParseReport({ dialect, segments, turns, timeSource, notes }: StoredReport): ParseReport {
  return { dialect: dialectLabel(dialect) ?? dialect, segments, turns, timeSource, notes }
}

/** The speakers under the names they are shown by, labels of one name together, most words first. */
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

/** The understanding of an episode counts words in scripts without spaces, too. */
function countedWords(analysis: Analysis | null, name: string): number | undefined {
  return analysis?.speakers.find((speaker) => speaker.name === name)?.words
}
