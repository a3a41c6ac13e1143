// Finds the names of speakers in our own words.
import { plainName } from '../type/plain-name.ts'
import type { TranscriptView } from '../type/transcript-view.ts'
import type { TextPart } from './snapshot.ts'

export type FindNames = (text: string) => TextPart[]

/** Returns a function that splits a text at the names of the transcript's speakers. */
export function createNameFinder({ labels, getName }: Pick<TranscriptView, 'labels' | 'getName'>): FindNames {
  const parts = new Map<string, TextPart>()
  for (const label of labels) {
    const name = getName(label)
    const plain = plainName(name)
    if (!parts.has(name)) parts.set(name, { speaker: label })
    if (!parts.has(plain)) parts.set(plain, { speaker: label, plain: true })
  }
  const names = [...parts.keys()].filter(isToldFromWords).sort((one, other) => other.length - one.length)
  if (names.length === 0) return (text) => (text === '' ? [] : [text])
  const alternatives = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  // "Ann" does not match in "Anna", "Mary-Ann", @ann, or #Ann.
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}@#]|[\\p{L}\\p{N}]-)(?:${alternatives})(?![\\p{L}\\p{N}\\p{M}]|-\\p{L})`,
    'gu',
  )
  return (text) => {
    const found: TextPart[] = []
    let at = 0
    for (const { 0: name, index } of text.matchAll(whole)) {
      if (index > at) found.push(text.slice(at, index))
      found.push(parts.get(name) as TextPart)
      at = index + name.length
    }
    return at < text.length ? [...found, text.slice(at)] : found
  }
}

/** True if a name has more than one letter: a one-letter label can't be told from a word, as in "A baker". */
function isToldFromWords(name: string): boolean {
  return (name.match(/[\p{L}\p{N}\p{M}]/gu) ?? []).length > 1
}
