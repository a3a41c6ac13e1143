import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** An answered call. `route` is the contract's path, because the URL may contain a link's secret. */
export type Answered = { method: string; route: string; status: number; seconds: number }

const requestIdHeader = 'x-request-id'
const plainId = /^[\w.:-]{1,100}$/

/** Returns the id that a proxy gave the request, so that its log and ours can be read together, or else a new id. */
export function getRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID()
}

/** Adds request ids to responses, logs one line per call, and reports each call to `onAnswered`. */
export function watchRequests(app: FastifyInstance, onAnswered: (answered: Answered) => void = () => {}): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const answered = {
      method: request.method,
      route: getRoute(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }
    request.log.info(answered, 'answered')
    onAnswered(answered)
  })
}

/** Returns a request's route, the same for all unknown URLs, because clients can invent any number of them. */
function getRoute({ routeOptions, is404 }: FastifyRequest): string {
  return is404 || !routeOptions.url ? 'none' : routeOptions.url
}
