import { sessionDays } from '@podcastai/contracts'
import type { FastifyReply } from 'fastify'
import { sessionCookie } from './caller.ts'

/**
 * Sets the cookie for images and downloads, which cannot send the header; it authenticates no call that changes
 * anything.
 */
export function setSessionCookie(reply: FastifyReply, sessionId: string, { isHttps }: { isHttps: boolean }): void {
  reply.setCookie(sessionCookie, sessionId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: sessionDays * 86_400,
  })
}
