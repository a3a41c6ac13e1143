/** Maximum bytes of a YouTube description. */
export const descriptionBytes = 5000

/**
 * Joins summary, chapters, and footer within YouTube's limit: if too long, drops the summary's paragraphs from the end.
 */
export function describe(summary: string, chapters: string, footer: string): string {
  const paragraphs = summary.split('\n\n')
  for (let count = paragraphs.length; count >= 0; count--) {
    const text = [paragraphs.slice(0, count).join('\n\n'), chapters, footer].filter((part) => part !== '').join('\n\n')
    const plain = text.replace(/[<>]/g, '')
    if (count === 0 || new TextEncoder().encode(plain).length <= descriptionBytes) return plain
  }
  return footer
}
