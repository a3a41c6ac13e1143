// Turns of a transcript that people gave to another speaker than the file names. The file stays as it was read.
import type { Segment } from '../transcript.ts'

/**
 * Segments `from` up to and including `to`, by their ids, and the label of who spoke them: like the file's own labels. In
 * segments that are split, from the part at `fromOffset`, and up to the part at `toOffset`, by the file's words.
 */
export type SpeakerOverride = { from: number; to: number; label: string; fromOffset?: number; toOffset?: number | null }

type Overridable = Pick<Segment, 'id' | 'speaker' | 'splits'>

/** A segment, or what is behind one of its splits. */
type Part = { index: number; offset: number }

/**
 * A transcript with its turns given, newest first: of two that give the same segment the newer one counts. Segments are
 * in the order of their ids; those that nobody gave to anyone are the very objects that came in.
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
  // The next part, from each on, that no newer turn has taken.
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

/** Returns the first part from `first` on, in the same segment, at an offset or behind it; else the next segment's. */
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
