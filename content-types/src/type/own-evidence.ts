import { type Evidence, isEvidence, type Passage, toKey } from './evidence.ts'

// A text keeps its evidence while it is edited, and loses it when the user replaces it with another text.

/**
 * Returns the evidence that an edited text may keep: passages that the previous version doesn't have, and those of a
 * text of that version that is still mostly there.
 */
export function ownPassages(before: unknown): (text: string, passage: Passage) => boolean {
  const texts = new Map<string, string[]>()
  collect(before, (text, evidence) => {
    const key = toKey(evidence)
    texts.set(key, [...(texts.get(key) ?? []), text])
  })
  const readings = new Map<string, Reading>()
  const read = (text: string) => {
    const known = readings.get(text) ?? toReading(text)
    readings.set(text, known)
    return known
  }
  return (text, passage) => {
    const was = texts.get(toKey(passage))
    return was === undefined || was.some((one) => one === text || isStill(read(one), read(text)))
  }
}

/** The words of a text, and pairs of adjacent words. */
type Reading = { words: ReadonlySet<string>; pairs: ReadonlySet<string> }

/** Share of a text that was there before. Any two texts have common words, but seldom two in a row. */
const minShared = { words: 1 / 2, pairs: 1 / 3 }

function isStill(before: Reading, now: Reading): boolean {
  return (['words', 'pairs'] as const).every((part) => {
    const shared = [...now[part]].filter((one) => before[part].has(one)).length
    return shared >= now[part].size * minShared[part]
  })
}

function toReading(text: string): Reading {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return { words: new Set(words), pairs: new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)) }
}

/**
 * Calls `found` with every text of a content and each passage of its evidence, in the same object or under the field's
 * name.
 */
function collect(value: unknown, found: (text: string, evidence: Evidence) => void): void {
  if (typeof value !== 'object' || value === null) return
  const { evidence, ...fields } = value as Record<string, unknown>
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field !== 'string') collect(field, found)
    else for (const one of [...listed(evidence), ...listed(named(evidence, name))]) found(field, one)
  }
}

function named(evidence: unknown, name: string): unknown {
  return typeof evidence === 'object' && evidence !== null ? (evidence as Record<string, unknown>)[name] : undefined
}

function listed(evidence: unknown): Evidence[] {
  return (Array.isArray(evidence) ? evidence : [evidence]).filter(isEvidence)
}
