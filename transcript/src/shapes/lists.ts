// Finds all lists of similar items in JSON of unknown shape, as rows with columns.
import { type Fields, isFields } from '../json-fields.ts'

/** Values by their path in the row. `../who` is a value of the parent. */
export type Cells = Record<string, unknown>

/** `all`: total number of rows; `rows` may hold only the first ones. */
export type FoundList = { path: string; rows: Cells[]; all: number }

/** Maximum cells kept for a row, and as many of its parent. Rows of a talk have few. */
export const maxColumns = 100
/** Maximum characters kept of a path or column name, from the end. */
const maxPathLength = 200

type Place = { path: string; outer: Cells }

/**
 * Returns the lists of objects and tuples by path. Lists at the same path of several parents are merged. `atMost`: rows
 * kept of each list.
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
  let passed: Cells | null = null
  for (const key in item) {
    if (isScalar(item[key])) continue
    passed ??= passedOn(own, outer)
    walk(item[key], { path: getPathEnd(`${path}.${key}`), outer: passed }, into)
  }
}

/** Returns the cells that nested rows inherit from a row and its parents, nearest first. */
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

/** A parent's long text isn't part of its rows. */
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

/** True if all values have the same keys: they are entries by id. Settings by name differ. */
function alike(values: readonly unknown[]): boolean {
  const [first, second] = values.filter(isFields).map((value) => Object.keys(value).sort().join())
  return first !== undefined && first === second
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/**
 * Adds an item's values to the cells. Nested objects and pairs of times belong to the row; nested lists are separate
 * rows. `room` is how many cells are left, and the return value is what remains.
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
