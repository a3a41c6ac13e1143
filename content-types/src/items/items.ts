// Content as items that can be pinned, edited, and regenerated one by one, identified by their paths.
import type { ContentItem, ContentType } from '../type/content-type.ts'
import { type Evidence, isEvidence, passagesMeet } from '../type/evidence.ts'
import { getListPath, valueAt, withValue } from './item-paths.ts'

/** Maximum characters of an instruction for regenerating. */
export const maxInstructionLength = 300

/** What people did to the items of a version, by path. */
export type ItemMarks = { pinned: string[]; edited: string[] }

/**
 * New content with the kept items of the current one. In a list they keep their place as far as it is long enough, and
 * what was written a second time beside them goes. `paths` says where each kept item stands now.
 */
export function keepItems<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  { current, fresh, kept }: { current: Content; fresh: Content; kept: readonly string[] },
): { content: Content; paths: ReadonlyMap<string, string> } {
  const keptPaths = new Set(kept)
  const items = type.items(current).filter(({ path }) => keptPaths.has(path))
  const paths = new Map<string, string>()
  let content = fresh
  for (const { whole } of items) {
    if (whole && valueAt(fresh, whole) === undefined) content = withValue(content, whole, valueAt(current, whole))
  }
  const byList = Map.groupBy(items, ({ path }) => getListPath(current, path))
  for (const [list, own] of byList) {
    if (list === null) continue
    const parts = { list, kept: own.map(({ path }) => path) }
    // A slide has its place in its carousel; of quotes and clips the best come first.
    const mixed = own.some(({ whole }) => whole) ? inPlace(current, content, parts) : ranked(current, content, parts)
    content = withValue(content, list, mixed.values)
    for (const [from, to] of mixed.paths) paths.set(from, to)
  }
  for (const item of byList.get(null) ?? []) {
    content = withItem(content, current, item)
    paths.set(item.path, item.path)
  }
  return { content, paths }
}

/** The current content with one item of another one in its place. */
export function replaceItem<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  { current, fresh, path }: { current: Content; fresh: Content; path: string },
): Content {
  const item = type.items(current).find((one) => one.path === path)
  return item && valueAt(fresh, path) !== undefined ? withItem(current, fresh, item) : current
}

/**
 * The marks of a version after an edit. An item whose texts are as they were brings its marks along, wherever it stands
 * now; one whose texts changed was edited, and stays pinned. So was the one that was put into a place of its own, as a title
 * that was made the primary one.
 */
export function carryMarks<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  { before, after, marks }: { before: Content; after: Content; marks: ItemMarks },
): ItemMarks {
  const pathsByText = new Map<string, Set<string>>()
  for (const item of type.items(before)) {
    const texts = textsAt(before, item)
    const paths = pathsByText.get(texts) ?? new Set()
    pathsByText.set(texts, paths.add(item.path))
  }
  const [pinned, edited] = [new Set(marks.pinned), new Set(marks.edited)]
  const carried: ItemMarks = { pinned: [], edited: [] }
  for (const item of type.items(after)) {
    const { path } = item
    const same = pathsByText.get(textsAt(after, item))
    const [first = path] = same ?? []
    const was = same?.has(path) ? path : first
    if (pinned.has(was)) carried.pinned.push(path)
    const isPutThere = was !== path && item.whole === undefined && getListPath(after, path) === null
    if (!same || isPutThere || edited.has(was)) carried.edited.push(path)
  }
  return carried
}

function textsAt(content: unknown, { path, also = [] }: ContentItem): string {
  return [path, ...also].map((one) => getItemText(valueAt(content, one))).join('\n')
}

/** The words of an item: what a person reads, without what is counted or checked. */
export function getItemText(item: unknown): string {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null || isEvidence(item)) return ''
  return Object.values(item)
    .map(getItemText)
    .filter((text) => text !== '')
    .join('\n')
}

/** Items of a list without those that say the same as one of some others, or rest on the same passage. */
export function withoutSame<Item>(items: readonly Item[], others: readonly unknown[]): Item[] {
  const texts = new Set(others.map(getItemText))
  const passages = others.map(findPassage)
  return items.filter((item) => {
    const own = findPassage(item)
    return !texts.has(getItemText(item)) && !passages.some((passage) => passagesMeet(own, passage))
  })
}

type Parts = { list: string; kept: readonly string[] }

function inPlace(current: unknown, fresh: unknown, { list, kept }: Parts) {
  const values = [...(valueAt(fresh, list) as unknown[])]
  const paths = new Map<string, string>()
  for (const path of kept) {
    const at = Math.min(indexOf(path), values.length)
    values[at] = valueAt(current, path)
    paths.set(path, `${list}.${at}`)
  }
  return { values, paths }
}

function ranked(current: unknown, fresh: unknown, { list, kept }: Parts) {
  const staying = [...kept].sort((a, b) => indexOf(a) - indexOf(b))
  const written = (valueAt(fresh, list) as unknown[] | undefined) ?? []
  const others = withoutSame(
    written,
    staying.map((path) => valueAt(current, path)),
  )
  const length = Math.max(written.length, staying.length)
  const values: unknown[] = []
  const paths = new Map<string, string>()
  while (values.length < length && (staying.length > 0 || others.length > 0)) {
    const [next] = staying
    const left = length - values.length
    const isDue =
      next !== undefined && (indexOf(next) <= values.length || staying.length >= left || others.length === 0)
    if (isDue) {
      paths.set(next, list === '' ? String(values.length) : `${list}.${values.length}`)
      values.push(valueAt(current, next))
      staying.shift()
    } else values.push(others.shift())
  }
  return { values, paths }
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
