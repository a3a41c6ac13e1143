import { isDeepStrictEqual } from 'node:util'
import { EpisodeNotes } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { SpeakerNames } from '@podcastai/transcript'
import { labelledSegments } from '../../platform/database/stored-transcript.ts'
import { untilStored } from '../../platform/http/until-stored.ts'
import * as repository from './content.repository.ts'
import { labelledSource, type NamingDeps } from './labelled-source.ts'

/** Notes in another shape, from another release, are as good as none. */
export function storedNotes({ engineNotes }: Pick<repository.Owner, 'engineNotes'>): EpisodeNotes | null {
  return EpisodeNotes.safeParse(engineNotes).data ?? null
}

/**
 * Keeps an analysis and its notes, which were made under the names that `owner` had. Where speakers were renamed
 * meanwhile they are kept under the names of now; where there are more or fewer people now they number other sentences,
 * and are of no use any more.
 */
export async function storeNotes(
  deps: NamingDeps,
  owner: repository.Owner,
  made: { analysis: Analysis; notes: EpisodeNotes | null },
): Promise<void> {
  await untilStored(async () => {
    const now = await repository.findOwnerById(deps.db, owner.id)
    if (!now) return true
    const names = { was: owner.speakerNames, is: now.speakerNames }
    const { analysis, notes } = isDeepStrictEqual(names.was, names.is) ? made : await renamed(deps, now, names, made)
    if (analysis === null) return true
    return deps.db.transaction(async (tx) => {
      if (!(await repository.lockAsRead(tx, owner.id, { names: names.is, newest: [] }))) return false
      await repository.storeNotes(tx, owner.id, { analysis, notes })
      return true
    })
  }, 'Others are renaming speakers right now. Please try again.')
}

async function renamed(
  deps: NamingDeps,
  owner: repository.Owner,
  names: { was: SpeakerNames; is: SpeakerNames },
  made: { analysis: Analysis; notes: EpisodeNotes | null },
) {
  const source = labelledSource(deps, owner, await labelledSegments(deps.db, owner.id))
  return deps.contents.rename(source, names, { contents: [], ...made })
}
