// Labels that don't name speakers, such as "Summary:", become words. The parsed segments keep them as labels.
import type { Segment } from '../transcript.ts'
import type { Correction } from './correction.ts'

/** Returns the segments without these speakers. Other segments are the same objects. */
export function withoutSpeakers<One extends Pick<Segment, 'speaker'>>(
  heard: readonly One[],
  labels: readonly string[],
): One[] {
  const words = new Set<string | null>(labels)
  return heard.map((segment) => (words.has(segment.speaker) ? { ...segment, speaker: null } : segment))
}

/** Returns the corrections that insert these labels before their words, as the file has them. */
export function insertLabels(
  heard: readonly Pick<Segment, 'id' | 'speaker' | 'label'>[],
  labels: readonly string[],
): Correction[] {
  const words = new Set<string | null>(labels)
  return heard.flatMap(({ id: segment, speaker, label }) =>
    label && words.has(speaker) ? [{ segment, offset: 0, heard: '', written: label }] : [],
  )
}
