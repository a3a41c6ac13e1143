import { Readable } from 'node:stream'
import { deleteAccount as deleteAccountCall, downloadMyData, handOverServer, type Profile } from '@podcastai/contracts'
import { type Caller, sessionCookie } from '../../platform/http/caller.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Throttle } from '../../platform/http/throttle.ts'
import { type DeletingDeps, deleteAccount } from './delete-account.ts'
import { type MyDataDeps, myData } from './my-data.ts'
import { nameOperator, type OperatorDeps } from './operator.ts'

type AccountDeps = DeletingDeps &
  MyDataDeps &
  OperatorDeps & {
    throttle: Throttle
    /** @throws AppError invalid, too_many_requests */
    confirmPassword: (caller: Caller, password: string) => Promise<void>
    loadProfile: (caller: Caller) => Promise<Profile>
  }

/** Serves the calls by which users download their data, hand over the server, and delete their account. */
export function accountRoutes(serve: Serve, deps: AccountDeps): void {
  serve(downloadMyData, {
    handle: async ({ caller, reply }) => {
      await deps.throttle.count([['download by account', caller.userId]])
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="podcastai-my-data.json"')
        .header('cache-control', 'no-store')
      return Readable.from(myData(deps, caller.userId))
    },
  })

  serve(handOverServer, {
    handle: async ({ caller, body }) => {
      await deps.confirmPassword(caller, body.password)
      await nameOperator(deps, { email: body.email, from: caller.userId })
      return deps.loadProfile(caller)
    },
  })

  serve(deleteAccountCall, {
    handle: async ({ caller, body, reply }) => {
      await deps.confirmPassword(caller, body.password)
      await deleteAccount(deps, caller)
      reply.clearCookie(sessionCookie, { path: '/' })
      return { deleted: true as const }
    },
  })
}
