import { nounGroupsOf } from './noun-groups.ts'
import type { Reading } from './sentences.ts'

/** `shown`: as it was said, each time. */
type Counted = { shown: string[]; words: number; proper: boolean }

/**
 * What the sentences keep coming back to, best first: names, and noun groups of one to three words, said at least twice.
 * No speaker's name, and no noun alone that any talk is full of.
 */
export function keyPhrasesOf(readings: readonly Reading[], most: number): string[] {
  const found = new Map<string, Counted>()
  const names = new Set(readings.map(({ sentence }) => sentence.speaker))
  const speakers = new Set([...names].flatMap((name) => name?.toLowerCase().split(/[\s,]+/) ?? []))
  for (const reading of readings) {
    for (const { text, key, words, proper } of nounGroupsOf(reading)) {
      if (words.every((word) => speakers.has(word))) continue
      const entry = found.get(key)
      if (entry) entry.shown.push(text)
      else found.set(key, { shown: [text], words: words.length, proper })
    }
  }
  const ranked = [...found]
    .filter(([, { shown }]) => shown.length >= 2)
    .map(([key, entry]) => ({ key, ...entry, score: entry.shown.length * (entry.words + (entry.proper ? 0.5 : 0)) }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
  const chosen: string[] = []
  for (const { key, shown } of ranked) {
    const inside = chosen.some((other) => wordsOverlap(other.toLowerCase(), key))
    if (inside) continue
    chosen.push(mostShown(shown) ?? key)
    if (chosen.length === most) break
  }
  return chosen
}

function mostShown(texts: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, length }))
  return counts.sort((a, b) => b.length - a.length || (a.text < b.text ? -1 : 1))[0]?.text
}

function wordsOverlap(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}
