import type { Transcript } from './transcript.ts'

/** Names that users gave to speakers, by the speaker's label in the file. */
export type SpeakerNames = Readonly<Record<string, string>>

/** Returns the name that is shown for a label. */
export function shownName(names: SpeakerNames, label: string): string {
  return (Object.hasOwn(names, label) ? names[label] : undefined) ?? label
}

/** Returns the segments with the names that users gave to their speakers. */
export function nameSpeakers<Spoken extends { speaker: string | null }>(
  segments: readonly Spoken[],
  names: SpeakerNames,
): Spoken[] {
  return segments.map((segment) =>
    segment.speaker === null ? segment : { ...segment, speaker: shownName(names, segment.speaker) },
  )
}

/** Returns the whole transcript with those names. */
export function withSpeakerNames(transcript: Transcript, names: SpeakerNames): Transcript {
  const speakers = transcript.speakers.map((label) => shownName(names, label))
  return { ...transcript, segments: nameSpeakers(transcript.segments, names), speakers: [...new Set(speakers)] }
}
