import type { ContentItem, ContentType } from '../type/content-type.ts'
import { valueAt, withValue } from './item-paths.ts'
import { itemText } from './item-words.ts'
import { getItemText } from './items.ts'

type Identified = { id?: string | undefined }
type Items<Content> = Pick<ContentType<Content>, 'items' | 'labels'>

/**
 * Returns the item at a path, with the id from its own fields, which are those of the object at `holder`. An item
 * stored before items had ids has its path as its id.
 */
export function itemWithId({ id }: Identified, path: string, holder = path): ContentItem {
  return { id: id ?? path, path, holder }
}

/** Returns the items of a list at a path; '' is the content itself. */
export function listItems(list: readonly Identified[], listPath = ''): ContentItem[] {
  return list.map((one, at) => itemWithId(one, listPath === '' ? String(at) : `${listPath}.${at}`))
}

/** Finds an item by its id, or else by its path. */
export function findItem<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  content: Content,
  idOrPath: string,
): ContentItem | undefined {
  const items = type.items(content)
  return items.find(({ id }) => id === idOrPath) ?? items.find(({ path }) => path === idOrPath)
}

/** Returns the paths of items by their ids, skipping ids that no longer exist. */
export function pathsById<Content>(
  type: Pick<ContentType<Content>, 'items'>,
  content: Content,
  ids: readonly string[],
): string[] {
  const paths = new Map(type.items(content).map(({ id, path }) => [id, path]))
  return ids.flatMap((id) => paths.get(id) ?? [])
}

/** Returns the stored item with the same id as an edited one. */
export function findStored<Stored extends { id?: string | undefined }>(
  stored: readonly Stored[],
  { id }: { id?: string | undefined },
): Stored | undefined {
  return id === undefined ? undefined : stored.find((one) => one.id === id)
}

/** Returns stored content with an id on every item. */
export function withStoredIds<Content>(type: Items<Content>, content: Content): Content {
  return withIds(type, content, ({ id }) => id)
}

type Before<Content> = {
  before: Content | null
  /** Ids of items that are kept along with the new ones. */
  reserved?: readonly string[]
  /** True if the content is an edit, which has fewer fields and may only use ids of the previous version. */
  isEdit?: boolean
}

/**
 * Returns new content in which every item has a unique id: its own, that of the item with the same words in the
 * previous version, or a new one.
 */
export function assignIds<Content>(
  type: Items<Content>,
  content: Content,
  { before, reserved = [], isEdit = false }: Before<Content>,
): Content {
  const items = type.items(content)
  const chosen = new Map<string, string>()
  const taken = new Set(reserved)
  for (const { id, holder } of items) if (holder === undefined) taken.add(id)
  const take = ({ path }: ContentItem, id: string | undefined) => {
    if (id === undefined || taken.has(id) || chosen.has(path)) return
    taken.add(id)
    chosen.set(path, id)
  }
  const left = before === null ? [] : type.items(before).filter((item) => ownId(before, item) !== undefined)
  const known = new Set(left.map(({ id }) => id))
  for (const item of items) {
    const id = ownId(content, item)
    if (!isEdit || (id !== undefined && known.has(id))) take(item, id)
  }
  const wordsIn = (one: unknown, { path }: ContentItem) =>
    isEdit ? firstText(type, valueAt(one, path)) : getItemText(valueAt(one, path))
  const byWords = Map.groupBy(left, (item) => wordsIn(before, item))
  const findSame = (item: ContentItem) => byWords.get(wordsIn(content, item)) ?? []
  for (const item of items) take(item, findSame(item).find(({ path }) => path === item.path)?.id)
  for (const item of items) for (const same of findSame(item)) take(item, same.id)
  for (const item of items) while (item.holder !== undefined && !chosen.has(item.path)) take(item, createId())
  return withIds(type, content, ({ id, path }) => chosen.get(path) ?? id)
}

function ownId(content: unknown, { holder }: ContentItem): string | undefined {
  return holder === undefined ? undefined : (valueAt(content, holder) as Identified | undefined)?.id
}

function firstText<Content>(type: Items<Content>, item: unknown): string {
  const [first = ''] = itemText(type, item).split('\n')
  return first
}

function withIds<Content>(type: Items<Content>, content: Content, choose: (item: ContentItem) => string): Content {
  return type.items(content).reduce((now, item) => {
    if (item.holder === undefined) return now
    const { id: stored, ...own } = valueAt(now, item.holder) as Identified
    const id = choose(item)
    return stored === id ? now : withValue(now, item.holder, { id, ...own })
  }, content)
}

/** Returns an id that cannot be mistaken for a path; short, since a content has a few hundred items at most. */
function createId(): string {
  return crypto.randomUUID().slice(0, 8)
}
