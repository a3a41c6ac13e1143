// Turns that users assigned to another speaker. The parsed file never changes.
import type { Segment } from '../transcript.ts'

/**
 * Assigns segments `from` to `to` (ids, both included) to the speaker with this label. In split segments, the
 * assignment starts with the part at `fromOffset` and ends with the part at `toOffset`, in the original words.
 */
export type SpeakerOverride = { from: number; to: number; label: string; fromOffset?: number; toOffset?: number | null }

type Overridable = Pick<Segment, 'id' | 'speaker' | 'splits'>

/** A segment, or the part of it after a split. */
type Part = { index: number; offset: number }

/**
 * Applies speaker overrides. `newestFirst` may overlap: the newer one wins. Segments must be sorted by id; those
 * without an override are returned as the same objects.
 */
export function applySpeakerOverrides<One extends Overridable>(
  heard: readonly One[],
  newestFirst: readonly SpeakerOverride[],
): One[] {
  if (newestFirst.length === 0) return [...heard]
  const parts: Part[] = []
  const firstPart = new Map<number, number>()
  for (const [index, { id, splits = [] }] of heard.entries()) {
    firstPart.set(id, parts.length)
    parts.push({ index, offset: 0 }, ...splits.map((split) => ({ index, offset: split.from })))
  }
  const given = [...heard]
  // For each index, the next part that no newer override has taken.
  const free = Array.from({ length: parts.length + 1 }, (_, index) => index)
  for (const { from, to, label, fromOffset = 0, toOffset = null } of newestFirst) {
    const begin = skipParts(parts, firstPart.get(from) ?? parts.length, fromOffset)
    const end = skipParts(parts, firstPart.get(to) ?? -1, toOffset ?? Number.POSITIVE_INFINITY)
    for (let at = nextFree(free, begin); at < end; at = nextFree(free, at)) {
      const { index, offset } = parts[at] as Part
      given[index] = withSpeaker(given[index] as One, offset, label)
      free[at] = at + 1
    }
  }
  return given
}

/**
 * Returns the first part at or after `first` in the same segment whose offset is at least `offset`, else the next
 * segment's first part.
 */
function skipParts(parts: readonly Part[], first: number, offset: number): number {
  let at = first
  while (at >= 0 && parts[at]?.index === parts[first]?.index && at < parts.length && (parts[at]?.offset ?? 0) < offset)
    at += 1
  return at
}

function withSpeaker<One extends Overridable>(segment: One, offset: number, label: string): One {
  if (offset === 0) return segment.speaker === label ? segment : { ...segment, speaker: label }
  const splits = segment.splits?.map((split) => (split.from === offset ? { ...split, speaker: label } : split))
  return { ...segment, splits }
}

/** Follows the chain of taken indexes and shortens it (path compression), so overlapping overrides stay fast. */
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
