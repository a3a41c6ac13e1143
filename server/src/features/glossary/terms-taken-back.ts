// Corrections for "every episode from now on" that are taken back: what the glossary held before them comes back.
import { maxGlossaryEntries, type TermNow } from '@podcastai/contracts'
import type { Transaction } from '../../platform/database/connection.ts'
import type { StoredTerm, TermBefore } from '../../platform/database/schema.ts'
import * as repository from './glossary.repository.ts'

/** An act that put a term into the glossary, or took one out; `words` are those that both are found by. */
export type TermAct = { id: string; words: string; heard: string; createdAt: Date; termBefore: TermBefore | null }

type TakingBack = {
  workspaceId: string
  /** All acts of the workspace that count and are about the same words as those that are taken back, newest first. */
  acts: readonly TermAct[]
  /** The ids of those that are taken back. */
  undone: ReadonlySet<string>
}

type GlossaryState = {
  /** What the glossary has now of the terms that are meant; those that it never had and does not have are left out. */
  terms: TermNow[]
  /** Acts that count on: what was there before them is what was there before the acts that are taken back. */
  moved: { id: string; termBefore: TermBefore }[]
}

/**
 * Restores the glossary to its state before the undone acts. Terms that were changed since, or added again by another
 * act, stay. Call it with the glossary locked.
 */
export async function takeTermsBack(tx: Transaction, { workspaceId, ...taking }: TakingBack): Promise<GlossaryState> {
  const entries = await repository.keptEntries(tx, { workspaceId })
  const { held, moved } = withoutActs(entries, taking)
  const [before, after] = [new Set<StoredTerm>(entries), new Set(held.values())]
  const gone = entries.filter((entry) => !after.has(entry))
  const back = [...after].filter((term) => !before.has(term))
  await repository.replaceEntries(tx, { workspaceId, gone, back })
  return { terms: termsNow(taking, { before: byWords(entries), held }), moved }
}

type KeptTerms = Map<string, StoredTerm>

const byWords = (entries: readonly repository.KeptEntry[]): KeptTerms =>
  new Map(entries.map((entry) => [entry.words, entry]))

/** An entry that nothing changes is the very object that came in. */
function withoutActs(
  entries: readonly repository.KeptEntry[],
  { acts, undone }: Omit<TakingBack, 'workspaceId'>,
): { held: KeptTerms; moved: GlossaryState['moved'] } {
  const held = byWords(entries)
  const moved = new Map<string, TermBefore>()
  const getTermBefore = ({ id, termBefore }: TermAct) => moved.get(id) ?? termBefore
  // The newest first: what an older one put in is there again once the newer one is taken back.
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
  // A term that was taken out has no place any more where others have come since.
  else if (held.has(words) || held.size < maxGlossaryEntries) held.set(words, term)
}

function termsNow(
  { acts, undone }: Omit<TakingBack, 'workspaceId'>,
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
