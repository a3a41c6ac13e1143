import { ContentKey } from '@podcastai/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Grant } from '../../platform/google/google-drive.ts'
import { seal, unseal } from '../../platform/sealed.ts'

// Google's grant is kept only in the user's browser, in an HttpOnly cookie. It is encrypted with the session id, which
// the server does not store: the grant ends with the session, and a stolen database does not contain it.

const cookieName = 'googleGrant'
/** How long the user may take on Google's consent page. */
const questionMinutes = 15

export function keepGrant(
  reply: FastifyReply,
  grant: Grant,
  { sessionId, isHttps }: { sessionId: string; isHttps: boolean },
): void {
  reply.setCookie(cookieName, seal(grant, { secret: sessionId, purpose: 'google grant' }), {
    path: '/api/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    expires: grant.until,
  })
}

export function dropGrant(reply: FastifyReply): void {
  reply.clearCookie(cookieName, { path: '/api/' })
}

/** Returns Google's grant of this session; null if there is none or it expired. */
export function readGrant(request: FastifyRequest, { sessionId, now }: { sessionId: string; now: Date }): Grant | null {
  const sealed = request.cookies[cookieName]
  const grant = sealed ? Grant.safeParse(unseal(sealed, { secret: sessionId, purpose: 'google grant' })).data : null
  return grant && grant.until > now ? grant : null
}

/** The OAuth state: the page to return to, and the PKCE verifier. */
const Question = z.object({
  transcriptId: z.uuid(),
  contentType: ContentKey.optional(),
  verifier: z.string(),
  until: z.coerce.date(),
})
export type Question = z.infer<typeof Question>

export function sealQuestion(question: Omit<Question, 'until'>, { sessionId, now }: { sessionId: string; now: Date }) {
  const until = new Date(now.getTime() + questionMinutes * 60_000)
  return seal({ ...question, until }, { secret: sessionId, purpose: 'google question' })
}

/** Returns the consent request of this session, or null if it belongs to another session (a forged link) or expired. */
export function openQuestion(state: string, { sessionId, now }: { sessionId: string; now: Date }): Question | null {
  const question = Question.safeParse(unseal(state, { secret: sessionId, purpose: 'google question' })).data
  return question && question.until > now ? question : null
}
