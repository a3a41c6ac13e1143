/** True where a text touches a topic that the podcast keeps out of its posts: its words, also with an ending. */
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

/** "taxes" touches "tax", "political" touches "politics"; short words must match whole or with a plural s. */
function sameWord(said: string | undefined, wanted: string): boolean {
  if (said === undefined) return false
  if (said === wanted || said === `${wanted}s` || said === `${wanted}es` || `${said}s` === wanted) return true
  const stem = wanted.replace(/(?:ies|es|s|ing|ed|al|y)$/, '')
  return stem.length >= 5 && said.startsWith(stem)
}
