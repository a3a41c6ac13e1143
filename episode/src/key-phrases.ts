import { findNounGroups, type NounGroup } from './noun-groups.ts'
import { saysProfanity } from './profanity.ts'
import type { Reading } from './sentences.ts'

/** A noun group with the form used at each mention. */
type Counted = { key: string; first: NounGroup; shown: string[] }

/**
 * Returns what the sentences keep coming back to, best first: names, and noun groups of one to three words, said at
 * least twice. Leaves out speakers' names, profanity, and everyday nouns on their own.
 */
export function findKeyPhrases(readings: readonly Reading[], max: number): string[] {
  // Most are said once and need no list.
  const found = new Map<string, NounGroup>()
  const often = new Map<string, Counted>()
  const names = new Set(readings.map(({ sentence }) => sentence.speaker))
  const speakers = new Set([...names].flatMap((name) => name?.toLowerCase().split(/[\s,]+/) ?? []))
  for (const reading of readings) {
    for (const group of findNounGroups(reading)) {
      const { text, key, words } = group
      if (words.every((word) => speakers.has(word))) continue
      const first = found.get(key)
      const counted = first && often.get(key)
      if (counted) counted.shown.push(text)
      else if (first) often.set(key, { key, first, shown: [first.text, text] })
      else found.set(key, group)
    }
  }
  const ranked = [...often.values()]
    .map(({ key, first, shown }) => ({
      key,
      shown,
      score: shown.length * (first.words.length + (first.proper ? 0.5 : 0)),
    }))
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
  const chosen: string[] = []
  for (const { key, shown } of ranked) {
    const inside = chosen.some((other) => wordsOverlap(other.toLowerCase(), key))
    if (inside || saysProfanity(key)) continue
    chosen.push(findMostShown(shown) ?? key)
    if (chosen.length === max) break
  }
  return chosen
}

function findMostShown(texts: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, length }))
  return counts.sort((a, b) => b.length - a.length || (a.text < b.text ? -1 : 1))[0]?.text
}

function wordsOverlap(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}
