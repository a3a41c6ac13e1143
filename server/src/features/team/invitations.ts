import type { Invitation } from '@podcastai/contracts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { lockWorkspaces, workIn } from '../../platform/database/workspaces.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Throttle } from '../../platform/http/throttle.ts'
import { hashSecret } from '../../platform/secrets.ts'
import * as team from './team.repository.ts'
import type { TeamDeps } from './team-deps.ts'

/** Returns the user's open invitations; none while their address is unverified. */
export async function listInvitations(deps: TeamDeps, { userId }: Caller): Promise<Invitation[]> {
  const { db, now } = deps
  const email = (await isBelieved(deps, userId)) ? await team.findEmail(db, userId) : null
  return email ? (await team.listOpenInvitations(db, { email }, now())).map(toInvitation) : []
}

/** Returns an open invitation; with `userId`, only if it is for this user. */
export async function findInvitation(
  { db, now }: Pick<TeamDeps, 'db' | 'now'>,
  { id, userId }: { id: string; userId?: string },
): Promise<team.OpenInvitation | null> {
  const [invitation] = await team.listOpenInvitations(db, { id }, now())
  if (!invitation) return null
  return userId && (await team.findEmail(db, userId)) !== invitation.email ? null : invitation
}

/** Returns an open invitation of a user whose address is verified. */
export async function findVerifiedInvitation(
  deps: TeamDeps,
  which: { id: string; userId: string },
): Promise<team.OpenInvitation | null> {
  return (await isBelieved(deps, which.userId)) ? findInvitation(deps, which) : null
}

/** True if there is an open invitation for this email. */
export async function isInvited({ now }: Pick<TeamDeps, 'now'>, db: Connection, email: string): Promise<boolean> {
  return (await team.listOpenInvitations(db, { email }, now())).length > 0
}

/**
 * Joins a new account to the team that invited its email, in the transaction that creates the account. If the server
 * sends email, this takes a mailed `proof`; otherwise the account joins once its address is verified.
 */
export async function welcome(
  deps: TeamDeps,
  tx: Transaction,
  { userId, email, proof }: { userId: string; email: string; proof?: string | undefined },
): Promise<{ teamName: string; hasJoined: boolean } | null> {
  const open = await team.listOpenInvitations(tx, { email }, deps.now())
  const proven = open.find((invitation) => isInvitationToken(invitation, proof))
  const invitation = proven ?? open[0]
  if (!invitation) return null
  const { teamName } = invitation
  if (proven) await team.markEmailVerified(tx, userId, deps.now())
  if (!proven && deps.mail.kind === 'smtp') {
    await team.updateInvitation(tx, invitation.id, { registeredUserId: userId })
    return { teamName, hasJoined: false }
  }
  return (await join(deps, tx, invitation, userId)) === null ? { teamName, hasJoined: true } : null
}

/** Joins a user, whose address was just verified, to the team that they registered for. Returns its name. */
export async function joinVerified(deps: TeamDeps, tx: Transaction, userId: string): Promise<string | null> {
  const email = await team.findEmail(tx, userId)
  const open = email ? await team.listOpenInvitations(tx, { email }, deps.now()) : []
  const awaited = open.find(({ registeredUserId }) => registeredUserId === userId)
  return awaited && (await join(deps, tx, awaited, userId)) === null ? awaited.teamName : null
}

/** @throws AppError in_another_team, email_unproven, too_many_requests */
export async function accept(
  deps: TeamDeps & { throttle: Pick<Throttle, 'count'> },
  { userId }: Caller,
  { id, proof }: { id: string; proof?: string | undefined },
) {
  const refusal = await deps.db.transaction(async (tx) => {
    const invitation = await findInvitation({ ...deps, db: tx }, { id, userId })
    if (!invitation) return notFound('invitation')
    const isVerified = isInvitationToken(invitation, proof)
    const refused = await joinBelieved({ ...deps, db: tx }, tx, { invitation, userId, isVerified })
    if (isVerified) await team.markEmailVerified(tx, userId, deps.now())
    return refused
  })
  if (!refusal) return
  if (refusal.code === 'email_unproven') {
    await deps.throttle.count([['verification by account', userId]])
    await deps.jobs.enqueue(deps.db, 'send-mail', { letter: 'verification', userId })
  }
  throw refusal
}

export async function decline({ db }: TeamDeps, id: string): Promise<void> {
  if (!(await team.takeInvitation(db, id))) throw notFound('invitation')
}

export function toInvitation({ id, teamName, role, invitedByName, expiresAt }: team.OpenInvitation): Invitation {
  return { id, teamName, role, invitedBy: invitedByName, expiresAt: expiresAt.toISOString() }
}

type Joining = { invitation: team.OpenInvitation; userId: string; isVerified: boolean }

/** Joins if the address is trusted; otherwise records that the user joins once it is verified. */
async function joinBelieved(deps: TeamDeps, tx: Transaction, { invitation, userId, isVerified }: Joining) {
  const account = await team.findAccount(tx, userId)
  // Checked before mailing a link that could not let them in.
  if (account?.kind === 'team' && account.workspaceId !== invitation.workspaceId) return inAnotherTeam(account)
  if (isVerified || (await isBelieved(deps, userId))) return join(deps, tx, invitation, userId)
  await team.updateInvitation(tx, invitation.id, { registeredUserId: userId })
  return new AppError('email_unproven', 'Please open the link we just emailed you to join the team.')
}

/** True if the user's address is trusted: if the server sends email, it must be verified. */
async function isBelieved({ db, mail }: Pick<TeamDeps, 'db' | 'mail'>, userId: string): Promise<boolean> {
  return mail.kind !== 'smtp' || (await team.isEmailVerified(db, userId))
}

/**
 * Joins a team; returns the reason if that fails, or null. It does not throw, because that would roll back the rest of
 * the transaction. The invitation had reserved the seat.
 */
async function join(
  deps: TeamDeps,
  tx: Transaction,
  { id, workspaceId }: team.OpenInvitation,
  userId: string,
): Promise<AppError | null> {
  const before = await team.findAccount(tx, userId)
  if (!before) return notFound('invitation')
  await lockWorkspaces(tx, [workspaceId, before.workspaceId])
  const account = await team.lockAccount(tx, userId)
  if (account?.workspaceId === workspaceId) return notFound('invitation')
  // A user who accepts two invitations at once joins one team.
  if (account?.kind === 'team' || account?.workspaceId !== before.workspaceId) return inAnotherTeam(account)
  const taken = await team.takeInvitation(tx, id)
  // Withdrawn or answered a moment ago.
  if (!taken) return notFound('invitation')
  await team.insertMember(tx, { workspaceId, userId, role: taken.role })
  await workIn(tx, { userId, workspaceId })
  await deps.endWithPeriod(tx, account.workspaceId)
  return null
}

function inAnotherTeam(account: { kind: string; workspaceName: string } | null): AppError {
  const name = account?.kind === 'team' ? ` “${account.workspaceName}”` : ''
  return new AppError('in_another_team', `You are in the team${name}. Leave it first.`)
}

function isInvitationToken({ proofHash }: team.InvitationRow, proof: string | undefined): boolean {
  return proof !== undefined && proofHash !== null && hashSecret(proof) === proofHash
}
