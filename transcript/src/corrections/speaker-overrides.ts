// Turns of a transcript that people gave to another speaker than the file names. The file stays as it was read.
import type { Segment } from '../transcript.ts'

/** Segments `from` up to and including `to`, by their ids, and the label of who spoke them: like the file's own labels. */
export type SpeakerOverride = { from: number; to: number; label: string }

/**
 * A transcript with its turns given, newest first: of two that give the same segment the newer one counts. Segments are
 * in the order of their ids; those that nobody gave to anyone are the very objects that came in.
 */
export function applySpeakerOverrides<One extends Pick<Segment, 'id' | 'speaker'>>(
  heard: readonly One[],
  newestFirst: readonly SpeakerOverride[],
): One[] {
  if (newestFirst.length === 0) return [...heard]
  const at = new Map(heard.map(({ id }, index) => [id, index]))
  const given = [...heard]
  // The next index, from each on, that no newer turn has taken.
  const free = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const { from, to, label } of newestFirst) {
    const last = at.get(to) ?? -1
    for (let index = nextFree(free, at.get(from) ?? heard.length); index <= last; index = nextFree(free, index)) {
      const segment = heard[index] as One
      if (segment.speaker !== label) given[index] = { ...segment, speaker: label }
      free[index] = index + 1
    }
  }
  return given
}

/** Follows the chain of taken indexes and shortens it, so that many turns over one stretch do not walk it each time. */
function nextFree(free: number[], from: number): number {
  let end = from
  while (end < free.length - 1 && free[end] !== end) end = free[end] as number
  for (let at = from; at < end; ) {
    const next = free[at] as number
    free[at] = end
    at = next
  }
  return end
}
