import * as calls from '@podcastai/contracts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Throttle } from '../../platform/http/throttle.ts'
import * as invitations from './invitations.ts'
import { close, leave } from './leaving.ts'
import * as members from './members.ts'
import type { TeamCallDeps } from './team-deps.ts'

type Named = { caller: { workspaceId: string; userId: string }; params: { id: string } }

export function teamRoutes(serve: Serve, deps: TeamCallDeps & { throttle: Throttle }): void {
  const getScope = ({ caller, params }: Named) => ({ workspaceId: caller.workspaceId, id: params.id })
  const member = { what: 'member', find: (call: Named) => members.findOne(deps, getScope(call)) }

  serve(calls.listMembers, { handle: ({ caller }) => members.listTeamMembers(deps, caller) })

  serve(calls.addMember, {
    handle: async ({ caller, body }) => {
      await deps.throttle.count([['invitation by workspace', caller.workspaceId]])
      return members.invite(deps, caller, body)
    },
  })

  serve(calls.changeRole, {
    ...member,
    handle: (call) => members.changeRole(deps, call.caller, call.params.id, call.body.role),
  })

  serve(calls.removeMember, {
    ...member,
    handle: async (call) => {
      await members.remove(deps, call.caller, call.params.id)
      return { id: call.params.id, removed: true as const }
    },
  })

  serve(calls.renameTeam, {
    handle: async ({ caller, body }) => {
      await members.rename(deps, caller, body.name)
      return deps.loadProfile(caller)
    },
  })

  serve(calls.leaveTeam, {
    handle: async ({ caller }) => {
      await leave(deps, caller)
      return deps.loadProfile(caller)
    },
  })

  serve(calls.closeTeam, {
    handle: async ({ caller, body }) => {
      await deps.confirmPassword(caller, body.password)
      await close(deps, caller)
      return deps.loadProfile(caller)
    },
  })

  serve(calls.listInvitations, { handle: ({ caller }) => invitations.listInvitations(deps, caller) })

  serve(calls.getInvitation, {
    what: 'invitation',
    find: ({ params }) => invitations.findInvitation(deps, { id: params.id }),
    handle: async ({ found }) => ({ ...invitations.toInvitation(found), email: found.email }),
  })

  serve(calls.acceptInvitation, {
    what: 'invitation',
    find: ({ caller, params }) => invitations.findInvitation(deps, { id: params.id, userId: caller.userId }),
    handle: async ({ caller, params, body }) => {
      await invitations.accept(deps, caller, { id: params.id, proof: body?.proof })
      return deps.loadProfile(caller)
    },
  })

  serve(calls.declineInvitation, {
    what: 'invitation',
    find: ({ caller, params }) => invitations.findVerifiedInvitation(deps, { id: params.id, userId: caller.userId }),
    handle: async ({ params }) => {
      await invitations.decline(deps, params.id)
      return { id: params.id, declined: true as const }
    },
  })
}
