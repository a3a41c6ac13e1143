import { maxGlossaryEntries } from '@podcastai/contracts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import * as repository from './glossary.repository.ts'

/** Words that uploads get wrong, and how they are written. `authorId` is null where the account is gone. */
export type Term = { heard: string; written: string; authorId: string | null }

/** What is corrected in every upload of a workspace. */
export async function termsOf(db: Connection, workspaceId: string): Promise<Term[]> {
  const entries = await repository.listEntries(db, workspaceId)
  return entries.map(({ heard, written, authorId }) => ({ heard, written, authorId }))
}

/** Adds a term to a workspace's glossary; the same heard words again change what is written. @throws AppError */
export async function addTerm(
  tx: Transaction,
  { workspaceId, ...term }: { workspaceId: string; heard: string; written: string; authorId: string },
): Promise<void> {
  if (term.heard === term.written) throw new AppError('invalid', 'Heard and written are the same words.')
  if (await repository.putEntry(tx, { workspaceId, ...term }, maxGlossaryEntries)) return
  throw new AppError('conflict', `A glossary holds ${maxGlossaryEntries} entries. Remove some first.`)
}

/** The same for a correction that somebody made in every episode: words that are right as they are heard are no term. */
export async function keepTerm(tx: Transaction, term: Parameters<typeof addTerm>[1]): Promise<void> {
  if (term.heard === term.written) await repository.deleteHeard(tx, term)
  else await addTerm(tx, term)
}
