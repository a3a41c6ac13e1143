import { type ContentKey, getContentType } from '@podcastai/content-types'

type Row = Record<string, string>

/** An item that differs between the two contents. */
export type ItemChange = {
  kind: 'changed' | 'added' | 'removed'
  /** Its position, from 1, and its short name if any: '3', '1 · Primary'. */
  name: string
  /** The changed fields; for an added or removed item, all fields. */
  fields: { label: string; before: string; after: string }[]
}

export type Comparison = { changes: ItemChange[]; unchanged: number }

/** Minimum share of common words for two items to count as one changed item, not as one removed and one added. */
const minLikeness = 0.4
const maxNameLength = 40

/** Returns the changes between two contents of a type, item by item, in the fields of its export. */
export function compareContents(contentType: ContentKey, before: unknown, after: unknown): Comparison {
  const { rows, columns } = getContentType(contentType)
  const [old, now] = [rows(before as never), rows(after as never)]
  const pairs = pairRows(old, now, likenessIn(columns[0] ?? '', old, now))
  const changes = pairs.flatMap(({ was, is }) => toItemChange({ columns, old, now }, was, is) ?? [])
  return { changes: withoutRepeats(changes), unchanged: pairs.length - changes.length }
}

type Pair = { was: number | null; is: number | null }

/** Pairs rows: equal ones first, then similar ones between them, in order. */
function pairRows(old: readonly Row[], now: readonly Row[], likeness: Likeness): Pair[] {
  const pairs: Pair[] = []
  let [was, is] = [0, 0]
  for (const anchor of [...commonRows(old, now), { was: old.length, is: now.length }]) {
    while (was < anchor.was || is < anchor.is) {
      const isPaired = was < anchor.was && is < anchor.is && likeness(old[was], now[is]) >= minLikeness
      const hasLater = now.slice(is + 1, anchor.is).some((row) => likeness(old[was], row) >= minLikeness)
      if (isPaired) pairs.push({ was: was++, is: is++ })
      else if (was < anchor.was && !hasLater) pairs.push({ was: was++, is: null })
      else pairs.push({ was: null, is: is++ })
    }
    if (anchor.was < old.length) pairs.push({ was: was++, is: is++ })
  }
  return pairs
}

/** Returns the longest common subsequence of rows. Content has dozens of rows at most. */
function commonRows(old: readonly Row[], now: readonly Row[]): { was: number; is: number }[] {
  const [a, b] = [old.map(toKey), now.map(toKey)]
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const common: { was: number; is: number }[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) common.push({ was: i++, is: j++ })
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return common
}

type Rows = { columns: readonly string[]; old: readonly Row[]; now: readonly Row[] }

function toItemChange({ columns, old, now }: Rows, was: number | null, is: number | null): ItemChange | null {
  const [before, after] = [was === null ? undefined : old[was], is === null ? undefined : now[is]]
  const fields = columns.map((label) => ({ label, before: before?.[label] ?? '', after: after?.[label] ?? '' }))
  const name = getItemName({ columns, row: after ?? before ?? {}, at: is ?? was ?? 0 })
  const differing = fields.filter((field) => field.before !== field.after)
  if (before && after) return differing.length === 0 ? null : { kind: 'changed', name, fields: differing }
  return { kind: after ? 'added' : 'removed', name, fields: differing }
}

function getItemName({ columns, row, at }: { columns: readonly string[]; row: Row; at: number }): string {
  const first = row[columns[0] ?? ''] ?? ''
  return first !== '' && first.length <= maxNameLength ? `${at + 1} · ${first}` : String(at + 1)
}

/** Reports a value that several rows repeat (a carousel's title is in each of its slides) as one change. */
function withoutRepeats(changes: readonly ItemChange[]): ItemChange[] {
  const told = new Set<string>()
  return changes.flatMap((change) => {
    if (change.kind !== 'changed') return [change]
    const fields = change.fields.filter((field) => {
      const key = JSON.stringify([field.label, field.before, field.after])
      return !told.has(key) && told.add(key)
    })
    return fields.length === 0 ? [] : [{ ...change, fields }]
  })
}

type Likeness = (one: Row | undefined, other: Row | undefined) => number

/**
 * Returns the likeness of two rows. Rows with the same unique name ('short', 'Hook') are the same item, whatever their
 * text.
 */
function likenessIn(column: string, old: readonly Row[], now: readonly Row[]): Likeness {
  const isOnly = (rows: readonly Row[], name: string) => rows.filter((row) => row[column] === name).length === 1
  return (one, other) => {
    const name = one?.[column] ?? ''
    const isSame = name !== '' && name === other?.[column] && isOnly(old, name) && isOnly(now, name)
    return isSame ? 1 : sharedWords(one, other)
  }
}

function sharedWords(one: Row | undefined, other: Row | undefined): number {
  const [a, b] = [splitWords(one), splitWords(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((word) => b.has(word)).length
  return (2 * shared) / (a.size + b.size)
}

/** Returns an item's own words, without speaker and category, which items share. */
function splitWords(row: Row = {}): Set<string> {
  const texts = Object.values(row).filter((text) => text.split(/\s+/).length > 3)
  const said = (texts.length > 0 ? texts : Object.values(row)).join('\n')
  return new Set(said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

const toKey = (row: Row) => Object.values(row).join('\n')
