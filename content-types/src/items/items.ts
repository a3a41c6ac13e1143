// Content as items that can be pinned, edited, and regenerated one by one, identified by their paths.
import type { ContentItem, ContentType } from '../type/content-type.ts'
import { type Evidence, isEvidence, passagesMeet } from '../type/evidence.ts'
import { getListPath, valueAt, withValue } from './item-paths.ts'

/** Maximum characters of an instruction for regenerating. */
export const maxInstructionLength = 300

/** The items of a version that users pinned or edited, by id. */
export type ItemMarks = { pinned: string[]; edited: string[] }

/**
 * Returns new content with the kept items of the current one, given by their paths there. In a list, they keep their
 * positions if it is long enough, and new items that repeat them are dropped.
 */
export function keepItems<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  { current, fresh, kept }: { current: Content; fresh: Content; kept: readonly string[] },
): Content {
  const keptPaths = new Set(kept)
  const items = type.items(current).filter(({ path }) => keptPaths.has(path))
  let content = fresh
  for (const { whole } of items) {
    if (whole && valueAt(fresh, whole) === undefined) content = withValue(content, whole, valueAt(current, whole))
  }
  const byList = Map.groupBy(items, ({ path }) => getListPath(current, path))
  for (const [list, own] of byList) {
    if (list === null) continue
    const parts = { list, kept: own.map(({ path }) => path) }
    // A slide keeps its position in its carousel; quotes and clips are ranked, best first.
    const merge = own.some(({ whole }) => whole) ? mergeInPlace : mergeRanked
    content = withValue(content, list, merge(current, content, parts))
  }
  return (byList.get(null) ?? []).reduce((now, item) => withItem(now, current, item), content)
}

/** Returns the items, and the places that could have one. */
export function listPlaces<Content>(
  type: Pick<ContentType<Content>, 'items' | 'emptyPlaces'>,
  content: Content,
): ContentItem[] {
  return [...type.items(content), ...(type.emptyPlaces?.(content) ?? [])]
}

/** Returns new content with the current texts in places that it leaves empty. */
export function fillPlaces<Content>(
  type: Pick<ContentType<Content>, 'emptyPlaces'>,
  { current, fresh }: { current: Content; fresh: Content },
): Content {
  const stillEmpty = new Set(type.emptyPlaces?.(current).map(({ path }) => path))
  const lost = (type.emptyPlaces?.(fresh) ?? []).filter(({ path }) => !stillEmpty.has(path))
  const paths = lost.flatMap(({ path, also = [] }) => [path, ...also])
  return paths.reduce((content, path) => withValue(content, path, valueAt(current, path)), fresh)
}

/** Returns the current content with one item replaced, given by its path in each. The item keeps its identity. */
export function replaceItem<Content>(
  type: Pick<ContentType<Content>, 'items' | 'emptyPlaces'>,
  { current, fresh, path, from = path }: { current: Content; fresh: Content; path: string; from?: string },
): Content {
  const item = listPlaces(type, current).find((one) => one.path === path)
  const value = valueAt(fresh, from)
  if (!item || value === undefined) return current
  const replaced = withValue(current, path, item.holder === path ? { ...value, id: item.id } : value)
  return (item.also ?? []).reduce((now, one) => withValue(now, one, valueAt(fresh, one)), replaced)
}

/**
 * Returns the marks of a version after an edit. An item whose texts changed is marked as edited and stays pinned, and
 * so is one that moved to a fixed place, such as a title that was made the primary one. An item that isn't displayed
 * keeps its marks.
 */
export function carryMarks<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  { before, after, marks }: { before: Content; after: Content; marks: ItemMarks },
): ItemMarks {
  const known = new Map(type.items(before).map((item) => [item.id, item]))
  const [pinned, edited] = [new Set(marks.pinned), new Set(marks.edited)]
  const isHidden = (id: string) => !known.has(id)
  const carried: ItemMarks = { pinned: marks.pinned.filter(isHidden), edited: marks.edited.filter(isHidden) }
  for (const item of type.items(after)) {
    const was = known.get(item.id)
    if (was && pinned.has(item.id)) carried.pinned.push(item.id)
    const isSame = was !== undefined && textsAt(before, was) === textsAt(after, item)
    const isPutThere = was?.path !== item.path && !item.whole && getListPath(after, item.path) === null
    if (!isSame || isPutThere || edited.has(item.id)) carried.edited.push(item.id)
  }
  return carried
}

function textsAt(content: unknown, { path, also = [] }: ContentItem): string {
  return [path, ...also].map((one) => getItemText(valueAt(content, one))).join('\n')
}

/** Returns the text of an item that a person reads, without computed or verified fields. */
export function getItemText(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null || isEvidence(item)) return ''
  return Object.entries(item)
    .map(([name, value]) => (name === 'id' ? '' : getItemText(value)))
    .filter((text) => text !== '')
    .join('\n')
}

/** Returns the items of a list that neither repeat the text of the other items nor share their passage. */
export function withoutSame<Item>(items: readonly Item[], others: readonly unknown[]): Item[] {
  const texts = new Set(others.map(getItemText))
  const passages = others.map(findPassage)
  return items.filter((item) => {
    const own = findPassage(item)
    return !texts.has(getItemText(item)) && !passages.some((passage) => passagesMeet(own, passage))
  })
}

type Parts = { list: string; kept: readonly string[] }

function mergeInPlace(current: unknown, fresh: unknown, { list, kept }: Parts): unknown[] {
  const values = [...(valueAt(fresh, list) as unknown[])]
  for (const path of kept) values[Math.min(indexOf(path), values.length)] = valueAt(current, path)
  return values
}

function mergeRanked(current: unknown, fresh: unknown, { list, kept }: Parts): unknown[] {
  const staying = [...kept].sort((a, b) => indexOf(a) - indexOf(b))
  const written = (valueAt(fresh, list) as unknown[] | undefined) ?? []
  const others = withoutSame(
    written,
    staying.map((path) => valueAt(current, path)),
  )
  const length = Math.max(written.length, staying.length)
  const values: unknown[] = []
  while (values.length < length && (staying.length > 0 || others.length > 0)) {
    const [next] = staying
    const left = length - values.length
    const isDue =
      next !== undefined && (indexOf(next) <= values.length || staying.length >= left || others.length === 0)
    values.push(isDue ? valueAt(current, staying.shift() ?? '') : others.shift())
  }
  return values
}

function indexOf(path: string): number {
  return Number(path.split('.').at(-1))
}

function withItem<Content>(content: Content, from: unknown, { path, also = [] }: ContentItem): Content {
  return [path, ...also].reduce((now, one) => withValue(now, one, valueAt(from, one)), content)
}

function findPassage(item: unknown): Evidence | null {
  const evidence = valueAt(item, 'evidence')
  return isEvidence(evidence) ? evidence : null
}
