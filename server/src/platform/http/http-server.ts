import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Connection } from '../database/connection.ts'
import { answerBrokenRequest, answerErrors, answerNoAddress } from './answer-errors.ts'
import { registerCompression } from './compression.ts'
import { describeApi } from './describe-api.ts'
import { registerEtag } from './etag.ts'
import { registerGracefulShutdown } from './graceful-shutdown.ts'
import { readJsonBodies } from './json-bodies.ts'
import { limitConnections } from './limit-connections.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { sharedLimits } from './shared-limits.ts'
import { type Answered, getRequestId, watchRequests } from './watch-requests.ts'

const maxConnections = 4000
/** A browser opens six connections, and many people may share an address. */
const maxConnectionsPerNetwork = 500
/** Calls per minute from one address; a page that polls a project makes 30. */
const callsPerMinute = 1200

export type HttpServerOptions = {
  config: Pick<Config, 'appUrl' | 'billing' | 'rateLimits' | 'trustProxy'>
  db: Connection
  /** Other server processes use the same database, so rate limits are counted there. */
  isShared?: boolean
  leaving?: AbortSignal | undefined
  log: FastifyBaseLogger
  onAnswered?: (answered: Answered) => void
}

/** Creates a Fastify server without routes: sets up limits, parsing, headers, errors, and logging. */
export async function createHttpServer(deps: HttpServerOptions): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: getRequestId,
    // Trusts only our one proxy: anyone can write what precedes the proxy's own entry in X-Forwarded-For.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerBrokenRequest,
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 2 * 1024 * 1024,
    frameworkErrors: answerNoAddress,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  watchRequests(app, deps.onAnswered)
  answerErrors(app)
  readJsonBodies(app)
  registerGracefulShutdown(app, deps.leaving)
  // If there is a proxy, all connections come from its address.
  const isPerNetwork = config.rateLimits && !config.trustProxy
  limitConnections(app.server, {
    maxConnections,
    maxPerNetwork: isPerNetwork ? maxConnectionsPerNetwork : maxConnections,
  })
  registerEtag(app)
  registerCompression(app)
  registerSecurityHeaders(app, { isHttps: isServedByHttps(config), takesCards: config.billing === 'stripe' })
  await app.register(cookie)
  await app.register(multipart)
  if (config.rateLimits) {
    const store = deps.isShared ? { store: sharedLimits(deps.db) } : {}
    await app.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000, ...store })
  }
  await describeApi(app)
  return app
}

export function isServedByHttps({ appUrl }: Pick<Config, 'appUrl'>): boolean {
  return appUrl?.startsWith('https:') ?? false
}
