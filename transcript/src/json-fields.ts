// Reads JSON of unknown shape without trusting it.
import { bareName } from './columns.ts'
import type { TimedWords } from './dialect.ts'
import { plainText, withoutControls } from './plain-text.ts'
import { parseSeconds } from './time-code.ts'

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the objects in a list; an empty list for anything else. */
export function listObjects(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** Returns the value at a path such as `results.channels.0`, or undefined. */
export function valueAt(value: unknown, path: string): unknown {
  let current = value
  for (const step of path.split('.')) {
    if (Array.isArray(current)) current = current[Number(step)]
    else if (isFields(current)) current = current[step]
    else return undefined
  }
  return current
}

/** Returns a number, or a number in a string; otherwise null. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Returns seconds for a value in milliseconds. */
export function thousandths(value: unknown): number | null {
  const number = toNumber(value)
  return number === null ? null : Math.round(number) / 1000
}

/** Returns seconds from a number, a string with a unit (`1.300s`, `PT1.3S`), or an object with seconds and nanos. */
export function secondsIn(value: unknown): number | null {
  if (typeof value === 'string') return parseSeconds(value)
  if (!isFields(value)) return toNumber(value)
  const seconds = Number(value.seconds ?? 0) + Number(value.nanos ?? 0) / 1e9
  return Number.isFinite(seconds) ? Math.round(seconds * 1000) / 1000 : null
}

/** Returns the words of a list with their times. Entries without a time, as punctuation often is, are left out. */
export function listTimedWords(
  list: unknown,
  read: (entry: Fields) => { text: unknown; seconds: number | null },
): TimedWords | undefined {
  const words: TimedWords = { texts: [], seconds: [] }
  for (const entry of listObjects(list)) {
    const { text, seconds } = read(entry)
    if (seconds === null) continue
    words.texts.push(typeof text === 'string' ? text : toText(text))
    words.seconds.push(seconds)
  }
  return words.texts.length > 0 ? words : undefined
}

/** Returns a string, or a number as a string: some tools number speakers from 0. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return withoutControls(value)
  return Number.isFinite(value) ? String(value) : ''
}

/** Returns a speaker's label or null. Accepts `2`, `["Maya"]`, `{name: "Maya"}`, `meetings/3/participants/Maya`. */
export function parseSpeaker(value: unknown): string | null {
  if (Array.isArray(value)) return value.flatMap((one) => parseSpeaker(one) ?? []).join(', ') || null
  if (isFields(value)) return parseSpeaker(findField(value, personNames)?.value ?? null)
  const label = plainText(toText(value))
  return (resourceName.test(label) ? label.slice(label.lastIndexOf('/') + 1) : label) || null
}

const personNames = 'name displayname participantname speakername fullname speakerlabel label id'.split(' ')
/** Resource names with at least two pairs of collection and id. */
const resourceName = /^(?:[a-z][\w-]*\/[\w.-]+\/)+[a-z][\w-]*\/[\w.-]+$/i

/** Returns the first of `names` (normalized) for which the object has a usable value. */
export function findField(row: Fields, names: readonly string[]): { name: string; value: unknown } | null {
  const bare = new Map(Object.entries(row).map(([key, value]) => [bareName(key), value]))
  for (const name of names) {
    const value = bare.get(name)
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return { name, value }
  }
  return null
}
