// Finds the speaker, times, and words in the objects of a list, under the many names that tools use.
import { bareName, durationNames, endNames, speakerNames, startNames, textNames, wordNames } from './columns.ts'
import type { Fields } from './json-fields.ts'

/** `name` is normalized. If several fields have the same meaning, the lowest rank wins. */
export type Field = { name: string; value: unknown; rank: number }

const roles = {
  speaker: speakerNames,
  start: startNames,
  end: endNames,
  duration: durationNames,
  text: textNames,
  word: wordNames,
} as const

type Role = keyof typeof roles

export type RowFields = Record<Role, Field | null>

type Meaning = { role: Role; name: string; rank: number }

const meanings = new Map<string, Meaning[]>()
for (const [role, names] of Object.entries(roles) as [Role, readonly string[]][]) {
  for (const [rank, name] of names.entries()) {
    const known = meanings.get(name) ?? []
    meanings.set(name, [...known, { role, name, rank }])
  }
}

/** Lists with more keys aren't tables. Further keys aren't cached, so memory stays bounded. */
const rememberedNames = 1000

/** "detected_speaker_name", "attributedSpeaker": ranks behind the known names. */
const namedSpeaker = /(?:speaker|participant)(?:name|label)?$/

/**
 * Returns a function that reads rows and caches the meaning of keys, which is the same for all rows of a list.
 * `ignored`: keys that contain something else than their names say.
 */
export function rowReader(ignored: ReadonlySet<string> = new Set()): (row: Fields) => RowFields {
  const remembered = new Map<string, readonly Meaning[]>()
  const findMeanings = (key: string) => {
    const known = remembered.get(key)
    if (known) return known
    const found = ignored.has(key) ? [] : findKnownMeanings(bareName(key))
    if (remembered.size < rememberedNames) remembered.set(key, found)
    return found
  }
  return (row) => {
    const fields: RowFields = { speaker: null, start: null, end: null, duration: null, text: null, word: null }
    for (const key in row) {
      for (const { role, name, rank } of findMeanings(key)) {
        const known = fields[role]
        if ((known === null || rank < known.rank) && isUsable(row[key], role))
          fields[role] = { name, value: row[key], rank }
      }
    }
    return fields
  }
}

function findKnownMeanings(name: string): Meaning[] {
  return meanings.get(name) ?? (namedSpeaker.test(name) ? [{ role: 'speaker', name, rank: speakerNames.length }] : [])
}

/** In some files speakers are objects and times are pairs or objects. */
function isUsable(value: unknown, role: Role): boolean {
  if (typeof value === 'number') return true
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && role !== 'text' && role !== 'word'
}
