import { randomUUID } from 'node:crypto'
import { copyPartBytes } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { lockWorkspaces } from '../../platform/database/workspaces.ts'
import type { Files } from '../../platform/files/files.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import * as repository from './copies.repository.ts'
import { inspectParts } from './read-parts.ts'

export type CopyDeps = {
  db: Connection
  files: Files
  jobs: Pick<Jobs, 'enqueue'>
  /** Bytes that the listening copies of one workspace may take; 0 turns them off. */
  mediaQuotaBytes: number
  now: () => Date
}

type Upload = { bytes: number; hash: string; offset: number }

/** Begins an upload, or continues the one of the same file. @throws AppError conflict */
export async function begin(deps: CopyDeps, workspaceId: string, transcriptId: string, upload: Upload): Promise<void> {
  const { db, mediaQuotaBytes, now } = deps
  await db.transaction(async (tx) => {
    // Two uploads at once must not exceed the quota.
    await lockWorkspaces(tx, [workspaceId])
    const copy = await repository.lockCopy(tx, transcriptId)
    if (copy?.hash === upload.hash && copy.bytes === upload.bytes) {
      if (!copy.finishedAt) await repository.updateCopy(tx, transcriptId, { begunAt: now(), offset: upload.offset })
      return
    }
    if (copy?.finishedAt) {
      throw new AppError('conflict', 'This project has a listening copy already. Delete it to make another one.')
    }
    const used = (await repository.countBytes(tx, workspaceId)) - (copy?.bytes ?? 0)
    if (used + upload.bytes > mediaQuotaBytes) throw quotaReached(used, upload.bytes, mediaQuotaBytes)
    await removeCopy(deps, tx, transcriptId)
    await repository.insertCopy(tx, { transcriptId, ...upload }, now())
  })
}

/** Stores a part, also in place of one that arrived before. @throws AppError not_found, conflict, invalid */
export async function putPart(
  { db, files, jobs }: CopyDeps,
  transcriptId: string,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  const fileKey = `copies/${randomUUID()}`
  const part = { transcriptId, position, bytes: bytes.length, fileKey }
  checkPart(await repository.findCopy(db, transcriptId), part)
  await files.put(fileKey, bytes)
  try {
    await db.transaction(async (tx) => {
      checkPart(await repository.lockCopy(tx, transcriptId), part)
      const replaced = await repository.putPart(tx, part)
      if (replaced) await jobs.enqueue(tx, 'remove-files', { fileKeys: [replaced] })
    })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
}

type Copy = Awaited<ReturnType<typeof repository.findCopy>>

function checkPart(copy: Copy, { position, bytes }: { position: number; bytes: number }): void {
  if (!copy) throw notFound('listening copy')
  if (copy.finishedAt) throw new AppError('conflict', 'The listening copy is complete already.')
  const expected = Math.min(copyPartBytes, copy.bytes - position * copyPartBytes)
  if (bytes !== expected) throw new AppError('invalid', 'This part of the listening copy has the wrong size.')
}

/**
 * Checks what has arrived, and lets the workspace hear it. A damaged upload, or one of something else, is removed.
 * @throws AppError not_found, conflict, invalid, wrong_type
 */
export async function finish(deps: CopyDeps, transcriptId: string): Promise<void> {
  const { db, files, now } = deps
  const copy = await repository.findCopy(db, transcriptId)
  if (!copy) throw notFound('listening copy')
  if (copy.finishedAt) return
  const parts = await repository.listParts(db, transcriptId)
  if (parts.length < Math.ceil(copy.bytes / copyPartBytes)) {
    throw new AppError('conflict', 'Some parts of the listening copy have not arrived yet.')
  }
  const { hash, isOpus } = await inspectParts(files, parts)
  const isWhole = hash === copy.hash
  await db.transaction(async (tx) => {
    await repository.lockCopy(tx, transcriptId)
    const still = await repository.listParts(tx, transcriptId)
    const isSame = still.map(({ fileKey }) => fileKey).join() === parts.map(({ fileKey }) => fileKey).join()
    if (!isSame) throw new AppError('conflict', 'The listening copy changed while it was checked. Please try again.')
    if (isWhole && isOpus) await repository.updateCopy(tx, transcriptId, { finishedAt: now() })
    else await removeCopy(deps, tx, transcriptId)
  })
  if (!isWhole) throw new AppError('invalid', 'The listening copy arrived damaged. Please try again.')
  if (!isOpus)
    throw new AppError('wrong_type', 'A listening copy is Opus sound in an Ogg file. This is something else.')
}

/** Deletes a copy, or what has arrived of it. */
export async function removeCopy({ jobs }: Pick<CopyDeps, 'jobs'>, tx: Connection, transcriptId: string) {
  const fileKeys = await repository.deleteCopy(tx, transcriptId)
  if (fileKeys.length > 0) await jobs.enqueue(tx, 'remove-files', { fileKeys })
}

function quotaReached(used: number, bytes: number, quota: number): AppError {
  if (quota === 0) return new AppError('conflict', 'The person who runs this server turned listening copies off.')
  const [usedText, needed, all] = [used, bytes, quota].map((count) => inMegabytes(count))
  return new AppError(
    'conflict',
    `Your listening copies take ${usedText} of ${all} MB, and this one needs ${needed} MB. Delete some of other episodes first.`,
  )
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000).toLocaleString('en-US')
