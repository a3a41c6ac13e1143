import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { endShareLinks } from '../../platform/database/end-share-links.ts'
import { listProjectFiles } from '../../platform/database/project-files.ts'
import { comments, memberships, transcripts, users, workspaces } from '../../platform/database/schema.ts'
import { isIn, listOthers, lockWorkspaces } from '../../platform/database/workspaces.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { refuseLeavingServer } from './operator.ts'

/** Maximum number of files in one job. */
const filesAtOnce = 500

export type DeletingDeps = {
  db: Connection
  jobs: Pick<Jobs, 'enqueue'>
  operatorEmail: string | undefined
  /** Ends the workspace's subscription at once, so that nobody is charged for a deleted workspace. */
  endAtOnce: (tx: Transaction, workspaceId: string) => Promise<void>
}

/**
 * Deletes an account for good, with every workspace that has no other members: projects, files, sessions, subscription.
 * What the person made in a team stays there, without their name; the share links they created end.
 * @throws AppError hand_over_first, operator_remains
 */
export async function deleteAccount(deps: DeletingDeps, caller: Caller): Promise<void> {
  const { db, jobs, endAtOnce, operatorEmail } = deps
  const { userId } = caller
  await db.transaction(async (tx) => {
    await refuseLeavingServer(tx, caller, operatorEmail)
    const ids = (await tx.select().from(memberships).where(eq(memberships.userId, userId))).map(
      (row) => row.workspaceId,
    )
    const doomed: string[] = []
    for (const { id } of await lockWorkspaces(tx, ids)) if (await isLeftAlone(tx, id, userId)) doomed.push(id)
    for (const id of doomed) await endAtOnce(tx, id)
    const fileKeys = await listProjectFiles(tx, inArray(transcripts.workspaceId, doomed))
    for (let first = 0; first < fileKeys.length; first += filesAtOnce) {
      await jobs.enqueue(tx, 'remove-files', { fileKeys: fileKeys.slice(first, first + filesAtOnce) })
    }
    await endShareLinks(tx, { userId })
    await forgetMentions(tx, userId)
    await tx.delete(users).where(eq(users.id, userId))
    await tx.delete(workspaces).where(inArray(workspaces.id, doomed))
  })
}

/** True if a workspace has no other members and should be deleted with the account. */
async function isLeftAlone(tx: Transaction, workspaceId: string, userId: string): Promise<boolean> {
  const others = await listOthers(tx, { workspaceId, userId })
  if (others.length === 0) return true
  if (others.some(({ role }) => role === 'admin')) return false
  const [own] = await tx.select().from(memberships).where(isIn(workspaceId, userId))
  if (own?.role !== 'admin') return false
  throw new AppError('hand_over_first', 'Your team needs an admin. Make another member one, or close the team first.')
}

/** Removes mentions of the user from comments; the text of the comments stays. */
async function forgetMentions(tx: Transaction, userId: string): Promise<void> {
  const named = JSON.stringify([{ id: userId }])
  const others = sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${comments.mentions}) one where one->>'id' <> ${userId})`
  await tx.update(comments).set({ mentions: others }).where(sql`${comments.mentions} @> ${named}::jsonb`)
}
