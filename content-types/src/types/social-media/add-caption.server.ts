import { signatures } from '../../built-in/attribution.server.ts'
import { inQuotes } from '../../built-in/printed.server.ts'
import { EditRefusal } from '../../type/edit-context.ts'
import type { AddedItem, SelectedWords } from '../../type/selected-words.ts'
import { composeCaption } from './caption-text.server.ts'
import { type CaptionSize, captionSizes, maxCaptionCharacters, type SocialMedia } from './social-media.ts'

/**
 * Replaces the caption of the shortest length that fits the selected words, unless it is pinned. Words that are too
 * long for every length become the long caption, to be shortened by hand. @throws EditRefusal
 */
export function addCaption(captions: SocialMedia, selected: SelectedWords): AddedItem {
  const { words, speaker, passage, isOneTurn, brief, isPinned } = selected
  if (!isOneTurn) throw new EditRefusal('Two people say these words. Select what one of them says.')
  const parts = { signatures: signatures(speaker, brief), closings: [] }
  const compose = (size: CaptionSize) => composeCaption({ hook: { words }, rest: null }, parts, size)
  const fitting = captionSizes.filter((size) => compose(size) !== null)
  const sizes = fitting.length > 0 ? fitting : (['long'] as const)
  const size = sizes.find((one) => !isPinned(one))
  if (!size) throw new EditRefusal('The captions that these words fit are pinned. Unpin one of them first.')
  const caption = compose(size) ?? [inQuotes(words), parts.signatures[0]].filter(Boolean).join('\n\n')
  if (caption.length > maxCaptionCharacters) {
    const max = maxCaptionCharacters.toLocaleString('en-US')
    throw new EditRefusal(`This is too long for a caption. Select up to ${max} characters.`)
  }
  const tagged = [size, ...captionSizes].find((one) => captions[one].hashtags.length > 0)
  const hashtags = tagged ? captions[tagged].hashtags : []
  return { edited: { ...captions, [size]: { caption, hashtags, evidence: [passage] } }, path: size }
}
