import { getProfile, login, logout, register, resetPassword, sessionDays, updateProfile } from '@podcastai/contracts'
import type { FastifyReply } from 'fastify'
import { sessionCookie } from '../../platform/http/caller.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { type AuthDeps, changeProfile, logIn, logOut, profileOf, registerAccount } from './auth.service.ts'
import { useResetLink } from './password-reset.ts'

export function authRoutes(serve: Serve, deps: AuthDeps & { secureCookie: boolean }): void {
  serve(register, {
    handle: async ({ body, reply }) => {
      const sessionId = await registerAccount(deps, body)
      setCookie(reply, sessionId)
      return {
        sessionId,
        isWhitelisted: false,
        teamName: null,
        mustVerifyEmail: false,
        user: { username: body.username },
      }
    },
  })

  serve(login, {
    handle: async ({ body, reply }) => {
      const { sessionId, username } = await logIn(deps, body)
      setCookie(reply, sessionId)
      return { sessionId, user: { username } }
    },
  })

  serve(logout, {
    handle: async ({ caller, reply }) => {
      await logOut(deps, caller)
      reply.clearCookie(sessionCookie, { path: '/' })
      return { ended: true as const }
    },
  })

  serve(getProfile, { handle: ({ caller }) => profileOf(deps, caller) })

  serve(updateProfile, { handle: ({ caller, body }) => changeProfile(deps, caller, body) })

  serve(resetPassword, {
    handle: async ({ body }) => {
      await useResetLink(deps, body)
      return { reset: true as const }
    },
  })

  /** For images and downloads, which cannot send the header; it opens no call that changes anything. */
  function setCookie(reply: FastifyReply, sessionId: string) {
    reply.setCookie(sessionCookie, sessionId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: deps.secureCookie,
      maxAge: sessionDays * 86_400,
    })
  }
}
