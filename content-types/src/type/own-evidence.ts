import { Evidence, keyOf, type Passage } from './evidence.ts'

// A text keeps the passages it rests on while it is corrected, and loses them when somebody writes another one in its place.

/**
 * Which passages an edited text may go on resting on: those that the version before does not have, and those of a text
 * of that version of which half the words are still there.
 */
export function ownPassages(before: unknown): (text: string, passage: Passage) => boolean {
  const texts = new Map<string, string[]>()
  collect(before, (text, evidence) => {
    const key = keyOf(evidence)
    texts.set(key, [...(texts.get(key) ?? []), text])
  })
  const words = new Map<string, Set<string>>()
  const wordsIn = (text: string) => {
    const known = words.get(text) ?? wordsOf(text)
    words.set(text, known)
    return known
  }
  return (text, passage) => {
    const was = texts.get(keyOf(passage))
    return was === undefined || was.some((one) => one === text || isStill(wordsIn(one), wordsIn(text)))
  }
}

/** Share of the words of a text that were there before. */
const leastShared = 0.5

function isStill(before: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  const shared = [...now].filter((word) => before.has(word)).length
  return shared >= now.size * leastShared
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Every text of a content beside each passage it rests on: in one object, or under one name of two. */
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
  return (Array.isArray(evidence) ? evidence : [evidence]).flatMap((one) => Evidence.safeParse(one).data ?? [])
}
