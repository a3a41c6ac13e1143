// Handles files that list speakers and their time ranges separately from the words.
import { toText } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { parseSeconds } from '../time-code.ts'
import { detectRoles, type Roles } from './column-roles.ts'
import type { Cells, FoundList } from './lists.ts'

type Range = { from: number; label: string }

type Beside = { list: FoundList; roles: Roles; lists: readonly FoundList[]; names: ReadonlyMap<string, string> }

/** Returns a function that finds the speaker at a time, in the file's unit; null if the file has no such list. */
export function speakerAtTimes({ list, roles, lists, names }: Beside): ((time: number | null) => string | null) | null {
  const last = lastTime(list.rows, roles.start)
  for (const other of lists) {
    if (other === list || last === null) continue
    const ranges = rangesIn(other, names)
    const [first, end] = [ranges[0]?.from, ranges.at(-1)?.from]
    // Of a long list, only the first rows may have been taken.
    const isLater = list.all <= list.rows.length && (end ?? 0) > last * 1.1
    if (first === undefined || end === undefined || isLater || ranges.length > list.rows.length * 2) continue
    return (time) => (time === null ? null : labelAt(ranges, time))
  }
  return null
}

function rangesIn({ rows }: FoundList, names: ReadonlyMap<string, string>): Range[] {
  const who = detectRoles(rows, names)
  const speaker = who.speaker ?? who.text
  const { start } = who
  if (start === null || speaker === null || rows.length === 0) return []
  const ranges = rows.flatMap((row) => {
    const [from, label] = [parseTime(row[start]), plainText(toText(row[speaker]))]
    return from === null || label === '' ? [] : [{ from, label }]
  })
  const people = new Set(ranges.map(({ label }) => label))
  const come = people.size > 1 && (people.size < ranges.length || ranges.length < 4) && people.size <= 40
  return come && ranges.length * 10 >= rows.length * 9 ? ranges.sort((a, b) => a.from - b.from) : []
}

function parseTime(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? parseSeconds(value) : null
}

function lastTime(rows: readonly Cells[], start: string | null): number | null {
  const times = start === null ? [] : rows.flatMap((row) => parseTime(row[start]) ?? [])
  return times.at(-1) ?? null
}

/** Tools round: a range may start a hundredth before or after its first word. */
const rounding = 0.011

function labelAt(ranges: readonly Range[], time: number): string | null {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.from ?? 0) <= time + rounding) low = middle + 1
    else high = middle
  }
  return ranges[Math.max(0, low - 1)]?.label ?? null
}
