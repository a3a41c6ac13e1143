import { isIPv6 } from 'node:net'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../database/connection.ts'
import { throttles } from '../database/schema.ts'
import { hashSecret } from '../secrets.ts'
import { AppError } from './app-error.ts'

const minute = 60
const hour = 60 * minute

/**
 * How often each action may be attempted, and within how many seconds. A login counts against three limits. The one per
 * account and address is the lowest, so that guessing from one address does not lock the owner out.
 */
const rules = {
  'login by account and address': { points: 10, duration: 15 * minute },
  'login by account': { points: 50, duration: 15 * minute },
  'login by address': { points: 100, duration: 15 * minute },
  'registration by email': { points: 10, duration: hour },
  'registration by address': { points: 30, duration: hour },
  'reset link by email': { points: 5, duration: hour },
  'reset link by address': { points: 20, duration: hour },
  'reset by address': { points: 30, duration: hour },
  'password by account': { points: 10, duration: 15 * minute },
  'verification by account': { points: 5, duration: hour },
  'invitation by workspace': { points: 40, duration: 24 * hour },
  'mention by account': { points: 40, duration: hour },
  'download by account': { points: 10, duration: hour },
} as const
export type ThrottleRule = keyof typeof rules
/** The rule, and the account or address to count. */
export type Attempt = [rule: ThrottleRule, key: string]

export type Throttle = {
  /** Counts attempts. @throws AppError too_many_requests, with the seconds to wait */
  count: (attempts: Attempt[]) => Promise<void>
  /** Takes one count back, because the attempt was not a guess. */
  forgive: (attempts: Attempt[]) => Promise<void>
}

export const noThrottle: Throttle = { count: async () => {}, forgive: async () => {} }

/** Opens a throttle that counts attempts in the database, which all processes share, under a hash of the key. */
export function openThrottle(db: Connection): Throttle {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, limit]) => [
      rule,
      new RateLimiterDrizzle({
        ...limit,
        storeClient: db,
        schema: throttles,
        keyPrefix: rule.replaceAll(' ', '-'),
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as Record<ThrottleRule, RateLimiterDrizzle>

  return {
    count: async (attempts) => {
      for (const [rule, key] of attempts) await limiters[rule].consume(hashSecret(key)).catch(refuse)
    },
    forgive: async (attempts) => {
      for (const [rule, key] of attempts) await limiters[rule].reward(hashSecret(key))
    },
  }
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const retryAfterSeconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  const minutes = Math.ceil(retryAfterSeconds / minute)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new AppError('too_many_requests', `Too many attempts. Please try again in ${wait}.`, { retryAfterSeconds })
}

/** Returns the network of an address: with IPv6, one user has a whole /64 of addresses. */
export function getNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Array(Math.max(0, 8 - start.length - end.length)).fill('0') : []
  return [...start, ...gap, ...end].slice(0, 4).join(':')
}
