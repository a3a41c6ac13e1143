import { isDeepStrictEqual } from 'node:util'
import { EpisodeNotes, type SpeakerRenaming } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { labelledSegments } from '../../platform/database/stored-transcript.ts'
import * as repository from './content.repository.ts'
import { isSamePeople, type NamesThenAndNow, renamingOf } from './renaming.ts'

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
  tx: Connection,
  owner: repository.Owner,
  { analysis, notes }: { analysis: Analysis; notes: EpisodeNotes | null },
): Promise<void> {
  const is = await repository.lockNames(tx, owner.id)
  if (isDeepStrictEqual(is, owner.speakerNames)) return repository.storeNotes(tx, owner.id, { analysis, notes })
  const names = { segments: await labelledSegments(tx, owner.id), was: owner.speakerNames, is }
  if (!isSamePeople(names)) return
  const renaming = renamingOf(names)
  const renamed = {
    ...analysis,
    summary: renaming.words(analysis.summary),
    speakers: analysis.speakers.map((one) => ({ ...one, name: renaming.speaker(one.name, null) ?? one.name })),
  }
  await repository.storeNotes(tx, owner.id, { analysis: renamed, notes: notes && renamedNotes(notes, renaming) })
}

/** The notes of a project whose speakers are renamed: a model would go on writing of "Speaker 1" that it noted. */
export async function renameInNotes(tx: Connection, transcriptId: string, names: NamesThenAndNow): Promise<void> {
  const owner = await repository.findOwnerById(tx, transcriptId)
  const notes = owner && storedNotes(owner)
  if (!notes) return
  const renamed = isSamePeople(names) ? renamedNotes(notes, renamingOf(names)) : null
  await repository.replaceNotes(tx, transcriptId, renamed)
}

function renamedNotes(notes: EpisodeNotes, { words }: SpeakerRenaming): EpisodeNotes {
  return {
    ...notes,
    about: words(notes.about),
    topics: notes.topics.map((topic) => ({ ...topic, title: words(topic.title) })),
    names: notes.names.map((one) => ({ ...one, name: words(one.name), what: words(one.what) })),
    facts: notes.facts.map((fact) => ({ ...fact, text: words(fact.text) })),
    moments: notes.moments.map((moment) => ({ ...moment, why: words(moment.why) })),
  }
}
