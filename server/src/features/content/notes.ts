import { EpisodeNotes } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import { retryOnConflict } from '../../platform/http/retry-on-conflict.ts'
import * as repository from './content.repository.ts'
import { noParts, type TranscriptStateDeps, toCurrentParts, toStateKey } from './transcript-state.ts'

/** The stored notes; null if there are none or they are from an incompatible release. */
export function storedNotes({ engineNotes }: Pick<repository.Owner, 'engineNotes'>): EpisodeNotes | null {
  return EpisodeNotes.safeParse(engineNotes).data ?? null
}

/**
 * Stores an analysis and notes that were made under `owner`'s transcript state. If speakers were renamed or words
 * corrected since, they are converted to the current state. If the number of speakers changed, the sentence numbers no
 * longer match, so they are dropped.
 */
export async function storeNotes(
  deps: TranscriptStateDeps,
  owner: repository.Owner,
  made: { analysis: Analysis; notes: EpisodeNotes | null },
): Promise<void> {
  await retryOnConflict(async () => {
    const now = await repository.findOwnerById(deps.db, owner.id)
    if (!now) return true
    const { analysis, notes } = await toCurrentParts(deps, now, toStateKey(owner), { ...noParts, ...made })
    if (analysis === null) return true
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, owner.id, { under: toStateKey(now), newest: [] }))) return false
      await repository.storeNotes(tx, owner.id, { analysis, notes, made: null })
      return true
    })
  })
}
