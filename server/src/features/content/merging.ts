import {
  asksForShorter,
  type ContentByType,
  type ContentTypeKey,
  getContentType,
  getItemText,
  type ItemMarks,
  isCandidate,
  keepItems,
  replaceItem,
  valueAt,
  withKept,
  withoutSame,
  withValue,
} from '@podcastai/content-types'

type Merge<Key extends ContentTypeKey> = {
  /** The newest version, including edits saved while the engine wrote. */
  current: ContentByType[Key]
  marks: ItemMarks
  fresh: ContentByType[Key]
  /** The one item that was to change; null: all that is neither pinned nor edited. */
  item: string | null
  /** The user's instruction. */
  instruction: string
  /** The built-in engine wrote: its next choices are fewer each time. */
  isBuiltIn: boolean
}

type Merged<Key extends ContentTypeKey> = {
  content: ContentByType[Key]
  marks: ItemMarks
  /** Path of the one item that was to change. */
  item: string | null
}

/**
 * Merges an engine's result into the current content: pinned and edited items stay byte for byte, whatever the engine
 * returned. The best item leads, unless a user chose another one.
 */
export function mergeWritten<Key extends ContentTypeKey>(key: Key, merge: Merge<Key>): Merged<Key> {
  return leadWithBest(key, merge.item === null ? mergeAll(key, merge) : mergeItem(key, merge, merge.item))
}

function mergeItem<Key extends ContentTypeKey>(
  key: Key,
  { current, marks, fresh, instruction }: Merge<Key>,
  item: string,
) {
  const written = asksForShorter(instruction) ? asManyAs(current, fresh, shortestFirst) : fresh
  const replaced = replaceItem(getContentType(key), { current, fresh: written, path: item })
  // A user chose the replacement of a top pick.
  const content = isCandidate(valueAt(current, item)) ? replaced : withKept(replaced, [item])
  return { content, marks: { ...marks, edited: marks.edited.filter((path) => path !== item) }, item }
}

function mergeAll<Key extends ContentTypeKey>(key: Key, { current, marks, fresh, instruction, isBuiltIn }: Merge<Key>) {
  const mayFill = asksForShorter(instruction) || (isBuiltIn && instruction === '')
  const written = mayFill ? asManyAs(current, fresh, instruction === '' ? inOrder : shortestFirst) : fresh
  const kept = [...new Set([...marks.pinned, ...marks.edited])]
  const { content, paths } = keepItems(getContentType(key), { current, fresh: written, kept })
  const moved = (list: readonly string[]) => list.flatMap((path) => paths.get(path) ?? [])
  return { content, marks: { pinned: moved(marks.pinned), edited: moved(marks.edited) }, item: null }
}

/** Swaps the lead with a better item. A pinned or edited lead is a user's choice and stays. */
function leadWithBest<Key extends ContentTypeKey>(key: Key, merged: Merged<Key>): Merged<Key> {
  const { content, marks, item } = merged
  const pair = getContentType(key).betterLead?.(content)
  if (!pair || marks.pinned.includes(pair.lead) || marks.edited.includes(pair.lead)) return merged
  const { lead, better } = pair
  const moved = (path: string) => (path === lead ? better : path === better ? lead : path)
  const withBest = withKept(withValue(content, lead, valueAt(content, better)), [lead])
  return {
    content: withValue(withBest, better, valueAt(content, lead)),
    marks: { pinned: marks.pinned.map(moved), edited: marks.edited.map(moved) },
    item: item === null ? null : moved(item),
  }
}

type Preference = (one: unknown, other: unknown) => number
const inOrder: Preference = () => 0
const shortestFirst: Preference = (one, other) => getItemText(one).length - getItemText(other).length

/** Regenerating a list never makes it shorter: items that were there fill it up. */
function asManyAs<Content>(current: Content, fresh: Content, preference: Preference): Content {
  if (!Array.isArray(current) || !Array.isArray(fresh) || fresh.length >= current.length) return fresh
  const left = withoutSame(current, fresh).sort(preference)
  return [...fresh, ...left.slice(0, current.length - fresh.length)] as Content
}
