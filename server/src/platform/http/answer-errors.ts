import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody, ErrorCode } from '@podcastai/contracts'
import { errorStatuses } from '@podcastai/contracts'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { isMissingReference } from '../database/missing-reference.ts'
import { isOutOfSpace } from '../disk-space.ts'
import { EngineInterrupted, EngineRefusal } from '../engine/engine.ts'
import { AppError } from './app-error.ts'
import { isScreen } from './serve-pages.ts'
import { invalid } from './validate.ts'

const noSuchCall: ErrorBody = { code: 'not_found', message: 'There is no such call.' }
const stopping = 'The server is being restarted. Please try again in a minute.'
const outOfSpace =
  'The server is out of disk space, so this can’t be saved right now. You can still read, copy, and export. Please contact the person who runs it.'
export const deletedMeanwhile =
  'What you are changing was just deleted, so this was not saved. Reload the page to see what is still there.'
const unexpected = 'Something went wrong on our side. Please try again.'

/** Registers one handler that sends every error response, as `{message, code, details?}`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The rate limiter already set the header with the seconds to wait.
    const answer = withWait(translate(error), reply.getHeader('retry-after'))
    const wait = answer.details?.retryAfterSeconds
    if (wait !== undefined) reply.header('retry-after', String(wait))
    if (answer.code === 'unexpected' || answer.code === 'storage_full')
      request.log.error({ err: error }, answer.code === 'unexpected' ? 'unexpected error' : 'out of disk space')
    // The message is for the user, and may repeat what they typed.
    else request.log.info({ code: answer.code, cause: error.cause }, 'refused')
    return send(reply, answer)
  })
  app.setNotFoundHandler((request, reply) => {
    if (app.hasReplyDecorator('sendFile') && isScreen(request.method, request.url)) return reply.sendFile('index.html')
    return send(reply, noSuchCall)
  })
}

/** Answers URLs that cannot be parsed, or that are longer than any of ours, before a route is searched for. */
export function answerNoAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  send(reply, noSuchCall)
}

/** Answers requests that Node rejects before there is a reply: invalid HTTP, and requests that arrive too slowly. */
export function answerBrokenRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const answer = brokenRequests[code] ?? body('invalid', 'The request could not be read.')
  const status = errorStatuses[answer.code]
  const json = JSON.stringify(answer)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${json}`)
  socket.destroySoon()
}

const brokenRequests: Record<string, ErrorBody> = {
  ERR_HTTP_REQUEST_TIMEOUT: body('too_slow', 'The request took too long to arrive. Please try again.'),
  HPE_HEADER_OVERFLOW: body('too_large', 'The headers of the request are too large.'),
}

function send(reply: FastifyReply, body: ErrorBody) {
  return reply.status(errorStatuses[body.code]).type('application/json').send(JSON.stringify(body))
}

function translate(error: FastifyError | Error): ErrorBody {
  if (error instanceof AppError) return body(error.code, error.message, error.details)
  if (error instanceof EngineRefusal) return body(error.code, error.message)
  if (error instanceof EngineInterrupted) return body('engine_down', stopping)
  if (isOutOfSpace(error)) return body('storage_full', outOfSpace)
  if (isMissingReference(error)) return body('conflict', deletedMeanwhile)
  if (isResponseSerializationError(error)) return body('unexpected', unexpected)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').slice(1),
      message,
    }))
    return translate(invalid(issues))
  }
  const { statusCode = 500, code = '' } = error as FastifyError
  if (statusCode === 429) return body('too_many_requests', 'Too many requests. Please wait a moment and try again.')
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return body('too_large', 'The request is too large.')
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return body('wrong_type', 'This call does not take that kind of data.')
  }
  if (statusCode >= 400 && statusCode < 500) return body('invalid', 'The request could not be read.')
  return body('unexpected', unexpected)
}

function withWait(answer: ErrorBody, header: number | string | string[] | undefined): ErrorBody {
  const retryAfterSeconds = Number(header)
  const isKnown = answer.code === 'too_many_requests' && !answer.details && retryAfterSeconds > 0
  return isKnown ? { ...answer, details: { retryAfterSeconds } } : answer
}

function body(code: ErrorCode, message: string, details?: Record<string, unknown>): ErrorBody {
  return details ? { message, code, details } : { message, code }
}
