// A better file of an episode becomes a project of its own, so that all content refers to the words of its own file.
import { type EpisodeFacts, factNames, isRunning, maxFilenameLength, projectTitle } from '@podcastai/contracts'
import type { SpeakerNames } from '@podcastai/transcript'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Transaction } from '../../platform/database/connection.ts'
import {
  listeningCopies,
  listeningCopyParts,
  projectNotes,
  shareLinks,
  transcripts,
} from '../../platform/database/schema.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Scope } from './transcripts.repository.ts'

const suffix = ' (earlier file)'

export type EarlierProject = Awaited<ReturnType<typeof lockEarlierProject>>

/** Locks the project to replace until the end of the transaction. @throws AppError not_found, or conflict */
export async function lockEarlierProject(tx: Transaction, { workspaceId, id }: Scope) {
  const [row] = await tx
    .select({
      id: transcripts.id,
      showId: transcripts.showId,
      filename: transcripts.filename,
      status: transcripts.status,
      facts: transcripts.facts,
      speakerNames: transcripts.speakerNames,
      recordingUrl: transcripts.recordingUrl,
      recordingOffset: transcripts.recordingOffset,
    })
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt)))
    .for('update')
  if (!row) throw notFound('project')
  if (isRunning(row.status))
    throw new AppError('conflict', 'This project is still being processed. Replace its file when it is ready.')
  return row
}

/** Returns the facts of the new file; what a user entered, and what only the earlier file knew, stays. */
export function keepFacts(earlier: EpisodeFacts, found: EpisodeFacts): EpisodeFacts {
  const kept: EpisodeFacts = { ...earlier, ...found }
  for (const name of factNames) {
    const fact = earlier[name]
    if (fact?.source === 'user') kept[name] = fact
  }
  return kept
}

/** Returns the names that users gave to labels which the new file has, too. */
export function keepNames(names: SpeakerNames, labels: readonly string[]): SpeakerNames {
  return Object.fromEntries(Object.entries(names).filter(([label]) => labels.includes(label)))
}

/** Marks the earlier project by its title, and moves what is about the episode to the new one. */
export async function handOver(
  tx: Transaction,
  { id: earlierId, filename }: EarlierProject,
  id: string,
): Promise<void> {
  const title = projectTitle(filename).slice(0, maxFilenameLength - suffix.length)
  await tx
    .update(transcripts)
    .set({ filename: `${title.toWellFormed()}${suffix}` })
    .where(eq(transcripts.id, earlierId))
  for (const table of [shareLinks, listeningCopies, listeningCopyParts]) {
    await tx.update(table).set({ transcriptId: id }).where(eq(table.transcriptId, earlierId))
  }
  await tx.execute(sql`
    insert into ${projectNotes} (transcript_id, text, revision, edited_by, edited_at)
    select ${id}::uuid, text, revision, edited_by, edited_at from ${projectNotes} where transcript_id = ${earlierId}::uuid`)
  await announceChange(tx, earlierId)
}
