import { contentDocument } from '@podcastai/content-types/exports'
import { connectGoogle, createGoogleDoc, getGoogle, projectTitle } from '@podcastai/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type GoogleDrive, GoogleFault } from '../../platform/google/google-drive.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type FindCaller, sessionCookie, sessionHeader } from '../../platform/http/caller.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { newSecret } from '../../platform/secrets.ts'
import { findProject } from './export.repository.ts'
import { type ExportDeps, nothingGenerated } from './export.routes.ts'
import { dropGrant, keepGrant, openQuestion, readGrant, sealQuestion } from './google-cookie.ts'

export type GoogleDeps = Pick<ExportDeps, 'db' | 'now' | 'loadPublishedContent' | 'documents'> & {
  /** Null if no Google client is configured. */
  google: GoogleDrive | null
  isHttps: boolean
  findCaller: FindCaller
  logFault: (fault: GoogleFault) => void
}

/** Creates documents in the user's own Google Drive. The grant is kept in their browser, not on the server. */
export function googleRoutes(serve: Serve, deps: GoogleDeps): void {
  const { db, now, google } = deps

  serve(getGoogle, {
    handle: async ({ request }) => {
      const sessionId = getSessionId(request)
      return { isConfigured: google !== null, isConnected: readGrant(request, { sessionId, now: now() }) !== null }
    },
  })

  serve(connectGoogle, {
    handle: async ({ request, body }) => {
      if (!google) throw notConfigured()
      const verifier = newSecret()
      const state = sealQuestion({ ...body, verifier }, { sessionId: getSessionId(request), now: now() })
      return { url: await google.consentUrl({ state, verifier }) }
    },
  })

  serve(createGoogleDoc, {
    what: 'project',
    find: ({ caller, params }) => findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
    handle: async ({ caller, request, reply, body, found }) => {
      if (!google) throw notConfigured()
      const grant = readGrant(request, { sessionId: getSessionId(request), now: now() })
      if (!grant) throw unconnected()
      const name = projectTitle(found.filename)
      const only = body.contentType === 'all' ? undefined : body.contentType
      const document = contentDocument(name, await deps.loadPublishedContent(found.id), only)
      if (!document) throw nothingGenerated()
      try {
        const docx = await deps.documents.docx(document, caller)
        const { url } = await google.createDocument(grant, { name, docx })
        return { name, url }
      } catch (error) {
        if (!(error instanceof GoogleFault)) throw error
        if (error.kind === 'unconnected') dropGrant(reply)
        else deps.logFault(error)
        throw refusal(error)
      }
    },
  })
}

const Answer = z.object({ state: z.string(), code: z.string().optional() })

/** Handles the OAuth redirect from Google. The browser opens it as a page, so it responds with a redirect. */
export function googleCallback(app: FastifyInstance, { google, ...deps }: GoogleDeps): void {
  app.get('/api/google/callback', { schema: { hide: true } }, async (request, reply) => {
    // The URL contains the grant's code, which must not be cached or sent on as a referrer.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const sessionId = request.cookies[sessionCookie] ?? ''
    const caller = sessionId === '' ? null : await deps.findCaller(sessionId)
    const { state = '', code } = Answer.safeParse(request.query).data ?? {}
    const question = caller && openQuestion(state, { sessionId, now: deps.now() })
    if (!google || !question) return reply.redirect(caller ? '/dashboard' : '/login')
    const { transcriptId, contentType, verifier } = question
    const goOn = (how: 'google-doc' | 'google-refused') => {
      const search = new URLSearchParams({ export: how, ...(contentType && { type: contentType }) })
      return reply.redirect(`/project/${transcriptId}?${search}`)
    }
    if (!code) return goOn('google-refused')
    try {
      const grant = await google.redeem({ code, verifier })
      if (!grant) return goOn('google-refused')
      keepGrant(reply, grant, { sessionId, isHttps: deps.isHttps })
      return goOn('google-doc')
    } catch (error) {
      if (!(error instanceof GoogleFault)) throw error
      deps.logFault(error)
      return goOn('google-refused')
    }
  })
}

/** Returns the session id of an authorized request: from the header on any request, or from the cookie on reads. */
function getSessionId({ headers, cookies }: FastifyRequest): string {
  const header = headers[sessionHeader]
  return (typeof header === 'string' && header) || cookies[sessionCookie] || ''
}

function refusal({ kind }: GoogleFault): AppError {
  if (kind === 'unconnected') return unconnected()
  if (kind === 'full') return new AppError('conflict', 'Your Google Drive is full. Make room in it, then try again.')
  return new AppError('google_down', 'Google cannot create the document right now. Try again, or download the .docx.')
}

function unconnected(): AppError {
  return new AppError('google_unconnected', 'Google needs your permission before this app can create documents.')
}

function notConfigured(): AppError {
  return new AppError('conflict', 'This installation is not connected to Google. Download the .docx instead.')
}
