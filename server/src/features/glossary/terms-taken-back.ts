// Undoing corrections for "every episode from now on": restores what the glossary held before them.
import { maxGlossaryEntries, type TermNow } from '@podcastai/contracts'
import type { Transaction } from '../../platform/database/connection.ts'
import type { StoredTerm, TermBefore } from '../../platform/database/schema.ts'
import * as repository from './glossary.repository.ts'

/** An act that added a term to the glossary, or removed one; `words` is the lookup key of both. */
export type TermAct = { id: string; words: string; heard: string; createdAt: Date; termBefore: TermBefore | null }

type TakingBack = repository.GlossaryScope & {
  /** All active acts of the show on the same words as the undone ones, newest first. */
  acts: readonly TermAct[]
  /** The ids of the undone acts. */
  undone: ReadonlySet<string>
}

type GlossaryState = {
  /** The affected terms in the glossary now; terms that were absent both before and after are left out. */
  terms: TermNow[]
  /** Acts that stay active: their previous state becomes that of the undone acts. */
  moved: { id: string; termBefore: TermBefore }[]
}

/**
 * Restores the glossary to its state before the undone acts. Terms that were changed since, or added again by another
 * act, stay. Call it with the glossary locked.
 */
export async function takeTermsBack(
  tx: Transaction,
  { workspaceId, showId, ...taking }: TakingBack,
): Promise<GlossaryState> {
  const entries = await repository.keptEntries(tx, { workspaceId, showId })
  const { held, moved } = withoutActs(entries, taking)
  const [before, after] = [new Set<StoredTerm>(entries), new Set(held.values())]
  const gone = entries.filter((entry) => !after.has(entry))
  const back = [...after].filter((term) => !before.has(term))
  await repository.replaceEntries(tx, { workspaceId, showId, gone, back })
  return { terms: termsNow(taking, { before: byWords(entries), held }), moved }
}

type KeptTerms = Map<string, StoredTerm>

const byWords = (entries: readonly repository.KeptEntry[]): KeptTerms =>
  new Map(entries.map((entry) => [entry.words, entry]))

/** Returns the terms without the undone acts. An unchanged entry is the same object as in `entries`. */
function withoutActs(
  entries: readonly repository.KeptEntry[],
  { acts, undone }: Omit<TakingBack, keyof repository.GlossaryScope>,
): { held: KeptTerms; moved: GlossaryState['moved'] } {
  const held = byWords(entries)
  const moved = new Map<string, TermBefore>()
  const getTermBefore = ({ id, termBefore }: TermAct) => moved.get(id) ?? termBefore
  // Newest first: undoing a newer act restores what an older one added.
  for (const act of acts) {
    const before = undone.has(act.id) ? getTermBefore(act) : null
    if (before === null) continue
    const isNext = (other: TermAct) => {
      const itsBefore = undone.has(other.id) || other.words !== act.words ? null : getTermBefore(other)
      if (itsBefore === null) return false
      if (before.put !== null) return itsBefore.held?.createdAt === before.put
      return itsBefore.held === null && other.createdAt > act.createdAt
    }
    const next = acts.findLast(isNext)
    if (next) moved.set(next.id, { ...(getTermBefore(next) as TermBefore), held: before.held })
    else if ((held.get(act.words)?.createdAt ?? null) === before.put) bringBack(held, act.words, before.held)
  }
  return { held, moved: [...moved].map(([id, termBefore]) => ({ id, termBefore })) }
}

function bringBack(held: KeptTerms, words: string, term: StoredTerm | null): void {
  if (term === null) held.delete(words)
  // A removed term has no room anymore if others were added since.
  else if (held.has(words) || held.size < maxGlossaryEntries) held.set(words, term)
}

function termsNow(
  { acts, undone }: Omit<TakingBack, keyof repository.GlossaryScope>,
  { before, held }: { before: KeptTerms; held: KeptTerms },
): TermNow[] {
  const meant = new Map(acts.filter(({ id }) => undone.has(id)).map((act) => [act.words, act]))
  return [...meant.values()].flatMap(({ words, heard }) => {
    const [was, now] = [before.get(words), held.get(words)]
    if (!was && !now) return []
    return [
      { heard: (now ?? was)?.heard ?? heard, written: now?.written ?? null, isChanged: was?.written !== now?.written },
    ]
  })
}
