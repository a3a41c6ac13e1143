const pointing = new Set('it that this there them those these him her then so'.split(' '))

/** True if the text ends with a word such as "it", "that", or "there": as a title, it isn't clear without context. */
export function pointsElsewhere(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  return pointing.has(words.at(-1) ?? '')
}
