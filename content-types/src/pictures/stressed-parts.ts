/** A short text and the words of it that are stressed. */
export type Stressed = { text: string; highlightedWords: string[] }

type Part = { text: string; stressed: boolean; at: number }

/** The text cut at its stressed words, whatever their case; the longer of two that overlap wins. */
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
