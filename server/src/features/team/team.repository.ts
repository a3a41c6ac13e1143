import type { Role } from '@podcastai/contracts'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { invitations, memberships, users, workspaces } from '../../platform/database/schema.ts'
import { isIn } from '../../platform/database/workspaces.ts'

export type InvitationRow = typeof invitations.$inferSelect
export type MemberRow = { id: string; username: string; email: string; role: Role }
export type OpenInvitation = InvitationRow & { teamName: string; invitedByName: string | null }
/** The scope of one row in a workspace. */
export type Scope = { workspaceId: string; id: string }

const member = { id: users.id, username: users.username, email: users.email, role: memberships.role }

export function listMembers(db: Connection, workspaceId: string): Promise<MemberRow[]> {
  return db
    .select(member)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.createdAt), asc(users.id))
}

export async function findMember(db: Connection, { workspaceId, id }: Scope): Promise<MemberRow | null> {
  const [row] = await db
    .select(member)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isIn(workspaceId, id))
  return row ?? null
}

export async function updateRole(db: Connection, { workspaceId, id }: Scope, role: Role) {
  await db.update(memberships).set({ role }).where(isIn(workspaceId, id))
}

export async function insertMember(db: Connection, membership: { workspaceId: string; userId: string; role: Role }) {
  await db.insert(memberships).values(membership)
}

export async function renameWorkspace(db: Connection, workspaceId: string, name: string) {
  await db.update(workspaces).set({ name }).where(eq(workspaces.id, workspaceId))
}

/** True if an invitation has not expired. */
const isOpen = (now: Date) => gt(invitations.expiresAt, now)

export function listInvited(db: Connection, workspaceId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isOpen(now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
}

export async function findInvited(
  db: Connection,
  { workspaceId, id }: Scope,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.workspaceId, workspaceId), isOpen(now)))
  return row ?? null
}

type NewInvitation = Pick<InvitationRow, 'workspaceId' | 'email' | 'role' | 'invitedBy' | 'expiresAt'>

/** Stores an invitation. Replaces an earlier one for the same email, whose links stop working. */
export async function storeInvitation(db: Connection, invitation: NewInvitation): Promise<InvitationRow> {
  const { workspaceId, email } = invitation
  await db.delete(invitations).where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email)))
  const [row] = await db.insert(invitations).values(invitation).returning()
  if (!row) throw new Error('the invitation was not stored')
  return row
}

export async function updateInvitation(
  db: Connection,
  id: string,
  changes: Partial<Pick<InvitationRow, 'role' | 'proofHash' | 'registeredUserId'>>,
): Promise<void> {
  await db.update(invitations).set(changes).where(eq(invitations.id, id))
}

/** Deletes an invitation and returns it; null if another call was first. */
export async function takeInvitation(db: Connection, id: string): Promise<InvitationRow | null> {
  const [gone] = await db.delete(invitations).where(eq(invitations.id, id)).returning()
  return gone ?? null
}

export async function deleteInvitations(db: Connection, workspaceId: string) {
  await db.delete(invitations).where(eq(invitations.workspaceId, workspaceId))
}

/** Returns open invitations with their teams, newest first. */
export async function listOpenInvitations(
  db: Connection,
  which: { email: string } | { id: string },
  now: Date,
): Promise<OpenInvitation[]> {
  const rows = await db
    .select({ invitation: invitations, teamName: workspaces.name, invitedByName: users.username })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and('id' in which ? eq(invitations.id, which.id) : eq(invitations.email, which.email), isOpen(now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  return rows.map(({ invitation, ...names }) => ({ ...invitation, ...names }))
}

const account = {
  email: users.email,
  workspaceId: users.workspaceId,
  kind: workspaces.kind,
  workspaceName: workspaces.name,
}

/** Returns an account, and the workspace it works in. */
export async function findAccount(db: Connection, userId: string) {
  const [row] = await accounts(db, userId)
  return row ?? null
}

/** Returns an account, and the workspace it works in, and locks the account until the transaction ends. */
export async function lockAccount(tx: Connection, userId: string) {
  const [row] = await accounts(tx, userId).for('update', { of: users })
  return row ?? null
}

function accounts(db: Connection, userId: string) {
  return db
    .select(account)
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .where(eq(users.id, userId))
}

export async function markEmailVerified(db: Connection, userId: string, now: Date) {
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId))
}

export async function isEmailVerified(db: Connection, userId: string): Promise<boolean> {
  const [row] = await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
  return row?.at != null
}

export async function findEmail(db: Connection, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? null
}
