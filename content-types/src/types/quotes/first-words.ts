/** Returns the first six words of a quote, used as its name. */
export function firstWords(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= 6 ? text : `${words.slice(0, 6).join(' ')} …`
}
