import { can, invitationDays, type Member, plans, type Role } from '@podcastai/contracts'
import type { Transaction } from '../../platform/database/connection.ts'
import { fallBack, lockWorkspaces } from '../../platform/database/workspaces.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { confirmPermission } from '../../platform/http/permission.ts'
import * as team from './team.repository.ts'
import type { TeamDeps } from './team-deps.ts'

const dayMs = 86_400_000
const { seats } = plans.team

/**
 * Lists members, and open invitations for those who may invite. Without mail, registering with an invited address joins
 * with the invited role, so no one else may learn these addresses.
 */
export async function listTeamMembers({ db, now }: TeamDeps, { workspaceId, role }: Caller): Promise<Member[]> {
  const members = await team.listMembers(db, workspaceId)
  const invited = can(role, 'inviteMembers') ? await team.listInvited(db, workspaceId, now()) : []
  return [...members.map(toMember), ...invited.map(toInvited)]
}

/** Returns a member or an open invitation of the workspace. */
export async function findOne({ db, now }: TeamDeps, scope: team.Scope): Promise<Member | null> {
  const member = await team.findMember(db, scope)
  if (member) return toMember(member)
  const invited = await team.findInvited(db, scope, now())
  return invited && toInvited(invited)
}

/**
 * Invites an email. Open invitations take seats like members do; the workspace is locked, so that of two invitations
 * for the last seat one is refused.
 * @throws AppError forbidden, seats_full, already_member
 */
export async function invite(deps: TeamDeps, caller: Caller, { email, role }: { email: string; role: Role }) {
  const { workspaceId } = caller
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx, workspaceId)
    await confirmPermission(tx, caller, 'inviteMembers')
    const members = await team.listMembers(tx, workspaceId)
    if (members.some((member) => member.email === email)) {
      throw new AppError('already_member', `${email} is already in the team.`)
    }
    const invited = await team.listInvited(tx, workspaceId, now)
    const taken = members.length + invited.filter((other) => other.email !== email).length
    if (taken >= seats) {
      throw new AppError('seats_full', `All ${seats} seats of the team are taken. Remove a member first.`, { seats })
    }
    const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
    const row = await team.storeInvitation(tx, { workspaceId, email, role, invitedBy: caller.userId, expiresAt })
    await deps.jobs.enqueue(tx, 'send-mail', { letter: 'invitation', invitationId: row.id })
    return toInvited(row)
  })
}

/** @throws AppError forbidden, last_admin */
export async function changeRole(deps: TeamDeps, caller: Caller, id: string, role: Role): Promise<Member> {
  const scope = { workspaceId: caller.workspaceId, id }
  return deps.db.transaction(async (tx) => {
    await lockWorkspaces(tx, [scope.workspaceId])
    await confirmPermission(tx, caller, 'changeUserRoles')
    const member = await team.findMember(tx, scope)
    if (member) {
      if (role !== 'admin') await keepAnAdmin(tx, member, scope)
      await team.updateRole(tx, scope, role)
      return toMember({ ...member, role })
    }
    const invited = await team.findInvited(tx, scope, deps.now())
    if (!invited) throw notFound('member')
    await team.updateInvitation(tx, invited.id, { role })
    return toInvited({ ...invited, role })
  })
}

/**
 * Removes a member, or withdraws an invitation; the projects stay with the team.
 * @throws AppError forbidden, last_admin
 */
export async function remove(deps: TeamDeps, caller: Caller, id: string): Promise<void> {
  const scope = { workspaceId: caller.workspaceId, id }
  await deps.db.transaction(async (tx) => {
    await lockWorkspaces(tx, [scope.workspaceId])
    await confirmPermission(tx, caller, 'removeMembers')
    const member = await team.findMember(tx, scope)
    if (member) return takeOut(tx, member, scope)
    const invited = await team.findInvited(tx, scope, deps.now())
    if (!invited || !(await team.takeInvitation(tx, invited.id))) throw notFound('member')
  })
}

/** Takes a member out of a team that is locked. @throws AppError last_admin */
export async function takeOut(tx: Transaction, member: team.MemberRow, scope: team.Scope): Promise<void> {
  await keepAnAdmin(tx, member, scope)
  await fallBack(tx, { workspaceId: scope.workspaceId, userId: member.id })
}

/** Renames the team, even without a running plan. @throws AppError forbidden, and conflict without a team */
export async function rename({ db }: TeamDeps, caller: Caller, name: string): Promise<void> {
  const { workspaceId } = caller
  await db.transaction(async (tx) => {
    await lockTeam(tx, workspaceId)
    await confirmPermission(tx, caller, 'editBusinessSettings')
    await team.renameWorkspace(tx, workspaceId, name)
  })
}

/** Locks the team. It may have been closed a moment ago. */
export async function lockTeam(tx: Transaction, workspaceId: string) {
  const [workspace] = await lockWorkspaces(tx, [workspaceId])
  if (workspace?.kind !== 'team') throw new AppError('conflict', 'You are not in a team.')
  return workspace
}

async function keepAnAdmin(tx: Transaction, member: team.MemberRow, { workspaceId }: team.Scope) {
  if (member.role !== 'admin') return
  const others = (await team.listMembers(tx, workspaceId)).filter(({ id }) => id !== member.id)
  if (others.some(({ role }) => role === 'admin')) return
  throw new AppError('last_admin', 'A team needs an admin, and this is the last one. Make someone else an admin first.')
}

function toMember(row: team.MemberRow): Member {
  return { ...row, status: 'member' }
}

function toInvited({ id, email, role, expiresAt }: team.InvitationRow): Member {
  const invitationLink = `/register?invitation=${id}`
  return { id, username: '', email, role, status: 'invited', invitationLink, expiresAt: expiresAt.toISOString() }
}
