import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type EpisodeFacts, type FactFields, maxPreviewBytes } from '@podcastai/contracts'
import { UnreadableTranscript } from '@podcastai/transcript'
import type { Connection } from '../../platform/database/connection.ts'
import { findShowId } from '../../platform/database/shows.ts'
import { EngineRefusal } from '../../platform/engine/engine.ts'
import type { ReadingThreads } from '../../platform/engine/reading-threads.ts'
import type { Files } from '../../platform/files/files.ts'
import { getParsedKey, listUploadKeys } from '../../platform/files/upload-keys.ts'
import { deletedMeanwhile } from '../../platform/http/answer-errors.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { confirmPermission } from '../../platform/http/permission.ts'
import type { UploadedFile } from '../../platform/http/read-upload.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { cleanFilename } from './accepted-file.ts'
import { nameFromFile, toUserFacts } from './episode-facts.ts'
import { handOver, keepFacts, keepNames, lockEarlierProject } from './replacing.ts'
import { countProjectMade, hasTranscript, insertTranscript } from './transcripts.repository.ts'

export type UploadDeps = {
  db: Connection
  files: Files
  jobs: Jobs
  check: ReadingThreads['check']
  readWordText: ReadingThreads['readWordText']
  freeEpisodes: number
}

export type UploadForm = FactFields & {
  title: string | null
  generate: boolean
  replaces?: string | undefined
  showId?: string | undefined
}

/**
 * Stores an upload and enqueues its processing. It parses the file first, so that an invalid file is refused and leaves
 * nothing behind. The project's title is the one typed, else that of the project it replaces, else the episode's title in
 * the file, else the file's name; facts that the form leaves out are those found. The file and its parsed form go to file
 * storage before the row that refers to them.
 */
export async function storeUpload(deps: UploadDeps, caller: Caller, file: UploadedFile, form: UploadForm) {
  const { title, facts: found, speakers, listed, encoded } = await checkUpload(deps, caller, file)
  const id = randomUUID()
  const fileKey = `transcripts/${caller.workspaceId}/${id}`
  const uploadName = cleanFilename(file.filename)
  const bytes = await readFile(file.path)
  await deps.files.put(getParsedKey(fileKey), encoded)
  try {
    // All of the file is stored, or nothing.
    await deps.files.put(fileKey, bytes)
    await deps.db.transaction(async (tx) => {
      const made = await countProjectMade(tx, caller.workspaceId)
      // Two concurrent uploads may both have passed the check for the last free episode.
      if (!caller.isSubscribed && made > deps.freeEpisodes) throw freeEpisodesUsed()
      const { replaces } = form
      const earlier = replaces ? await lockEarlierProject(tx, { workspaceId: caller.workspaceId, id: replaces }) : null
      if (earlier) await confirmPermission(tx, caller, 'generateContent')
      const facts: EpisodeFacts = { ...keepFacts(earlier?.facts ?? {}, found), ...toUserFacts(form) }
      const showId = await findShowId(tx, { workspaceId: caller.workspaceId, showId: form.showId ?? earlier?.showId })
      // A workspace without a show was deleted after the call had looked it up.
      if (showId === null) throw form.showId ? notFound('show') : new AppError('conflict', deletedMeanwhile)
      await insertTranscript(tx, {
        id,
        workspaceId: caller.workspaceId,
        showId,
        uploadedBy: caller.userId,
        filename: form.title ?? earlier?.filename ?? title ?? uploadName,
        uploadName,
        fileKey,
        fileHash: createHash('sha256').update(bytes).digest('hex'),
        facts,
        speakerNames: {
          ...nameFromFile(speakers, { facts, listed }),
          ...keepNames(earlier?.speakerNames ?? {}, speakers),
        },
        recordingUrl: earlier?.recordingUrl ?? null,
        recordingOffset: earlier?.recordingOffset ?? 0,
        earlierId: earlier?.id ?? null,
        generateAll: form.generate,
        status: 'processing',
      })
      if (earlier) await handOver(tx, earlier, id)
      const turn = { workspaceId: caller.workspaceId, kilobytes: file.size / 1024 }
      await deps.jobs.enqueue(tx, 'process-transcript', { transcriptId: id }, turn)
    })
  } catch (error) {
    // If the connection was lost during the commit, the row may exist, and then it needs its file.
    const isStored = await hasTranscript(deps.db, id).catch(() => true)
    if (!isStored) for (const key of listUploadKeys(fileKey)) await deps.files.remove(key).catch(() => {})
    throw error
  }
  return { workspaceId: caller.workspaceId, id }
}

function freeEpisodesUsed(): AppError {
  return new AppError('subscription_required', 'Your free episodes are used. Subscribe to upload more.')
}

/** Returns the text of a Word file, for a preview. @throws AppError if it can't be read or is too long for one */
export async function readWordUpload(deps: UploadDeps, { workspaceId }: Caller, file: UploadedFile) {
  const read = await orRefuse(deps.readWordText(file, { workspaceId, transcriptId: null }))
  if (read.text.length > maxPreviewBytes) throw new AppError('too_large', 'This file is too long for a preview.')
  return read
}

/** Returns what parsing an upload found. @throws AppError if it is no transcript */
function checkUpload(deps: UploadDeps, { workspaceId }: Caller, file: UploadedFile) {
  return orRefuse(deps.check(file, { workspaceId, transcriptId: null }))
}

async function orRefuse<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof UnreadableTranscript) throw new AppError('unreadable_transcript', error.message)
    if (error instanceof EngineRefusal) throw new AppError(error.code, error.message, undefined, { cause: error })
    throw error
  }
}
