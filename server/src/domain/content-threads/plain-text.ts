/** A text with its whitespace collapsed and combining marks composed, and where each character was in the original. */
export type PlainText = {
  text: string
  /** Where a character of `text` begins and ends in the original text. */
  getStart: (at: number) => number
  getEnd: (at: number) => number
}

export function plainText(text: string): PlainText {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (plain === text) return { text, getStart: (at) => at, getEnd: (at) => at + 1 }
  let spelled: { text: string; starts: number[]; ends: number[] } | null = null
  const spelling = () => {
    spelled ??= spell(text)
    return spelled
  }
  return {
    text: plain,
    getStart: (at) => spelling().starts[at] ?? text.length,
    getEnd: (at) => spelling().ends[at] ?? text.length,
  }
}

/** Normalizes letter by letter, each with the marks that belong to it. */
function spell(text: string): { text: string; starts: number[]; ends: number[] } {
  const pieces: string[] = []
  const [starts, ends]: [number[], number[]] = [[], []]
  let isBlank = true
  for (let at = 0; at < text.length; ) {
    let end = at + 1
    while (end < text.length && goesWithBefore(text, end)) end += 1
    const piece = text.slice(at, end)
    const isSpace = /^\s$/.test(piece)
    if (!isSpace || !isBlank) {
      const letters = isSpace ? ' ' : piece.normalize('NFC')
      pieces.push(letters)
      for (let letter = 0; letter < letters.length; letter++) {
        starts.push(at)
        ends.push(end)
      }
    }
    isBlank = isSpace
    at = end
  }
  return { text: pieces.join(''), starts, ends }
}

/**
 * True if a character continues the one before: marks, Hangul vowels and finals, and the second half of a surrogate
 * pair.
 */
function goesWithBefore(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 0x300 && /[\p{M}\u1160-\u11ff\udc00-\udfff]/u.test(text.charAt(at))
}
