import { maxGlossaryEntries } from '@podcastai/contracts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import type { TermBefore } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import * as repository from './glossary.repository.ts'

/** A word that uploads get wrong, with its correct spelling. `authorId` is null if the account was deleted. */
export type Term = { heard: string; written: string; authorId: string | null }

/** Returns the terms to correct in every upload of a show. */
export async function listTerms(db: Connection, show: repository.GlossaryScope): Promise<Term[]> {
  const entries = await repository.listEntries(db, show)
  return entries.map(({ heard, written, authorId }) => ({ heard, written, authorId }))
}

type Added = repository.GlossaryScope & { heard: string; written: string; authorId: string }

/**
 * Adds a term to a show's glossary, or updates the term with the same heard words. Returns when, which identifies
 * the entry later.
 * @throws AppError
 */
export async function addTerm(tx: Transaction, term: Added): Promise<Date> {
  if (term.heard === term.written) throw new AppError('invalid', 'Both sides have the same words.')
  await repository.lockGlossary(tx, term.workspaceId)
  const createdAt = new Date()
  if (await repository.putEntry(tx, { ...term, createdAt }, maxGlossaryEntries)) return createdAt
  throw new AppError('conflict', `A glossary can have up to ${maxGlossaryEntries} entries. Remove some first.`)
}

/**
 * Adds the term of a correction made in all episodes. A correction back to the heard words adds none. Returns the
 * previous state, so that undoing can restore it.
 */
export async function keepTerm(tx: Transaction, term: Added): Promise<TermBefore> {
  await repository.lockGlossary(tx, term.workspaceId)
  const [before] = await repository.keptEntries(tx, term)
  const held = before ? toStoredTerm(before) : null
  if (term.heard !== term.written) return { held, put: (await addTerm(tx, term)).toISOString() }
  await repository.deleteHeard(tx, term)
  return { held, put: null }
}

const toStoredTerm = ({ heard, written, authorId, createdAt }: repository.KeptEntry) => ({
  ...{ heard, written, authorId, createdAt },
})
