import { isDeepStrictEqual } from 'node:util'
import { type ContentTypeKey, contentTypeOf, type SpeakerRenaming } from '@podcastai/content-types'
import { nameSpeakers, type SpeakerNames } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import { labelledSegments } from '../../platform/database/stored-transcript.ts'
import * as repository from './content.repository.ts'
import { renameInNotes } from './notes.ts'
import { type NamesThenAndNow, renamingOf } from './renaming.ts'
import { spokenIn } from './spoken.ts'

type NameChange = NamesThenAndNow & {
  transcriptId: string
  renamed: { from: string; to: string }
  authorId: string
}

/** A version of every type that names the speaker: written as before, by whom it was, under the new name. */
export async function renameInContent(tx: Connection, change: NameChange): Promise<void> {
  const { transcriptId, is, renamed, authorId } = change
  const rename = renamer(change, renamingOf(change))
  await renameInNotes(tx, transcriptId, change)
  for (const newest of await repository.newestVersions(tx, transcriptId)) {
    const { contentType, origin, engine, gap, pinned, editedItems } = newest
    const content = (await beforeRenaming(tx, newest, is)) ?? rename(contentType as ContentTypeKey, newest.content)
    if (isDeepStrictEqual(content, newest.content)) continue
    const written = { content, origin, engine, gap, pinned, editedItems }
    const version = { transcriptId, contentType, ...written, speakerNames: is, renamed, authorId }
    await repository.insertVersion(tx, version)
  }
}

/** Taking a renaming back gives exactly what stood there, also where two speakers had become one in our words. */
async function beforeRenaming(tx: Connection, newest: repository.NewestVersion, names: SpeakerNames): Promise<unknown> {
  if (newest.renamed === null) return null
  const before = await repository.findVersion(tx, { ...newest, version: newest.version - 1 })
  return before && isDeepStrictEqual(before.speakerNames, names) ? before.content : null
}

/** Content that was written under names which may have changed meanwhile, under those of now. */
export async function underNamesOfNow(
  tx: Connection,
  version: { transcriptId: string; contentType: string; content: unknown; was: SpeakerNames; is: SpeakerNames },
): Promise<unknown> {
  const { transcriptId, contentType, content, was, is } = version
  if (isDeepStrictEqual(was, is)) return content
  const segments = await labelledSegments(tx, transcriptId)
  const names = { segments, was, is }
  return renamer(names, renamingOf(names))(contentType as ContentTypeKey, content)
}

function renamer({ segments, is }: NamesThenAndNow, renaming: SpeakerRenaming) {
  const spoken = spokenIn(nameSpeakers(segments, is))
  return (contentType: ContentTypeKey, stored: unknown): unknown => {
    const type = contentTypeOf(contentType)
    const content = type.schema.parse(type.fromOlder?.(stored) ?? stored)
    const renamed = type.renameSpeakers(content, renaming)
    return isDeepStrictEqual(renamed, content) ? stored : type.settle(renamed, spoken)
  }
}
