// A user works in one workspace at a time: in a team, or in their personal one, which is set aside while in a team.
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Connection, Transaction } from './connection.ts'
import { endShareLinks } from './end-share-links.ts'
import { engineUsage, memberships, passages, shareLinks, shows, users, workspaces } from './schema.ts'
import { moveShows } from './shows.ts'

export type Workspace = { id: string; name: string; kind: 'personal' | 'team' }

/**
 * Locks workspaces until the transaction ends, to serialize membership changes. To avoid deadlocks, it locks in id
 * order, and callers lock workspaces before accounts.
 */
export function lockWorkspaces(tx: Connection, ids: string[]): Promise<Workspace[]> {
  return tx
    .select({ id: workspaces.id, name: workspaces.name, kind: workspaces.kind })
    .from(workspaces)
    .where(inArray(workspaces.id, ids))
    .orderBy(asc(workspaces.id))
    .for('update')
}

/** Creates a workspace with its first show. Returns its id. */
export async function createWorkspace(tx: Connection, workspace: Pick<Workspace, 'name' | 'kind'>): Promise<string> {
  const [made] = await tx.insert(workspaces).values(workspace).returning({ id: workspaces.id })
  if (!made) throw new Error('the workspace was not stored')
  await tx.insert(shows).values({ workspaceId: made.id })
  return made.id
}

/** Turns a personal workspace into a team that its owner leads. Does nothing to a team. */
export async function turnIntoTeam(tx: Connection, workspaceId: string): Promise<void> {
  const [workspace] = await lockWorkspaces(tx, [workspaceId])
  if (workspace?.kind !== 'personal') return
  await tx
    .update(workspaces)
    .set({ kind: 'team', name: `${workspace.name}'s team` })
    .where(eq(workspaces.id, workspaceId))
}

/**
 * Returns the id of the user's personal workspace. Creates one if it is missing, because the first may have become a
 * team.
 */
async function ensurePersonalWorkspace(tx: Transaction, userId: string): Promise<string> {
  const [user] = await tx.select({ name: users.username }).from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw new Error('nobody has this id')
  const aside = await findPersonalWorkspace(tx, userId)
  if (aside) return aside
  const workspaceId = await createWorkspace(tx, { name: user.name, kind: 'personal' })
  await tx.insert(memberships).values({ workspaceId, userId, role: 'admin' })
  return workspaceId
}

/** Removes a user from a workspace and ends the links they made. From their next call on, they work in their own. */
export async function fallBack(tx: Transaction, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const own = await ensurePersonalWorkspace(tx, userId)
  await tx.delete(memberships).where(isIn(workspaceId, userId))
  await endShareLinks(tx, { userId, workspaceId })
  await workIn(tx, { userId, workspaceId: own })
}

/**
 * Tables that move along when projects move to another workspace; the rest is deleted with the old workspace. Projects
 * and glossaries move with their shows.
 */
export const goesWithProjects = [engineUsage, shareLinks, passages]

/**
 * Turns a team with one remaining member into their personal workspace. A personal workspace that was set aside is
 * merged into it, because a user has only one.
 */
export async function turnIntoPersonal(
  tx: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
) {
  const aside = await findPersonalWorkspace(tx, userId)
  if (aside) {
    await moveShows(tx, { from: aside, to: workspaceId })
    for (const table of goesWithProjects) {
      await tx.update(table).set({ workspaceId }).where(eq(table.workspaceId, aside))
    }
    await tx.delete(workspaces).where(eq(workspaces.id, aside))
  }
  const [user] = await tx.select({ name: users.username }).from(users).where(eq(users.id, userId))
  await tx
    .update(workspaces)
    .set({ kind: 'personal', ...(user && { name: user.name }) })
    .where(eq(workspaces.id, workspaceId))
}

export async function workIn(tx: Transaction, { userId, workspaceId }: { userId: string; workspaceId: string }) {
  await tx.update(users).set({ workspaceId }).where(eq(users.id, userId))
}

/** Returns all members except one. */
export async function listOthers(tx: Connection, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  return tx
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), ne(memberships.userId, userId)))
    .orderBy(memberships.userId)
}

export async function findPersonalWorkspace(tx: Connection, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: workspaces.id })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, userId), eq(workspaces.kind, 'personal')))
  return row?.id ?? null
}

export const isIn = (workspaceId: string, userId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))
