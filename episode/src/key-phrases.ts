import { nounGroupsOf } from './noun-groups.ts'
import type { Reading } from './sentences.ts'

type Counted = { shown: Map<string, number>; count: number; words: number; proper: boolean }

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
      const entry = found.get(key) ?? { shown: new Map(), count: 0, words: words.length, proper }
      entry.count += 1
      entry.shown.set(text, (entry.shown.get(text) ?? 0) + 1)
      found.set(key, entry)
    }
  }
  const ranked = [...found]
    .filter(([, { count }]) => count >= 2)
    .map(([key, entry]) => ({ key, ...entry, score: entry.count * (entry.words + (entry.proper ? 0.5 : 0)) }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
  const chosen: string[] = []
  for (const { key, shown } of ranked) {
    const inside = chosen.some((other) => wordsOverlap(other.toLowerCase(), key))
    if (inside) continue
    chosen.push([...shown].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? key)
    if (chosen.length === most) break
  }
  return chosen
}

function wordsOverlap(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}
