import { drawable } from './drawable.ts'
import { stressedParts } from './stressed-parts.ts'

/** Returns a function that checks if a range of a drawable text is stressed: at least half of it is, as on the page. */
export function stressIn(text: string, highlightedWords: readonly string[]): (from: number, to: number) => boolean {
  const stressed = stressedParts({ text, highlightedWords: highlightedWords.map(drawable) }).filter(
    (part) => part.stressed,
  )
  return (from, to) => {
    const letters = stressed.reduce((sum, part) => sum + overlap(from, to, part.at, part.at + part.text.length), 0)
    return letters > 0 && letters >= (to - from) / 2
  }
}

function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))
}
