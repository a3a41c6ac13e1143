// Removes what a tool writes behind every line, such as "(confidence: 0.93)": the same words with other numbers.

const tail = /[([{][^()[\]{}]{1,40}[)\]}]$/
const minTexts = 3
/** What the notes call them. */
export const repeatedTails = 'numbers behind every line'

/** Returns the texts without such endings, or the same texts if fewer than four of five have one. */
export function withoutRepeatedTails(texts: readonly string[]): readonly string[] {
  const closed = countClosed(texts.slice(0, sampleTexts))
  if (closed < minTexts || closed * 5 < Math.min(texts.length, sampleTexts)) return texts
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

/** Texts that tell most files apart. */
const sampleTexts = 400

function countClosed(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (isClosed(text) ? 1 : 0), 0)
}

/** True for `)`, `]`, and `}` at the end. */
function isClosed(text: string): boolean {
  const last = text.charCodeAt(text.length - 1)
  return last === 0x29 || last === 0x5d || last === 0x7d
}

/** Returns the bracket at the end if it has a number that is no time. */
function findTail(text: string): string | null {
  const found = isClosed(text) ? (tail.exec(text.slice(-42))?.[0] ?? null) : null
  return found !== null && found.length < text.length && /\d/.test(found) && !/\d:\d/.test(found) ? found : null
}

function toShape(text: string): string {
  return text.replace(/\d+(?:[.,]\d+)?/g, '#')
}
