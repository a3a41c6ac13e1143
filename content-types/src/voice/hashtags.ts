/** Maximum number of hashtags of a caption. */
export const maxHashtags = 5

/**
 * Returns up to five hashtags without their #: the workspace's saved ones first, unchanged, then key phrases of the
 * episode in CamelCase. No duplicates, ignoring case.
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

/** Turns "open source" into "OpenSource", or joins with _ in scripts without capitals; null for a phrase that no one would follow. */
function phraseTag(phrase: string): string | null {
  const words = phrase.replace(/[’']s\b/gu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const hasCapitals = /\p{Lu}|\p{Ll}/u.test(phrase)
  const tag = hasCapitals ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') : words.join('_')
  const usable = words.length <= 3 && tag.length >= (hasCapitals ? 3 : 2) && tag.length <= 25 && !/^\d/.test(tag)
  return usable && !(words.length === 1 && emptyTags.has(tag.toLowerCase())) ? tag : null
}

/** Words that are frequent in talks but useless as tags. Plurals are excluded too. */
const emptyTags = new Set(
  'thing people way time year day lot stuff person kind sort bit part end point guy something manager company team lab laboratory operation environment application instance function workshop project product service system process level line label letter cup gram milligram drink file page tool user customer member role effect problem idea question answer example model version number word story place job work impact understanding perspective experience feedback approach building'
    .split(' ')
    .flatMap((word) => [word, `${word}s`, word.replace(/y$/, 'ies')]),
)
