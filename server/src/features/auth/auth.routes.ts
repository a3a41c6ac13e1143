import * as calls from '@podcastai/contracts'
import { sessionCookie } from '../../platform/http/caller.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { setSessionCookie } from '../../platform/http/session-cookie.ts'
import { type Attempt, getNetwork, type Throttle } from '../../platform/http/throttle.ts'
import { changeProfile, loadProfile, logIn, logOut } from './auth.service.ts'
import { guardPassword } from './guarded-password.ts'
import { resetLinkWorks, useResetLink } from './password-reset.ts'
import { type RegisteringDeps, registerAccount } from './registering.ts'
import { verifyEmail } from './verify-email.ts'

type RouteDeps = RegisteringDeps & { throttle: Throttle; isHttps: boolean }

export function authRoutes(serve: Serve, deps: RouteDeps): void {
  const { throttle } = deps
  const mailed = deps.mail.kind === 'smtp'

  serve(calls.register, {
    handle: async ({ body, request, reply }) => {
      await throttle.count([
        ['registration by address', getNetwork(request.ip)],
        ['registration by email', body.email],
      ])
      const registered = await registerAccount(deps, body)
      setSessionCookie(reply, registered.sessionId, deps)
      return { ...registered, user: { username: body.username } }
    },
  })

  serve(calls.login, {
    handle: async ({ body, request, reply }) => {
      const network = getNetwork(request.ip)
      const attempts: Attempt[] = [
        ['login by address', network],
        ['login by account and address', `${body.email} ${network}`],
        ['login by account', body.email],
      ]
      await throttle.count(attempts)
      const { sessionId, user } = await logIn(deps, body)
      await throttle.forgive(attempts)
      setSessionCookie(reply, sessionId, deps)
      return { sessionId, user }
    },
  })

  serve(calls.logout, {
    handle: async ({ caller, reply }) => {
      await logOut(deps, caller)
      reply.clearCookie(sessionCookie, { path: '/' })
      // On a shared computer, the next user must not find these responses in the browser cache.
      reply.header('clear-site-data', '"cache"')
      return { ended: true as const }
    },
  })

  serve(calls.getProfile, { handle: ({ caller }) => loadProfile(deps, caller) })

  serve(calls.updateProfile, {
    handle: ({ caller, body }) => {
      const change = () => changeProfile(deps, caller, body)
      return body.newPassword === undefined ? change() : guardPassword(throttle, caller, change)
    },
  })

  serve(calls.forgotPassword, {
    handle: async ({ body: { email }, request }) => {
      await throttle.count([
        ['reset link by address', getNetwork(request.ip)],
        ['reset link by email', email],
      ])
      // The job looks up the account, so that the response time does not reveal whether it exists.
      await deps.jobs.enqueue(deps.db, 'send-mail', { letter: 'reset', email })
      return { mailed }
    },
  })

  serve(calls.checkResetLink, {
    handle: async ({ body: { token } }) => ({ works: await resetLinkWorks(deps, token) }),
  })

  serve(calls.resetPassword, {
    handle: async ({ body, request }) => {
      await throttle.count([['reset by address', getNetwork(request.ip)]])
      await useResetLink(deps, body)
      return { reset: true as const }
    },
  })

  serve(calls.verifyEmail, {
    handle: async ({ caller, body: { token } }) => {
      const teamName = await verifyEmail(deps, { userId: caller.userId, token })
      return { verified: true as const, teamName }
    },
  })

  serve(calls.sendVerification, {
    handle: async ({ caller: { userId } }) => {
      await throttle.count([['verification by account', userId]])
      await deps.jobs.enqueue(deps.db, 'send-mail', { letter: 'verification', userId })
      return { mailed }
    },
  })
}
