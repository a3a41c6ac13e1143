import women from 'human-names/data/female-human-names-en.json' with { type: 'json' }
import men from 'human-names/data/male-human-names-en.json' with { type: 'json' }

const firstNames: ReadonlySet<string> = new Set<string>([...women, ...men])

/** True if a word is a common first name in English. */
export function isFirstName(word: string): boolean {
  return firstNames.has(word)
}
