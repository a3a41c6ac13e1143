// Every list of alike things in JSON of unknown shape, as rows with columns.
import { type Fields, isFields } from '../json-fields.ts'

/** Values by the path that leads to them inside the row; `../who` is a value of what the row stands in. */
export type Cells = Record<string, unknown>

/** `all`: total number of rows; `rows` may hold only the first ones. */
export type FoundList = { path: string; rows: Cells[]; all: number }

/** Of a row only so many of its first cells are kept, and as many of what it stands in: rows of a talk have few. */
export const maxColumns = 100
/** Characters that are kept of a path and of a column's name, the last ones. */
const maxPathLength = 200

type Place = { path: string; outer: Cells }

/**
 * The lists of objects and of tuples, by where they stand; lists at the same place of several parents are one. `atMost`:
 * of each list in the file only so many of its first rows.
 */
export function listsIn(json: unknown, atMost = Number.POSITIVE_INFINITY): FoundList[] {
  const lists = new Map<string, FoundList>()
  const listAt = (path: string) => {
    const list = lists.get(path) ?? { path, rows: [], all: 0 }
    lists.set(path, list)
    return list
  }
  const into: Into = {
    atMost,
    add: (path, row) => {
      const list = listAt(path)
      list.rows.push(row)
      list.all++
    },
    skip: (path, count) => {
      listAt(path).all += count
    },
  }
  walk(json, { path: '', outer: {} }, into)
  return [...lists.values()].filter(({ rows }) => rows.length > 0)
}

type Into = { atMost: number; add(path: string, row: Cells): void; skip(path: string, count: number): void }

function walk(value: unknown, place: Place, into: Into): void {
  if (Array.isArray(value)) walkList(value, place, into)
  else if (isFields(value)) walkFields(value, place, into)
}

function walkList(list: readonly unknown[], { path, outer }: Place, into: Into): void {
  const inside = `${path}[]`
  for (const item of list.length > into.atMost ? list.slice(0, into.atMost) : list) {
    if (Array.isArray(item) && item.every(isScalar)) into.add(inside, { ...outer, ...item.slice(0, maxColumns) })
    else if (isFields(item)) addRow(item, { path: inside, outer }, into)
    else walk(item, { path: inside, outer }, into)
  }
  if (list.length > into.atMost) into.skip(inside, list.length - into.atMost)
}

function addRow(item: Fields, { path, outer }: Place, into: Into): void {
  const own: Cells = {}
  flatten(item, '', own, maxColumns)
  into.add(path, { ...own, ...outer })
  const passed = passedOn(own, outer)
  for (const key in item) walk(item[key], { path: getPathEnd(`${path}.${key}`), outer: passed }, into)
}

/** What the rows inside a row know of it and of what it stands in, the nearest first. */
function passedOn(own: Cells, outer: Cells): Cells {
  const passed: Cells = {}
  let room = maxColumns
  for (const cells of [own, outer]) {
    for (const key in cells) {
      if (longText(cells[key])) continue
      if (room-- === 0) return passed
      passed[`../${key}`] = cells[key]
    }
  }
  return passed
}

function getPathEnd(path: string): string {
  return path.slice(-maxPathLength)
}

/** Words of a parent are not those of its rows. */
function longText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 80
}

function walkFields(fields: Fields, { path, outer }: Place, into: Into): void {
  const keys = Object.keys(fields)
  const columns = keys.filter((key) => isColumn(fields[key]))
  const length = columns.length < 2 ? 0 : (fields[columns[0] ?? ''] as unknown[]).length
  const parallel = columns.filter((key) => (fields[key] as unknown[]).length === length).slice(0, maxColumns)
  if (length > 1 && parallel.length > 1) {
    for (let at = 0; at < Math.min(length, into.atMost); at++) {
      into.add(`${path}{}`, Object.fromEntries(parallel.map((key) => [key, (fields[key] as unknown[])[at]])))
    }
  }
  const isKeyed = keys.length > 2 && keys.every((key) => isFields(fields[key])) && alike(keys.map((key) => fields[key]))
  for (const key of keys) {
    const value = fields[key]
    if (isKeyed && isFields(value)) addRow({ '': key, ...value }, { path: `${path}{}`, outer }, into)
    else walk(value, { path: getPathEnd(`${path}.${key}`), outer }, into)
  }
}

function isColumn(value: unknown): boolean {
  return Array.isArray(value) && value.length > 1 && value.every(isScalar)
}

/** Values under ids have the same names, settings under names do not. */
function alike(values: readonly unknown[]): boolean {
  const [first, second] = values.filter(isFields).map((value) => Object.keys(value).sort().join())
  return first !== undefined && first === second
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/**
 * Objects inside a row belong to it, and so do pairs of times; lists of things are rows of their own. `room`: for how
 * many cells; returns how much of it is left.
 */
function flatten(item: Fields, prefix: string, cells: Cells, room: number): number {
  let left = room
  for (const key in item) {
    if (left <= 0) break
    const value = item[key]
    const name = getPathEnd(prefix + key)
    if (isScalar(value)) {
      cells[name] = value
      left--
    } else if (isFields(value)) {
      left = flatten(value, `${name}.`, cells, left)
    } else if (Array.isArray(value) && value.length < 5 && value.every(isScalar)) {
      for (const [at, part] of value.entries()) cells[`${name}.${at}`] = part
      left -= value.length
    }
  }
  return left
}
