// Finds the item of a comment again after its content was edited or regenerated.
import type { ContentType } from '../type/content-type.ts'
import { type Evidence, isEvidence, passagesMeet } from '../type/evidence.ts'
import { getListPath, valueAt } from './item-paths.ts'
import { itemWords } from './item-words.ts'

type Passage = Pick<Evidence, 'from' | 'to'>

/** An item as it was: where it stood, its first words, and the passage of the transcript that it rests on. */
export type ItemAnchor = { path: string; words: string; passage: Passage | null }

/** How much of its words an item without a passage may lose before it counts as another one. */
const minShared = 0.5

/** Null where the content has no such item. */
export function createAnchor<Content>(
  type: Pick<ContentType<Content>, 'items' | 'labels'>,
  content: Content,
  path: string,
): ItemAnchor | null {
  const words = itemWords(type, content, path)
  return words === null ? null : { path, words, passage: passageAt(content, path) }
}

/**
 * Returns the current path of the item, or null if its text is gone: the item with the same words, else the same
 * passage, else the item at its path, if the path is unique (the hook) or the text is similar.
 */
export function findPath<Content>(
  type: Pick<ContentType<Content>, 'items' | 'labels'>,
  content: Content,
  { path, words, passage }: ItemAnchor,
): string | null {
  const paths = type.items(content).map((item) => item.path)
  /** Where it stood is asked first: two items may say the same. */
  const likely = paths.includes(path) ? [path, ...paths.filter((one) => one !== path)] : paths
  const same = likely.find((one) => itemWords(type, content, one) === words)
  if (same !== undefined) return same
  const rests = passage && likely.find((one) => passagesMeet(passage, passageAt(content, one)))
  if (rests) return rests
  if (!paths.includes(path)) return null
  const isOwnPlace = getListPath(content, path) === null
  return isOwnPlace || shared(words, itemWords(type, content, path) ?? '') >= minShared ? path : null
}

function passageAt(content: unknown, path: string): Passage | null {
  const evidence = valueAt(content, `${path}.evidence`)
  return isEvidence(evidence) ? { from: evidence.from, to: evidence.to } : null
}

/** The share of words that two texts have in common, from 0 to 1. */
function shared(one: string, other: string): number {
  const [a, b] = [splitWords(one), splitWords(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return (2 * both) / Math.max(1, a.size + b.size)
}

const splitWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
