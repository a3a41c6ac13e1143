import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../database/connection.ts'
import { throttles } from '../database/schema.ts'
import { hashSecret } from '../secrets.ts'

type Limiter = RateLimiterDrizzle | RateLimiterMemory
/** What the plugin passes: the limit of all calls, or the limit of one route along with the route. */
type Limit = { max?: unknown; timeWindow?: unknown; routeInfo?: { method: unknown; url: string } }

/**
 * Returns a store of @fastify/rate-limit for several processes. Routes with their own limit are counted in the database
 * by route and network, so that more processes do not raise the limit. The global limit protects one process, and is
 * counted in its memory without a query.
 */
export function sharedLimits(db: Connection): FastifyRateLimitStoreCtor {
  const inDatabase = ({ max, timeWindow, routeInfo }: Limit) =>
    new RateLimiterDrizzle({
      points: Number(max),
      duration: Number(timeWindow) / 1000,
      keyPrefix: `call-${routeInfo?.method}-${routeInfo?.url}`,
      storeClient: db,
      schema: throttles,
      // Once over the limit, block in memory without a query.
      inMemoryBlockOnConsumed: Number(max) + 1,
      clearExpiredByTimeout: false,
    })
  return class implements FastifyRateLimitStore {
    readonly incr: FastifyRateLimitStore['incr']

    constructor(limit: Limit) {
      this.incr = counting(
        new RateLimiterMemory({ points: Number(limit.max), duration: Number(limit.timeWindow) / 1000 }),
      )
    }

    // The type promises the route, but the argument is the route's limit, which names the route.
    child(limit: object): FastifyRateLimitStore {
      return { incr: counting(inDatabase(limit as Limit)), child: () => this }
    }
  }
}

function counting(limiter: Limiter): FastifyRateLimitStore['incr'] {
  return (network, answer) => {
    const counted = ({ consumedPoints, msBeforeNext }: RateLimiterRes, atLeast = 0) =>
      answer(null, { current: Math.max(consumedPoints, atLeast), ttl: Math.max(0, msBeforeNext) })
    limiter.consume(hashSecret(network)).then(
      (count) => counted(count),
      (reason) => {
        // A block from memory only says that the limit is exceeded, not by how much.
        if (reason instanceof RateLimiterRes) counted(reason, limiter.points + 1)
        else answer(reason)
      },
    )
  }
}
