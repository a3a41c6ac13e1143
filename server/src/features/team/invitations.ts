import type { Invitation } from '@podcastai/contracts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { lockWorkspaces, workIn } from '../../platform/database/workspaces.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashSecret } from '../../platform/secrets.ts'
import * as team from './team.repository.ts'
import type { TeamDeps } from './team-deps.ts'

export async function invitationsOf({ db, now }: TeamDeps, { userId }: Caller): Promise<Invitation[]> {
  const email = await team.findEmail(db, userId)
  return email ? (await team.listOpenInvitations(db, { email }, now())).map(toInvitation) : []
}

/** An open invitation; with `userId` only one that is for this person. */
export async function findInvitation(
  { db, now }: Pick<TeamDeps, 'db' | 'now'>,
  { id, userId }: { id: string; userId?: string },
): Promise<team.OpenInvitation | null> {
  const [invitation] = await team.listOpenInvitations(db, { id }, now())
  if (!invitation) return null
  return userId && (await team.findEmail(db, userId)) !== invitation.email ? null : invitation
}

/** Is somebody with this email waited for? */
export async function isInvited({ now }: Pick<TeamDeps, 'now'>, db: Connection, email: string): Promise<boolean> {
  return (await team.listOpenInvitations(db, { email }, now())).length > 0
}

/**
 * A new account, on the transaction that makes it: joins the team that invited its email. Where mail is sent it joins
 * with a mailed `proof` alone, and otherwise waits until the address is proven.
 */
export async function welcome(
  deps: TeamDeps,
  tx: Transaction,
  { userId, email, proof }: { userId: string; email: string; proof?: string | undefined },
): Promise<{ teamName: string; hasJoined: boolean } | null> {
  const open = await team.listOpenInvitations(tx, { email }, deps.now())
  const proven = open.find((invitation) => isProof(invitation, proof))
  const invitation = proven ?? open[0]
  if (!invitation) return null
  const { teamName } = invitation
  if (proven) await team.markEmailVerified(tx, userId, deps.now())
  if (!proven && deps.mail.kind === 'smtp') {
    await team.updateInvitation(tx, invitation.id, { registeredUserId: userId })
    return { teamName, hasJoined: false }
  }
  return (await join(deps, tx, invitation, userId)) ? { teamName, hasJoined: true } : null
}

/** Somebody proved their address: joins the team that waited for that. Answers its name. */
export async function joinProven(deps: TeamDeps, tx: Transaction, userId: string): Promise<string | null> {
  const email = await team.findEmail(tx, userId)
  const open = email ? await team.listOpenInvitations(tx, { email }, deps.now()) : []
  const awaited = open.find(({ registeredUserId }) => registeredUserId === userId)
  return awaited && (await join(deps, tx, awaited, userId)) ? awaited.teamName : null
}

/** @throws AppError in_another_team, email_unproven */
export async function accept(
  deps: TeamDeps,
  { userId }: Caller,
  { id, proof }: { id: string; proof?: string | undefined },
) {
  const isUnproven = await deps.db.transaction(async (tx) => {
    const invitation = await findInvitation({ ...deps, db: tx }, { id, userId })
    if (!invitation) throw notFound('invitation')
    if (isProof(invitation, proof)) await team.markEmailVerified(tx, userId, deps.now())
    else if (deps.mail.kind === 'smtp' && !(await team.isEmailVerified(tx, userId))) {
      await team.updateInvitation(tx, id, { registeredUserId: userId })
      await deps.jobs.enqueue(tx, 'send-mail', { letter: 'verification', userId })
      return true
    }
    if (!(await join(deps, tx, invitation, userId))) throw notFound('invitation')
    return false
  })
  if (!isUnproven) return
  throw new AppError('email_unproven', 'Please open the link that we just mailed to you. You join with it.')
}

export async function decline({ db }: TeamDeps, id: string): Promise<void> {
  if (!(await team.takeInvitation(db, id))) throw notFound('invitation')
}

export function toInvitation({ id, teamName, role, invitedByName, expiresAt }: team.OpenInvitation): Invitation {
  return { id, teamName, role, invitedBy: invitedByName, expiresAt: expiresAt.toISOString() }
}

/** False where the invitation was withdrawn or answered a moment ago. It held the seat that is taken now. */
async function join(deps: TeamDeps, tx: Transaction, { id, workspaceId }: team.OpenInvitation, userId: string) {
  const before = await team.findAccount(tx, userId)
  if (!before) return false
  await lockWorkspaces(tx, [workspaceId, before.workspaceId])
  const account = await team.lockAccount(tx, userId)
  if (account?.workspaceId === workspaceId) return false
  // Somebody who joins two teams at once joins one.
  if (account?.kind === 'team' || account?.workspaceId !== before.workspaceId) {
    const name = account?.kind === 'team' ? ` “${account.workspaceName}”` : ''
    throw new AppError('in_another_team', `You are in the team${name}. Leave it first.`)
  }
  const taken = await team.takeInvitation(tx, id)
  if (!taken) return false
  await team.insertMember(tx, { workspaceId, userId, role: taken.role })
  await workIn(tx, { userId, workspaceId })
  await deps.endWithPeriod(tx, account.workspaceId)
  return true
}

function isProof({ proofHash }: team.InvitationRow, proof: string | undefined): boolean {
  return proof !== undefined && proofHash !== null && hashSecret(proof) === proofHash
}
