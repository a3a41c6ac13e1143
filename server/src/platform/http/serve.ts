import { rm } from 'node:fs/promises'
import {
  can,
  type Endpoint,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type ResponseBody,
} from '@podcastai/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DiskSpace } from '../disk-space.ts'
import { AppError, notFound } from './app-error.ts'
import { openBodyRoom } from './body-room.ts'
import { type Caller, type FindCaller, sessionCookie, sessionHeader } from './caller.ts'
import { forbidden } from './permission.ts'
import { readUpload, type UploadedFile } from './read-upload.ts'
import { setSessionCookie } from './session-cookie.ts'
import { stripInvalidUnicode } from './strip-invalid-unicode.ts'
import { getNetwork } from './throttle.ts'
import { validate } from './validate.ts'

export type Call<E extends Endpoint, Found> = {
  caller: E['access'] extends 'public' ? Caller | null : Caller
  params: RequestParams<E>
  query: RequestQuery<E>
  body: RequestBody<E>
  found: Found
  file: E['file'] extends string ? UploadedFile : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Serving<E extends Endpoint, Found> = {
  /** Loads the resource in the path, limited to the caller's workspace; null answers 404. */
  find?: (call: Pick<Call<E, never>, 'caller' | 'params'>) => Promise<Found | null>
  /** What `find` searches for, as pages call it. */
  what?: string
  /** Refuses requests that are bound to fail, after 402 and before the body is read; the handler still decides. */
  refuse?: (call: { found: Found }) => Promise<void>
  /**
   * Adds to a 403 which part of the body the role may not change. Such a refusal waits until the body is parsed, and
   * still precedes its validation.
   */
  explainForbidden?: (call: { caller: Caller; params: unknown; body: unknown; refusal: AppError }) => Promise<AppError>
  /** Limits for an upload. */
  upload?: { maxBytes: number; tooLarge: string; check?: (filename: string) => void }
  handle: (call: Call<E, Found>) => Promise<ResponseBody<E>>
}

export type Serve = <E extends Endpoint, Found = undefined>(endpoint: E, serving: Serving<E, Found>) => void

/**
 * Serves calls of the contract. All calls check in the same order: 401, 403, 404, 402, and only then the body (413,
 * 415, 400), which is not read before. `refuse` throws errors that do not depend on the body, such as a 409, before it
 * is read.
 */
export function serveOn(
  app: FastifyInstance,
  findCaller: FindCaller,
  { uploadFolder, uploadSpace, ...cookie }: ServeOptions,
): Serve {
  const rooms = { files: openBodyRoom(fileRoom), calls: openBodyRoom(callRoom) }
  return (endpoint, serving) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Monitors send HEAD to public routes. Elsewhere, HEAD would do all the work, or open a stream, for a response
      // that is not sent.
      exposeHeadRoute: endpoint.access === 'public',
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[2] ?? ''],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && !endpoint.file && { body: endpoint.body }),
        response: { 200: endpoint.response },
      },
      ...(endpoint.perMinute && { config: { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } } }),
      // After the rate limit, which also counts refused calls, and before the body is read.
      preParsing: async (request, reply) => {
        request.call = await admit(endpoint, serving, request, findCaller)
        if (request.call.refusal && !hasBody(request)) throw request.call.refusal
        if (request.call.caller?.isExtended) setSessionCookie(reply, getSessionId(request, endpoint), cookie)
        const owner = request.call.caller?.workspaceId ?? getNetwork(request.ip)
        const bytes = bodyBytes(request, serving.upload?.maxBytes ?? app.initialConfig.bodyLimit ?? 0)
        // A slow client keeps its reservation until the request has arrived.
        if (bytes > freeBytes) reply.raw.once('close', rooms[endpoint.file ? 'files' : 'calls'].reserve(owner, bytes))
      },
      preValidation: async (request) => {
        request.query = stripInvalidUnicode(request.query)
        request.body = stripInvalidUnicode(request.body)
        const { caller, refusal } = request.call
        if (caller && refusal)
          throw (
            (await serving.explainForbidden?.({ caller, params: request.params, body: request.body, refusal })) ??
            refusal
          )
      },
      handler: async (request, reply) => {
        const { upload } = serving
        const rules =
          upload && endpoint.file ? { field: endpoint.file, folder: uploadFolder, space: uploadSpace, ...upload } : null
        const part = rules && (await readUpload(request, rules))
        if (part) reply.raw.once('close', () => void rm(part.file.path, { force: true }))
        const body = part && endpoint.body ? validate(endpoint.body, stripInvalidUnicode(part.fields)) : request.body
        // A client that delays the end of its body must not keep rights that have been revoked since then.
        const isLate = Date.now() - request.call.admittedAt > maxBodyDelayMs
        if (isLate) request.call = await admit(endpoint, serving, request, findCaller)
        if (request.call.refusal) throw request.call.refusal
        const { caller, params, found } = request.call
        const call = { caller, params, found, query: request.query, body, file: part?.file, request, reply }
        // The shapes were checked above and by the schemas of the route; the types match the endpoint's.
        return reply.send(await serving.handle(call as never))
      },
    })
  }
}

type ServeOptions = {
  isHttps: boolean
  /** Folder that holds files while their call is answered. */
  uploadFolder: string
  /** While space is low, uploads are refused. */
  uploadSpace?: DiskSpace | undefined
}

/** If a body takes longer than this to arrive, its call is checked again. */
const maxBodyDelayMs = 1000

const megabyte = 1024 * 1024
/** Files are written to disk. */
const fileRoom = { maxBytes: 1024 * megabyte, maxPerOwner: 256 * megabyte }
/** Everything else is read into memory. */
const callRoom = { maxBytes: 64 * megabyte, maxPerOwner: 16 * megabyte }
/** Smaller bodies are always accepted: logins, names, words. */
const freeBytes = 64 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    call: { caller: Caller | null; params: unknown; found: unknown; admittedAt: number; refusal?: AppError }
  }
}

async function admit<E extends Endpoint, Found>(
  endpoint: E,
  serving: Serving<E, Found>,
  request: FastifyRequest,
  findCaller: FindCaller,
): Promise<FastifyRequest['call']> {
  const admission = { admittedAt: Date.now() }
  const caller = endpoint.access === 'public' ? null : await authenticateCaller(request, endpoint, findCaller)
  if (endpoint.permission && !(caller && can(caller.role, endpoint.permission))) {
    const refusal = forbidden(endpoint.permission)
    if (caller && serving.explainForbidden)
      return { ...admission, caller, params: undefined, found: undefined, refusal }
    throw refusal
  }
  if (endpoint.isForOperator && !caller?.isOperator) throw notFound('page')
  const params = endpoint.params?.safeParse(request.params)
  if (params && !params.success) {
    const isType = params.error.issues[0]?.path[0] === 'contentType'
    if (isType) throw new AppError('not_found', 'There is no such content type.')
    throw notFound(serving.what ?? 'page')
  }
  const named = { caller, params: params?.data } as Pick<Call<E, never>, 'caller' | 'params'>
  const found = serving.find ? await serving.find(named) : undefined
  if (found === null) throw notFound(serving.what ?? 'page')
  if (endpoint.subscription && !hasPlan(caller, endpoint.subscription)) throw planMissing(caller, endpoint.subscription)
  await serving.refuse?.({ found: found as Found })
  return { ...admission, caller, params: params?.data, found }
}

type NeededPlan = NonNullable<Endpoint['subscription']>

function hasPlan(caller: Caller | null, needed: NeededPlan): boolean {
  if (needed === 'team') return !!caller?.isSubscribed && caller.isTeam
  const isFree = (needed === 'new project' && caller?.free.newProject) || (needed === 'project' && caller?.free.project)
  return !!caller?.isSubscribed || !!isFree
}

/** Returns an error that names the person who can fix it: a member cannot pay for the team. */
function planMissing(caller: Caller | null, needed: NeededPlan): AppError {
  if (!caller?.isTeam) {
    const forWhat = needed === 'team' ? 'the Team plan for this' : 'an active subscription to generate content'
    return new AppError('subscription_required', `You need ${forWhat}.`)
  }
  const wayOut = can(caller.role, 'manageSubscription')
    ? 'Renew it to upload and generate.'
    : 'Ask your admin to renew it.'
  return new AppError('team_plan_ended', `Your team's plan has ended. ${wayOut}`)
}

/**
 * Finds the caller. The header authenticates every call, the cookie only reads, because another site cannot set the
 * header.
 */
async function authenticateCaller(
  request: FastifyRequest,
  endpoint: Endpoint,
  findCaller: FindCaller,
): Promise<Caller> {
  const sessionId = getSessionId(request, endpoint)
  const caller = sessionId ? await findCaller(sessionId) : null
  if (!caller) throw new AppError('no_session', 'Please log in first.')
  return caller
}

function getSessionId(request: FastifyRequest, endpoint: Endpoint): string {
  const header = request.headers[sessionHeader]
  if (typeof header === 'string' && header !== '') return header
  return (endpoint.method === 'GET' && request.cookies[sessionCookie]) || ''
}

/** Returns the maximum size of a body; one without a length may be as large as the call allows. */
function bodyBytes(request: FastifyRequest, maxBytes: number): number {
  if (!hasBody(request)) return 0
  return Math.min(Number(request.headers['content-length'] ?? maxBytes), maxBytes)
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
