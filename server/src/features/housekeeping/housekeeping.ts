import { trashDays } from '@podcastai/contracts'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import {
  emailVerifications,
  invitations,
  passwordResets,
  paymentEvents,
  payments,
  referenceImages,
  sessions,
  shareLinks,
  throttles,
  transcripts,
} from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import { listUploadKeys } from '../../platform/files/upload-keys.ts'

const dayMs = 86_400_000
/** A payment provider redelivers its events for some days. */
const eventDays = 60
/** How long a link that ended tells the visitor so. */
const endedLinkDays = 365
/** Projects per batch, so that no statement takes long. */
const projectsAtOnce = 50

type HousekeepingDeps = { db: Connection; files: Files; now: () => Date }

/**
 * Permanently deletes what has expired: projects in the trash for 30 days, with their uploads, and sessions, links,
 * invitations, and open payments that can no longer be used. Idempotent, even in two processes at once.
 */
export async function tidy({ db, files, now }: HousekeepingDeps): Promise<void> {
  const today = now()
  while ((await emptyTrash(db, files, new Date(today.getTime() - trashDays * dayMs))) === projectsAtOnce);
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
    .select({ id: transcripts.id, fileKey: transcripts.fileKey })
    .from(transcripts)
    .where(lt(transcripts.deletedAt, before))
    .limit(projectsAtOnce)
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  const pictures = await db
    .select({ fileKey: referenceImages.fileKey })
    .from(referenceImages)
    .where(inArray(referenceImages.transcriptId, ids))
  const uploads = old.flatMap(({ fileKey }) => listUploadKeys(fileKey))
  for (const key of [...uploads, ...pictures.map(({ fileKey }) => fileKey)]) await files.remove(key)
  await db.delete(transcripts).where(inArray(transcripts.id, ids))
  return old.length
}
