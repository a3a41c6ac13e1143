import { maxHashtags } from './social-media/social-media.ts'

/**
 * At most five hashtags without their #: the workspace's saved ones first and as they are, then key phrases of the
 * episode in CamelCase. No tag twice, whatever its case.
 */
export function hashtagsFor(saved: readonly string[], keyPhrases: readonly string[]): string[] {
  const tags: string[] = []
  const add = (tag: string) => {
    const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase())
    if (tag !== '' && !known && tags.length < maxHashtags) tags.push(tag)
  }
  for (const tag of saved) add(tag.trim().replace(/^#/, '').replace(/\s+/g, ''))
  for (const phrase of keyPhrases) {
    const tag = phraseTag(phrase)
    if (tag !== null) add(tag)
  }
  return tags
}

/** "open source" → "OpenSource"; null for what nobody would follow. */
function phraseTag(phrase: string): string | null {
  const words = phrase.replace(/[’']s\b/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const tag = words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join('')
  const usable = words.length <= 3 && tag.length >= 3 && tag.length <= 25 && !/^\d/.test(tag)
  return usable && !(words.length === 1 && emptyTags.has(tag.toLowerCase())) ? tag : null
}

const emptyTags = new Set(
  'thing things people way time year years day days lot stuff person kind sort bit part end point guy guys something'.split(
    ' ',
  ),
)
