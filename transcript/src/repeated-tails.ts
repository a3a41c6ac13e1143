// Removes what a tool writes behind every line, such as "(confidence: 0.93)": the same words with other numbers.

const tail = /[([{][^()[\]{}]{1,40}[)\]}]$/
const minTexts = 3
/** What the notes call them. */
export const repeatedTails = 'numbers behind every line'

/** Returns the texts without such endings, or the same texts if fewer than four of five have one. */
export function withoutRepeatedTails(texts: readonly string[]): readonly string[] {
  let closed = 0
  for (const text of texts) if (isClosed(text)) closed++
  if (closed < minTexts || closed * 5 < texts.length * 2) return texts
  const tails = texts.map(findTail)
  const counts = new Map<string, number>()
  for (const found of tails) if (found !== null) counts.set(toShape(found), (counts.get(toShape(found)) ?? 0) + 1)
  const [shape = '', count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  // Where heads have lines of their own, half of the lines are words.
  const heads = texts.filter((text) => text.length < maxHeadLength && !isClosed(text)).length
  if (count < minTexts || count * 5 < (texts.length - heads) * 4 || count * 5 < texts.length * 2) return texts
  return texts.map((text, at) => {
    const found = tails[at] ?? null
    return found !== null && toShape(found) === shape ? text.slice(0, -found.length).trimEnd() : text
  })
}

const maxHeadLength = 60

function isClosed(text: string): boolean {
  return ')]}'.includes(text.at(-1) ?? ' ')
}

/** Returns the bracket at the end if it has a number that is no time. */
function findTail(text: string): string | null {
  const found = isClosed(text) ? (tail.exec(text.slice(-42))?.[0] ?? null) : null
  return found !== null && found.length < text.length && /\d/.test(found) && !/\d:\d/.test(found) ? found : null
}

function toShape(text: string): string {
  return text.replace(/\d+(?:[.,]\d+)?/g, '#')
}
