import type { Role } from '@podcastai/contracts'
import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { preparedOn } from '../../platform/database/prepared-on.ts'
import {
  memberships,
  passwordResets,
  serverOperator,
  sessions,
  subscriptions,
  users,
  workspaces,
} from '../../platform/database/schema.ts'
import { createWorkspace } from '../../platform/database/workspaces.ts'
import type { StoredPlan } from '../../platform/payments/plan-state.ts'

export async function findUserByEmail(db: Connection, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** Creates an account with its personal workspace; null if the email already has an account. */
export async function insertAccount(
  db: Connection,
  account: { email: string; username: string; passwordHash: string },
): Promise<{ userId: string } | null> {
  const workspaceId = await createWorkspace(db, { name: account.username, kind: 'personal' })
  const [user] = await db
    .insert(users)
    .values({ ...account, workspaceId })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return null
  await db.insert(memberships).values({ workspaceId, userId: user.id, role: 'admin' })
  return { userId: user.id }
}

export async function insertSession(db: Connection, session: { idHash: string; userId: string; expiresAt: Date }) {
  await db.insert(sessions).values(session)
}

/** Locks the account until the transaction ends, so that a login and a password change run one after the other. */
export async function lockPasswordHash(tx: Connection, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return user?.passwordHash ?? null
}

/** Ends all earlier password reset links. */
export async function endResetLinks(db: Connection, userId: string, now: Date) {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}

export async function deleteSession(db: Connection, idHash: string) {
  await db.delete(sessions).where(eq(sessions.idHash, idHash))
}

export async function deleteOtherSessions(db: Connection, userId: string, keptIdHash: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, keptIdHash)))
}

export async function extendSession(db: Connection, idHash: string, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash))
}

export type SessionRow = {
  expiresAt: Date
  userId: string
  email: string
  username: string
  emailVerifiedAt: Date | null
  wantsReadyMail: boolean
  singleKeys: boolean
  workspaceId: string
  workspaceName: string
  kind: 'personal' | 'team'
  projectsMade: number
  role: Role
  subscription: StoredPlan | null
  /** The stored operator; the setting OPERATOR_EMAIL overrides it. */
  isStoredOperator: boolean
  /** Of the stored operator: when they chose a language model, or none. */
  modelChoiceAt: Date | null
}

const sessionStatement = preparedOn((db) =>
  db
    .select({
      expiresAt: sessions.expiresAt,
      userId: users.id,
      email: users.email,
      username: users.username,
      emailVerifiedAt: users.emailVerifiedAt,
      wantsReadyMail: users.wantsReadyMail,
      singleKeys: users.singleKeys,
      workspaceId: workspaces.id,
      workspaceName: workspaces.name,
      kind: workspaces.kind,
      projectsMade: workspaces.projectsMade,
      role: memberships.role,
      subscription: subscriptions,
      isStoredOperator: sql<boolean>`${isNotNull(serverOperator.userId)}`,
      modelChoiceAt: serverOperator.modelChoiceAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .innerJoin(memberships, and(eq(memberships.workspaceId, workspaces.id), eq(memberships.userId, users.id)))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .leftJoin(serverOperator, eq(serverOperator.userId, users.id))
    .where(and(eq(sessions.idHash, sql.placeholder('idHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare(''),
)

/** Returns everything a request needs to know about its caller, in one statement. */
export async function findSession(db: Connection, idHash: string, now: Date): Promise<SessionRow | null> {
  const [row] = await sessionStatement(db).execute({ idHash, now })
  return row ?? null
}

export async function updateUser(
  db: Connection,
  userId: string,
  changes: { username?: string; passwordHash?: string; wantsReadyMail?: boolean; singleKeys?: boolean },
) {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(users).set(changes).where(eq(users.id, userId))
}
