// Finds the speakers in rows of a JSON list if the speaker key is missing or contains something else.
import { bareName, speakerNames } from './columns.ts'
import { type Fields, toText } from './json-fields.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import type { RowFields } from './row-fields.ts'

/** Enough rows to classify keys. */
const sampleRows = 200
const minRows = 3

/** Returns keys such as `name` that contain each row's id, `records/3/entries/17`, beside a real speaker key. */
export function listResourceKeys(rows: readonly Fields[]): Set<string> {
  const sample = rows.slice(0, sampleRows)
  const keys = Object.keys(sample[0] ?? {}).filter((key) => speakerNames.includes(bareName(key)))
  if (keys.length < 2 || sample.length < minRows) return new Set()
  const ids = keys.filter((key) => {
    const values = sample.map((row) => toText(row[key]))
    return (
      new Set(values).size === values.length && values.every((value) => /[\d/]/.test(value) && !value.includes(' '))
    )
  })
  return new Set(ids.length < keys.length ? ids : [])
}

const channelNames = new Set(
  'channel channelname channelid channeltag channellabel track trackname source audiosource side stream mic microphone'.split(
    ' ',
  ),
)
const maxChannels = 8

type Entry = { row: Fields; fields: RowFields; entry: number }

/**
 * Returns the rows with unnamed ones labeled by their audio channel, if it separates them from the named rows: the
 * user's own microphone beside the call.
 */
export function withChannels(list: Entry[], notes: ParseWarnings): Entry[] {
  const unnamed = list.filter(({ fields }) => fields.speaker === null)
  if (unnamed.length === 0) return list
  const keys = Object.keys(unnamed[0]?.row ?? {}).filter((key) => channelNames.has(bareName(key)))
  const key = keys.find((one) => tellsApart(list, one))
  if (key === undefined) return list
  notes.repaired('lines without a speaker, named by their channel', { entry: unnamed[0]?.entry ?? 1 }, unnamed.length)
  return list.map((one) =>
    one.fields.speaker === null && toText(one.row[key]) !== ''
      ? { ...one, fields: { ...one.fields, speaker: { name: key, value: one.row[key], rank: speakerNames.length } } }
      : one,
  )
}

/** True if the key has several values, and none of them occurs in both named and unnamed rows. */
function tellsApart(list: readonly Entry[], key: string): boolean {
  const named = new Set<string>()
  const unnamed = new Set<string>()
  for (const { row, fields } of list) (fields.speaker === null ? unnamed : named).add(toText(row[key]))
  const all = new Set([...named, ...unnamed])
  return all.size > 1 && all.size <= maxChannels && [...unnamed].every((value) => !named.has(value))
}
