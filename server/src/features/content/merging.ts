import {
  asksForShorter,
  assignIds,
  type ContentByType,
  type ContentKey,
  fillPlaces,
  getContentType,
  getItemText,
  type ItemMarks,
  isCandidate,
  keepItems,
  pathsById,
  replaceItem,
  valueAt,
  withKept,
  withoutSame,
  withValue,
} from '@podcastai/content-types'

type Merge<Key extends ContentKey> = {
  /** The newest version, including edits saved while the engine wrote. */
  current: ContentByType[Key]
  marks: ItemMarks
  /** What the engine wrote. */
  fresh: ContentByType[Key]
  /**
   * The one item to change, by its paths in `current` and `fresh`; null: all items that are neither pinned nor edited.
   */
  item: { path: string; from: string } | null
  /** The user's instruction. */
  instruction: string
  /** True if the built-in engine wrote: it offers fewer alternatives each time. */
  isBuiltIn: boolean
}

type Merged<Key extends ContentKey> = { content: ContentByType[Key]; marks: ItemMarks }

/**
 * Merges an engine's result into the current content: pinned and edited items stay byte for byte, whatever the engine
 * returned. The best item leads, unless a user chose another one.
 */
export function mergeWritten<Key extends ContentKey>(key: Key, merge: Merge<Key>): Merged<Key> {
  const reserved = [...merge.marks.pinned, ...merge.marks.edited]
  const fresh = assignIds(getContentType(key) as never, merge.fresh, { before: merge.current, reserved })
  const identified = { ...merge, fresh }
  return leadWithBest(key, merge.item === null ? mergeAll(key, identified) : mergeItem(key, identified, merge.item))
}

function mergeItem<Key extends ContentKey>(
  key: Key,
  { current, marks, fresh, instruction }: Merge<Key>,
  { path, from }: { path: string; from: string },
): Merged<Key> {
  const type = getContentType(key)
  const written = asksForShorter(instruction) ? asManyAs(current, fresh, shortestFirst) : fresh
  const replaced = replaceItem(type, { current, fresh: written, path, from })
  // A user chose the replacement of a top pick.
  const content = isCandidate(valueAt(current, path)) ? replaced : withKept(replaced, [path])
  const id = type.items(current).find((item) => item.path === path)?.id
  return { content, marks: { ...marks, edited: marks.edited.filter((edited) => edited !== id) } }
}

function mergeAll<Key extends ContentKey>(
  key: Key,
  { current, marks, fresh, instruction, isBuiltIn }: Merge<Key>,
): Merged<Key> {
  const type = getContentType(key)
  const mayFill = asksForShorter(instruction) || (isBuiltIn && instruction === '')
  const written = mayFill ? asManyAs(current, fresh, instruction === '' ? inOrder : shortestFirst) : fresh
  const kept = pathsById(type, current as never, [...marks.pinned, ...marks.edited])
  const content = keepItems(type, { current, fresh: fillPlaces(type, { current, fresh: written }), kept })
  const there = new Set(type.items(content).map(({ id }) => id))
  const stillThere = (ids: readonly string[]) => ids.filter((id) => there.has(id))
  return { content, marks: { pinned: stillThere(marks.pinned), edited: stillThere(marks.edited) } }
}

/** Swaps the lead with a better item. A pinned or edited lead is a user's choice and stays. */
function leadWithBest<Key extends ContentKey>(key: Key, merged: Merged<Key>): Merged<Key> {
  const { content, marks } = merged
  const type = getContentType(key)
  const pair = type.betterLead?.(content)
  const leadId = pair ? type.items(content).find(({ path }) => path === pair.lead)?.id : undefined
  if (!pair || leadId === undefined || marks.pinned.includes(leadId) || marks.edited.includes(leadId)) return merged
  const { lead, better } = pair
  const withBest = withKept(withValue(content, lead, valueAt(content, better)), [lead])
  return { content: withValue(withBest, better, valueAt(content, lead)), marks }
}

type Preference = (one: unknown, other: unknown) => number
const inOrder: Preference = () => 0
const shortestFirst: Preference = (one, other) => getItemText(one).length - getItemText(other).length

/** Fills a regenerated list with items from the current one, so that it never gets shorter. */
function asManyAs<Content>(current: Content, fresh: Content, preference: Preference): Content {
  if (!Array.isArray(current) || !Array.isArray(fresh) || fresh.length >= current.length) return fresh
  const left = withoutSame(current, fresh).sort(preference)
  return [...fresh, ...left.slice(0, current.length - fresh.length)] as Content
}
