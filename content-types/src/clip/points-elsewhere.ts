const pointing = new Set('it that this there them those these him her then so'.split(' '))

/** Words that end on "it", "that", "there": as a title they leave a stranger asking what is meant. */
export function pointsElsewhere(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  return pointing.has(words.at(-1) ?? '')
}
