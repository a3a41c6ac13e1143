import { z } from 'zod'

/** A position in the transcript: a segment's id and a character offset in that segment's text. */
export const Place = z.object({ segment: z.int().min(0), offset: z.int().min(0) })
export type Place = z.infer<typeof Place>

/** Where an item was said in the transcript: the words from `from` up to (not including) `to`. */
export const Evidence = z.object({
  speaker: z.string().nullable(),
  /** Seconds. */
  start: z.number().min(0),
  end: z.number().min(0),
  /** True if the start is not in the file. */
  estimated: z.boolean(),
  /** True if the end is not in the file. */
  endEstimated: z.literal(true).optional(),
  from: Place,
  to: Place,
})
export type Evidence = z.infer<typeof Evidence>

/** True if one of its times is not in the file. */
export function isEstimated({ estimated, endEstimated }: Pick<Evidence, 'estimated' | 'endEstimated'>): boolean {
  return estimated || endEstimated === true
}

/** True if a value is evidence. Written by hand, because the schema would load its library on every page with content. */
export function isEvidence(value: unknown): value is Evidence {
  if (typeof value !== 'object' || value === null) return false
  const { speaker, start, end, estimated, from, to } = value as Partial<Record<keyof Evidence, unknown>>
  const isNamed = speaker === null || typeof speaker === 'string'
  return isNamed && isTime(start) && isTime(end) && typeof estimated === 'boolean' && isPlace(from) && isPlace(to)
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  const { segment, offset } = value as Partial<Record<keyof Place, unknown>>
  return [segment, offset].every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
}

const maxInteger = 2 ** 31 - 1
const NamedPlace = z.object({ segment: z.int().min(0).max(maxInteger), offset: z.int().min(0).max(maxInteger) })

/** A passage in an edit. The server derives its speaker and times, and ignores those of the client. */
export const Passage = z.object({ from: NamedPlace, to: NamedPlace })
export type Passage = z.infer<typeof Passage>

/** Maximum passages per text of an edit: a language model may cite every sentence that it wrote a title from. */
export const Passages = z.array(Passage).max(1000)

/** True if one place of the transcript is before another. */
export function isBefore(one: Place, other: Place): boolean {
  return one.segment < other.segment || (one.segment === other.segment && one.offset < other.offset)
}

export function isSamePassage(one: Passage, other: Passage): boolean {
  return toKey(one) === toKey(other)
}

/** Returns a passage as a string key, for maps. */
export function toKey({ from, to }: Passage): string {
  return `${from.segment}.${from.offset}-${to.segment}.${to.offset}`
}

/** Returns the passage of a key from `toKey`; null for any other string. */
export function passageOfKey(key: string): Passage | null {
  const [fromSegment, fromOffset, toSegment, toOffset] =
    /^(\d{1,9})\.(\d{1,9})-(\d{1,9})\.(\d{1,9})$/.exec(key)?.slice(1).map(Number) ?? []
  if (fromSegment === undefined || fromOffset === undefined || toSegment === undefined || toOffset === undefined)
    return null
  return { from: { segment: fromSegment, offset: fromOffset }, to: { segment: toSegment, offset: toOffset } }
}

/** True if two passages overlap. */
export function passagesMeet(one: Passage | null, other: Passage | null): boolean {
  return one !== null && other !== null && isBefore(one.from, other.to) && isBefore(other.from, one.to)
}

/** Returns an optional passage as a list. */
export function toPassageList<One extends Passage>(passage: One | null | undefined): One[] {
  return passage ? [passage] : []
}
