import { trashDays } from '@podcastai/contracts'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { listProjectFiles } from '../../platform/database/project-files.ts'
import {
  emailVerifications,
  invitations,
  listeningCopies,
  listeningCopyParts,
  passwordResets,
  paymentEvents,
  payments,
  sessions,
  shareLinks,
  throttles,
  transcripts,
} from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'

const dayMs = 86_400_000
/** A payment provider redelivers its events for some days. */
const eventDays = 60
/** How long a link that ended tells the visitor so. */
const endedLinkDays = 365
/** An upload that wasn't continued for so long won't be. */
const unfinishedDays = 2
/** Projects per batch, so that no statement takes long. */
const projectsAtOnce = 50

type HousekeepingDeps = { db: Connection; files: Files; now: () => Date }

/**
 * Permanently deletes what has expired: projects in the trash for 30 days, with their files, unfinished uploads of
 * listening copies, and sessions, links, invitations, and open payments that can no longer be used. Idempotent, even in two processes at once.
 */
export async function tidy({ db, files, now }: HousekeepingDeps): Promise<void> {
  const today = now()
  while ((await emptyTrash(db, files, new Date(today.getTime() - trashDays * dayMs))) === projectsAtOnce);
  await removeUnfinishedCopies(db, files, new Date(today.getTime() - unfinishedDays * dayMs))
  await db.delete(sessions).where(lt(sessions.expiresAt, today))
  const yesterday = new Date(today.getTime() - dayMs)
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday))
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, yesterday))
  await db.delete(invitations).where(lt(invitations.expiresAt, yesterday))
  await db.delete(shareLinks).where(lt(shareLinks.expiresAt, new Date(today.getTime() - endedLinkDays * dayMs)))
  await db.delete(throttles).where(lt(throttles.expire, yesterday))
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, new Date(today.getTime() - eventDays * dayMs)))
  await db.delete(payments).where(and(eq(payments.status, 'open'), lt(payments.createdAt, yesterday)))
}

/** Deletes files first: a row without its file is found again, a file without its row never is. */
async function emptyTrash(db: Connection, files: Files, before: Date): Promise<number> {
  const old = await db
    .select({ id: transcripts.id })
    .from(transcripts)
    .where(lt(transcripts.deletedAt, before))
    .limit(projectsAtOnce)
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  for (const key of await listProjectFiles(db, inArray(transcripts.id, ids))) await files.remove(key)
  await db.delete(transcripts).where(inArray(transcripts.id, ids))
  return old.length
}

async function removeUnfinishedCopies(db: Connection, files: Files, before: Date): Promise<void> {
  const { transcriptId } = listeningCopies
  const old = await db
    .select({ transcriptId })
    .from(listeningCopies)
    .where(and(isNull(listeningCopies.finishedAt), lt(listeningCopies.begunAt, before)))
  const ids = old.map((copy) => copy.transcriptId)
  if (ids.length === 0) return
  const areTheirs = inArray(listeningCopyParts.transcriptId, ids)
  const parts = await db.select({ fileKey: listeningCopyParts.fileKey }).from(listeningCopyParts).where(areTheirs)
  for (const { fileKey } of parts) await files.remove(fileKey)
  await db.delete(listeningCopyParts).where(areTheirs)
  await db.delete(listeningCopies).where(inArray(transcriptId, ids))
}
