import {
  asksForShorter,
  type ContentByType,
  type ContentTypeKey,
  contentTypeOf,
  type ItemMarks,
  keepItems,
  replaceItem,
  textsOf,
  withoutSame,
} from '@podcastai/content-types'

type Merge<Key extends ContentTypeKey> = {
  /** The newest version by now: what was edited while the engine wrote is in it. */
  current: ContentByType[Key]
  marks: ItemMarks
  fresh: ContentByType[Key]
  /** The one item that was to change; null: all that is neither pinned nor edited. */
  item: string | null
  /** What the person asked for. */
  instruction: string
}

/**
 * What an engine wrote anew, put into what is there: pinned items and those that people wrote stay byte for byte,
 * whatever the engine answered.
 */
export function mergeWritten<Key extends ContentTypeKey>(
  key: Key,
  { current, marks, fresh: written, item, instruction }: Merge<Key>,
): { content: ContentByType[Key]; marks: ItemMarks } {
  const type = contentTypeOf(key)
  const fresh = asksForShorter(instruction) ? asManyAs(current, written) : written
  if (item !== null) {
    const content = replaceItem(type, { current, fresh, path: item })
    return { content, marks: { ...marks, edited: marks.edited.filter((path) => path !== item) } }
  }
  const kept = [...new Set([...marks.pinned, ...marks.edited])]
  const { content, paths } = keepItems(type, { current, fresh, kept })
  const moved = (list: readonly string[]) => list.flatMap((path) => paths.get(path) ?? [])
  return { content, marks: { pinned: moved(marks.pinned), edited: moved(marks.edited) } }
}

/** Whoever wants shorter items and says nothing else wants no fewer: the shortest that were there fill the list up. */
function asManyAs<Content>(current: Content, fresh: Content): Content {
  if (!Array.isArray(current) || !Array.isArray(fresh) || fresh.length >= current.length) return fresh
  const left = withoutSame(current, fresh).sort((one, other) => textsOf(one).length - textsOf(other).length)
  return [...fresh, ...left.slice(0, current.length - fresh.length)] as Content
}
