import type { Transcript } from './transcript.ts'

/** Names that people gave to speakers, by the label that stands for the speaker in the file. */
export type SpeakerNames = Readonly<Record<string, string>>

/** What a label is shown as. */
export function shownName(names: SpeakerNames, label: string): string {
  return (Object.hasOwn(names, label) ? names[label] : undefined) ?? label
}

/** Segments under the names that people gave to their speakers. */
export function nameSpeakers<Spoken extends { speaker: string | null }>(
  segments: readonly Spoken[],
  names: SpeakerNames,
): Spoken[] {
  return segments.map((segment) =>
    segment.speaker === null ? segment : { ...segment, speaker: shownName(names, segment.speaker) },
  )
}

/** The whole transcript under those names. */
export function withSpeakerNames(transcript: Transcript, names: SpeakerNames): Transcript {
  const speakers = transcript.speakers.map((label) => shownName(names, label))
  return { ...transcript, segments: nameSpeakers(transcript.segments, names), speakers: [...new Set(speakers)] }
}
