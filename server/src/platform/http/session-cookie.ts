import { sessionDays } from '@podcastai/contracts'
import type { FastifyReply } from 'fastify'
import { sessionCookie } from './caller.ts'

/** For images and downloads, which cannot send the header; it opens no call that changes anything. */
export function setSessionCookie(reply: FastifyReply, sessionId: string, { isHttps }: { isHttps: boolean }): void {
  reply.setCookie(sessionCookie, sessionId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: sessionDays * 86_400,
  })
}
