/** The first six words of a quote, to name it by. */
export function firstWords(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= 6 ? text : `${words.slice(0, 6).join(' ')} …`
}
