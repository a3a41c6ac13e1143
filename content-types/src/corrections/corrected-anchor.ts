import { findPath, type ItemAnchor } from '../items/item-anchor.ts'
import { itemWords } from '../items/item-words.ts'
import type { ContentType } from '../type/content-type.ts'
import { type WordCorrecting, withChanges } from './word-correcting.ts'

/** The content that an anchor is about, before and after words were corrected. */
type Corrected<Content> = { type: Pick<ContentType<Content>, 'items'>; before: Content; after: Content }

/**
 * Returns the anchor of a comment after words of the transcript were corrected, with its passage moved. Its words are
 * those of the matching item of the content, or else corrected like our own texts.
 */
export function correctedAnchor<Anchor extends ItemAnchor, Content>(
  anchor: Anchor,
  correcting: WordCorrecting,
  content: Corrected<Content> | null,
): Anchor {
  const passage = anchor.passage && correcting.passage(anchor.passage)
  return { ...anchor, passage, words: ownWords(anchor, content) ?? correctedWords(anchor, correcting) }
}

function ownWords<Content>(anchor: ItemAnchor, content: Corrected<Content> | null): string | null {
  if (!content) return null
  const { type, before, after } = content
  const path = findPath(type, before, anchor)
  const isSame = path !== null && itemWords(type, before, path) === anchor.words
  return isSame ? itemWords(type, after, path) : null
}

function correctedWords({ words, passage }: ItemAnchor, { changes }: WordCorrecting): string {
  return withChanges(words, changes(words, passage ? [passage] : []))
}
