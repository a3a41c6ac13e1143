import {
  fallBack,
  findPersonalWorkspace,
  listOthers,
  lockWorkspaces,
  turnIntoPersonal,
} from '../../platform/database/workspaces.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { confirmPermission } from '../../platform/http/permission.ts'
import { lockTeam, takeOut } from './members.ts'
import { deleteInvitations, findMember } from './team.repository.ts'
import type { TeamDeps } from './team-deps.ts'

/**
 * Takes the caller out of the team; their projects stay with it.
 * @throws AppError last_admin, and conflict without a team
 */
export async function leave(deps: TeamDeps, { workspaceId, userId }: Caller): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockTeam(tx, workspaceId)
    const scope = { workspaceId, id: userId }
    const member = await findMember(tx, scope)
    if (member) await takeOut(tx, member, scope)
  })
}

/**
 * Closes the caller's team. All others return to their own workspaces, and the team's data becomes the caller's. Its
 * plan ends with the paid period, unless the caller has a better one set aside.
 * @throws AppError forbidden, and conflict without a team
 */
export async function close(deps: TeamDeps, caller: Caller): Promise<void> {
  const { workspaceId, userId } = caller
  await deps.db.transaction(async (tx) => {
    const aside = await findPersonalWorkspace(tx, userId)
    await lockWorkspaces(tx, aside ? [workspaceId, aside] : [workspaceId])
    await lockTeam(tx, workspaceId)
    await confirmPermission(tx, caller, 'manageSubscription')
    await deleteInvitations(tx, workspaceId)
    for (const other of await listOthers(tx, { workspaceId, userId })) {
      await fallBack(tx, { workspaceId, userId: other.userId })
    }
    await deps.endWithPeriod(tx, workspaceId)
    if (aside) await deps.carryPlan(tx, { from: aside, to: workspaceId })
    await turnIntoPersonal(tx, { workspaceId, userId })
  })
}
