import { isDeepStrictEqual } from 'node:util'
import type { ContentTypeKey } from '@podcastai/content-types'
import type { Analysis } from '@podcastai/contracts'
import type { Segment, SpeakerNames } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import { labelledSegments } from '../../platform/database/stored-transcript.ts'
import * as repository from './content.repository.ts'
import { labelledSource, type NamingDeps } from './labelled-source.ts'
import { storedNotes } from './notes.ts'

/** Other names for the speakers of a project. */
export type NameChange = {
  transcriptId: string
  /** Under the file's own labels. */
  segments: readonly Segment[]
  was: SpeakerNames
  is: SpeakerNames
  renamed: { from: string; to: string }
  authorId: string
}

/** Everything that was written of a project, under other names, before any of it is stored. */
export type Renaming = {
  /** Null where there is none, or where there are more or fewer people now: then it is to be made anew. */
  analysis: Analysis | null
  /**
   * Stores a version of every type that names the speaker: written as before, by whom it was, under the new name. To be
   * called within a transaction that holds the project. False where something was written or pinned in the meantime.
   */
  store: (tx: Connection) => Promise<boolean>
}

/** Brings what was written of a project under other names. Nothing is stored yet. @throws TookTooLong */
export async function prepareRenaming(deps: NamingDeps, change: NameChange): Promise<Renaming | null> {
  const { transcriptId, segments, was, is, renamed, authorId } = change
  const owner = await repository.findOwnerById(deps.db, transcriptId)
  if (!owner) return null
  const newest = await repository.newestVersions(deps.db, transcriptId)
  const taken = new Map<string, unknown>()
  for (const version of newest) {
    const before = await beforeRenaming(deps.db, version, is)
    if (before !== null) taken.set(version.contentType, before)
  }
  const others = newest.filter(({ contentType }) => !taken.has(contentType))
  const analysis = owner.analysis as Analysis | null
  const written = { contents: others, analysis, notes: storedNotes(owner) }
  const parts = await deps.contents.rename(labelledSource(deps, owner, segments), { was, is }, written)
  for (const { contentType, content } of parts.contents) taken.set(contentType, content)

  async function store(tx: Connection): Promise<boolean> {
    const now = await repository.newestNumbers(tx, transcriptId)
    if (now.length !== newest.length || !repository.areAmong(now, newest)) return false
    const current = await repository.findOwnerById(tx, transcriptId)
    if (!isDeepStrictEqual(current?.engineNotes, owner?.engineNotes)) return false
    if (written.notes !== null) await repository.replaceNotes(tx, transcriptId, parts.notes)
    for (const { contentType, content: before, origin, engine, gap, pinned, editedItems } of newest) {
      const content = taken.get(contentType)
      if (isDeepStrictEqual(content, before)) continue
      const version = { transcriptId, contentType, content, origin, engine, gap, pinned, editedItems }
      await repository.insertVersion(tx, { ...version, speakerNames: is, renamed, authorId })
    }
    return true
  }

  return { analysis: parts.analysis, store }
}

/** Taking a renaming back gives exactly what stood there, also where two speakers had become one in our words. */
async function beforeRenaming(db: Connection, newest: repository.NewestVersion, names: SpeakerNames): Promise<unknown> {
  if (newest.renamed === null) return null
  const before = await repository.findVersion(db, { ...newest, version: newest.version - 1 })
  return before && isDeepStrictEqual(before.speakerNames, names) ? before.content : null
}

/** Content that was written under names which may have changed meanwhile, under those that the project was read with. */
export async function underNamesOfNow(
  deps: NamingDeps,
  owner: repository.Owner,
  { contentType, content, was }: { contentType: ContentTypeKey; content: unknown; was: SpeakerNames },
): Promise<unknown> {
  const is = owner.speakerNames
  if (isDeepStrictEqual(was, is)) return content
  const written = { contents: [{ contentType, content }], analysis: null, notes: null }
  const source = labelledSource(deps, owner, await labelledSegments(deps.db, owner.id))
  return (await deps.contents.rename(source, { was, is }, written)).contents[0]?.content
}
