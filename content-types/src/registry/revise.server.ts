import type { Episode } from '@podcastai/episode'
import { getListPath, valueAt, withValue } from '../items/item-paths.ts'
import { getItemText, keepItems, withoutSame } from '../items/items.ts'
import type { RevisionInput } from '../model-interface/kit.server.ts'
import type { Brief } from '../type/brief.ts'
import type { ContentTypeKey } from '../type/content-type.ts'
import { asksForShorter } from '../voice/instruction-words.ts'
import { writeContent } from './registry.server.ts'
import { type ContentByType, getContentType } from './registry.ts'

export type Revised<Content> =
  | { content: Content; refusal: null }
  | { content: null; refusal: 'not_enough_material' | 'cannot_follow'; message: string }

/** How many of its next choices the built-in engine looks at. */
const choices = 6

/**
 * Content written anew by the built-in engine: its next choice, of one item or of all that is not kept. Of instructions
 * it understands "shorter" alone, and says so.
 */
export function reviseContent<Key extends ContentTypeKey>(
  key: Key,
  { episode, brief, revision }: { episode: Episode; brief: Brief; revision: RevisionInput },
): Revised<ContentByType[Key]> {
  const shorter = asksForShorter(revision.instruction)
  if (revision.instruction.trim() !== '' && !shorter) return cannotFollow
  const current = revision.current as ContentByType[Key]
  const written = Array.from({ length: choices }, (_, at) =>
    writeContent(key, episode, { ...brief, attempt: brief.attempt + at }),
  ).flatMap(({ content }) => (content === null ? [] : [content]))
  const candidates =
    revision.item === null
      ? written.map((fresh) => withKept(key, { current, fresh, kept: revision.kept }))
      : withOtherItem(key, { current, written, path: revision.item })
  if (candidates === null) return writtenAsWhole
  const { count } = getContentType(key)
  const missing = (one: ContentByType[Key]) => Math.max(0, count(current) - count(one))
  const [chosen] = shorter
    ? candidates
        .filter((one) => getItemText(one).length < getItemText(current).length)
        // Fewer items are no shorter ones.
        .sort((one, other) => missing(one) - missing(other) || getItemText(one).length - getItemText(other).length)
    : firstChanged(candidates, current)
  if (chosen) return { content: chosen, refusal: null }
  return shorter ? nothingShorter : nothingElse
}

/** The candidates from the first one on that says something else than what is there; all of them where none does. */
function firstChanged<Content>(candidates: readonly Content[], current: Content): readonly Content[] {
  const at = candidates.findIndex((one) => getItemText(one) !== getItemText(current))
  return candidates.slice(Math.max(0, at))
}

/** A slide that stays is nothing without its carousel: for want of a writer who could fit others to it, all of it stays. */
function withKept<Key extends ContentTypeKey>(
  key: Key,
  { current, fresh, kept }: { current: ContentByType[Key]; fresh: ContentByType[Key]; kept: readonly string[] },
): ContentByType[Key] {
  const type = getContentType(key)
  const wholes = type.items(current).flatMap(({ path, whole }) => (whole && kept.includes(path) ? [whole] : []))
  const mixed = keepItems(type, { current, fresh, kept }).content
  return wholes.reduce((content, whole) => withValue(content, whole, valueAt(current, whole)), mixed)
}

/** The current content with another choice for one item; null where it is part of a whole. */
function withOtherItem<Key extends ContentTypeKey>(
  key: Key,
  { current, written, path }: { current: ContentByType[Key]; written: ContentByType[Key][]; path: string },
): ContentByType[Key][] | null {
  const items = getContentType(key).items(current)
  const item = items.find((one) => one.path === path)
  if (!item || item.whole) return null
  const known = new Set(items.map((one) => getItemText(valueAt(current, one.path))))
  const list = getListPath(current, path)
  const there = list === null ? [valueAt(current, path)] : (valueAt(current, list) as unknown[])
  return written.flatMap((fresh) => {
    const offered = list === null ? [valueAt(fresh, path)] : (valueAt(fresh, list) as unknown[])
    const others = withoutSame(offered, there).filter((one) => getItemText(one) !== '' && !known.has(getItemText(one)))
    return others.map((one) =>
      (item.also ?? []).reduce(
        (content, place) => withValue(content, place, valueAt(fresh, place)),
        withValue(current, path, one),
      ),
    )
  })
}

const cannotFollow = {
  content: null,
  refusal: 'cannot_follow',
  message:
    'The only instruction the built-in engine understands is “shorter”. Regenerate without instructions, or connect a language model.',
} as const
const writtenAsWhole = {
  content: null,
  refusal: 'cannot_follow',
  message: 'The built-in engine writes whole carousels. Regenerate them all, and pin the ones to keep.',
} as const
const nothingElse = {
  content: null,
  refusal: 'not_enough_material',
  message: 'Nothing else in this episode is strong enough to go here.',
} as const
const nothingShorter = {
  content: null,
  refusal: 'not_enough_material',
  message: 'The built-in engine found nothing shorter in this episode.',
} as const
