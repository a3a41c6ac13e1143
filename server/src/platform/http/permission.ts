import { can, type Permission } from '@podcastai/contracts'
import type { Transaction } from '../database/connection.ts'
import { memberships } from '../database/schema.ts'
import { isIn } from '../database/workspaces.ts'
import { AppError } from './app-error.ts'
import type { Caller } from './caller.ts'

export function forbidden(permission: Permission): AppError {
  return new AppError('forbidden', 'Your role does not allow this. Ask an admin of your team.', { permission })
}

/**
 * Checks again, inside the transaction that writes, that the caller may do this: between the check on arrival and the
 * locks that the call waited for, an admin may have removed the caller or changed their role. The membership stays
 * locked until the transaction ends, so a removal waits for the write and takes effect after it. Lock workspaces and
 * projects first.
 * @throws AppError forbidden
 */
export async function confirmPermission(tx: Transaction, caller: Caller, permission: Permission): Promise<void> {
  const [membership] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(isIn(caller.workspaceId, caller.userId))
    .for('share')
  if (!membership || !can(membership.role, permission)) throw forbidden(permission)
}
