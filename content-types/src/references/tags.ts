// Words joined into one, as in #ColdStart.

/** Returns the ranges of the hashtags in a text, without their #. */
export function tagsIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/#([\p{L}\p{N}\p{M}_]+)/gu)].map(({ 0: tag, index }) => ({
    from: index + 1,
    to: index + tag.length,
  }))
}

/**
 * Returns a tag with a phrase replaced, or null if the phrase is neither the whole tag nor a part that begins with a
 * capital.
 */
export function replacedInTag(tag: string, phrase: string, written: () => string | null): string | null {
  const words = splitWords(phrase)
  if (words.length === 0) return null
  const isAll = tag.toLowerCase() === words.join('').toLowerCase()
  const part = words.map(capital).join('')
  const at = isAll ? 0 : findPart(tag, part)
  const instead = at < 0 ? null : written()
  if (instead === null) return null
  const seen = isAll ? tag : part
  return tag.slice(0, at) + glued(splitWords(instead), seen) + tag.slice(at + seen.length)
}

function findPart(tag: string, part: string): number {
  for (let at = tag.indexOf(part); at >= 0; at = tag.indexOf(part, at + 1)) {
    if (!/^[\p{Ll}\p{M}]/u.test(tag.slice(at + part.length))) return at
  }
  return -1
}

function glued(words: readonly string[], like: string): string {
  if (like === like.toLowerCase()) return words.join('').toLowerCase()
  if (like.length > 1 && like === like.toUpperCase()) return words.join('').toUpperCase()
  return words.map(capital).join('')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const splitWords = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
