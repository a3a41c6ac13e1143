/** True if a text mentions a topic that the podcast avoids, in any inflection. */
export function touchesAvoided(text: string, avoidTopics: readonly string[]): boolean {
  if (avoidTopics.length === 0) return false
  const plain = words(text)
  return avoidTopics.some((topic) => {
    const wanted = words(topic)
    if (wanted.length === 0) return false
    return plain.some((_, at) => wanted.every((word, offset) => sameWord(plain[at + offset], word)))
  })
}

function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** "taxes" matches "tax", "political" matches "politics". Short words must match fully or with a plural s. */
function sameWord(said: string | undefined, wanted: string): boolean {
  if (said === undefined) return false
  if (said === wanted || said === `${wanted}s` || said === `${wanted}es` || `${said}s` === wanted) return true
  const stem = wanted.replace(/(?:ies|es|s|ing|ed|al|y)$/, '')
  return stem.length >= 5 && said.startsWith(stem)
}
