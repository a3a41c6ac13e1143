/** A short text and its stressed words. */
export type Stressed = { text: string; highlightedWords: string[] }

type Part = { text: string; stressed: boolean; at: number }

/** Splits the text at its stressed words, ignoring case. If two overlap, the longer one wins. */
export function stressedParts({ text, highlightedWords }: Stressed): Part[] {
  const words = highlightedWords.filter((word) => word.trim() !== '').sort((a, b) => b.length - a.length)
  if (words.length === 0) return [{ text, stressed: false, at: 0 }]
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu')
  let at = 0
  return text
    .split(pattern)
    .map((part, index) => {
      const cut = { text: part, stressed: index % 2 === 1, at }
      at += part.length
      return cut
    })
    .filter((part) => part.text !== '')
}
