// Finds lists that map ids to people's names, anywhere in the file.
import { isFields, toText } from '../json-fields.ts'
import { nameShape } from '../name-shape.ts'
import { type FoundList, maxColumns } from './lists.ts'

/** Longer lists aren't lists of people. */
export const maxPeople = 200
const people = /speak|people|person|participant|user|voice|member|cast|name/i

/** Returns names by id from all short lists and objects with ids and names. */
export function namesById(json: unknown, lists: readonly FoundList[]): Map<string, string> {
  const names = new Map<string, string>()
  const likeliest = [...lists].sort((a, b) => Number(people.test(b.path)) - Number(people.test(a.path)))
  for (const { path, rows, all } of likeliest) {
    if (all > maxPeople) continue
    const own = Object.keys(rows[0] ?? {}).filter((name) => !name.startsWith('../'))
    const columns = own.slice(0, maxColumns)
    const texts = (column: string) => rows.map((row) => toText(row[column]).trim())
    const namable = columns.filter((column) => isUnique(texts(column)) && texts(column).every(isName))
    const named = namable.find((column) => /name|label/i.test(column)) ?? namable.at(-1)
    const id = columns.find((column) => column !== named && isUnique(texts(column)) && texts(column).every(isId))
    const isPeople = people.test(path)
    if (named === undefined || (id === undefined && !isPeople)) continue
    for (const [at, row] of rows.entries()) {
      const key = id === undefined ? String(at) : toText(row[id]).trim()
      // Chapters also have numbers and titles.
      if (isPeople || !/^\d+$/.test(key)) setOnce(names, key, toText(row[named]).trim())
    }
  }
  addObjects(json, names, 0)
  return names
}

function setOnce(names: Map<string, string>, id: string, name: string): void {
  if (!names.has(id)) names.set(id, name)
}

function isUnique(values: readonly string[]): boolean {
  return values.every((value) => value !== '') && new Set(values).size === values.length
}

function isName(text: string): boolean {
  return text.length < 80 && nameShape(text) === 'name'
}

function isId(text: string): boolean {
  return /^[\w.:-]{1,60}$/.test(text)
}

const deepest = 5

/** `{spk_0: 'Ada'}`, and `{spk_0: {name: 'Ada'}}`. */
function addObjects(value: unknown, names: Map<string, string>, depth: number): void {
  if (!isFields(value) || depth > deepest) return
  const keys = Object.keys(value)
  const read = keys.map((key) => parseName(value[key]))
  const isTable = keys.length > 0 && keys.length <= maxPeople && read.every((name) => name !== null && isName(name))
  if (isTable && keys.every(isId) && isUnique(read.map((name) => name ?? ''))) {
    for (const [at, key] of keys.entries()) setOnce(names, key, read[at] ?? '')
    return
  }
  for (const key of keys.slice(0, maxPeople)) addObjects(value[key], names, depth + 1)
}

function parseName(value: unknown): string | null {
  if (typeof value === 'string') return value.trim()
  const names = isFields(value)
    ? Object.entries(value).filter(([key, part]) => /name|label|title/i.test(key) && typeof part === 'string')
    : []
  return names.length > 0 ? toText(names[0]?.[1]).trim() : null
}
