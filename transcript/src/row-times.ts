// Reads when a row of a JSON list starts and ends, in whatever form the file has.
import { isFields } from './json-fields.ts'
import type { Field, RowFields } from './row-fields.ts'
import { after, type RowTime, rowTime } from './rows.ts'

export type RowTimes = { start: RowTime; end: RowTime }

/** `words` are the row's own words, only read if the row itself has no time. */
export function rowTimes(fields: RowFields, words: () => readonly RowFields[]): RowTimes {
  const [start, pairedEnd] = both(fields.start)
  if (start === null) {
    const timed = words().filter((word) => word.start !== null)
    const [first, last] = [timed.at(0), timed.at(-1)]
    return first && last ? { start: ownTimes(first).start, end: ownTimes(last).end } : { start: none, end: none }
  }
  return ownTimes({ ...fields, start, end: pairedEnd ?? fields.end })
}

const none: RowTime = rowTime(null, '')

function ownTimes({ start, end, duration }: RowFields): RowTimes {
  const from = read(both(start)[0])
  if (end !== null) return { start: from, end: read(end) }
  return { start: from, end: duration === null ? none : after(from, read(duration)) }
}

/** `timestamp: [0, 3.2]` and `time: {start: 0, end: 3.2}` have both times in one field. */
function both(field: Field | null): [Field | null, Field | null] {
  if (field === null || typeof field.value !== 'object') return [field, null]
  const { value } = field
  const named = (part: unknown) => (part === null || part === undefined ? null : { ...field, value: part })
  if (Array.isArray(value)) return [named(value[0]), named(value[1])]
  if (!isFields(value)) return [null, null]
  if ('seconds' in value || 'nanos' in value) return [field, null]
  return [named(value.start ?? value.from), named(value.end ?? value.to)]
}

function read(field: Field | null): RowTime {
  if (field === null) return none
  const { name, value } = field
  if (!isFields(value)) return rowTime(value, name)
  const seconds = Number(value.seconds ?? 0) + Number(value.nanos ?? 0) / 1e9
  return { seconds: Number.isFinite(seconds) ? seconds : null, bare: false, milliseconds: false }
}
