import { setTimeout as sleep } from 'node:timers/promises'

/** Time and randomness, which tests replace so that they don't wait and always see the same. */
export type Clock = {
  /** Milliseconds since an arbitrary start. */
  now: () => number
  /** @throws when the signal aborts */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** From 0 up to 1. */
  random: () => number
}

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => sleep(ms, undefined, { signal }),
  random: () => Math.random(),
}

const firstDelayMs = 1_000
const maxDelayMs = 30_000

/**
 * Returns the delay before the next try in milliseconds: exponential backoff, half of it random, so that calls that
 * failed together are not retried together. Never less than the provider asked for.
 */
export function delayAfter(tries: number, askedMs: number | null, random: () => number): number {
  const step = Math.min(maxDelayMs, firstDelayMs * 2 ** (tries - 1))
  if (askedMs !== null) return askedMs + (random() * Math.min(askedMs, firstDelayMs)) / 2
  return step / 2 + (random() * step) / 2
}

/**
 * Returns how long a provider's headers ask to wait, in milliseconds: `retry-after` as seconds or as a date,
 * `retry-after-ms`, and the `x-ratelimit-reset` family as OpenAI (`6m0s`, `20ms`) and others (seconds, or a time since
 * 1970) write it. Returns null if they don't ask to wait.
 */
export function askedWait(headers: Record<string, string>, now: number): number | null {
  const inMs = Number(headers['retry-after-ms'] || Number.NaN)
  if (Number.isFinite(inMs)) return Math.max(0, inMs)
  const after = headers['retry-after']
  if (after !== undefined) {
    const until = /^[\d.]+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now
    if (Number.isFinite(until)) return Math.max(0, until)
  }
  const waits = ['requests', 'tokens'].flatMap((what) => {
    const usedUp = Number(headers[`x-ratelimit-remaining-${what}`] ?? 0) <= 0
    return usedUp ? [resetIn(headers[`x-ratelimit-reset-${what}`], now)] : []
  })
  const known = [...waits, resetIn(headers['x-ratelimit-reset'], now)].filter((wait) => wait !== null)
  return known.length > 0 ? Math.max(0, ...known) : null
}

/** Says how long to wait, for people: 'a few minutes' if unknown or short. */
export function waitInWords(waitMs: number | null): string {
  if (waitMs === null || waitMs < 120_000) return 'a few minutes'
  return waitMs < 7_200_000 ? `${Math.ceil(waitMs / 60_000)} minutes` : `${Math.ceil(waitMs / 3_600_000)} hours`
}

/** Parses `6m0s`, `1.5s`, or `20ms` to milliseconds. A bare number is seconds or, if that large, a time since 1970. */
function resetIn(text: string | undefined, now: number): number | null {
  if (!text) return null
  if (/^[\d.]+$/.test(text)) {
    const value = Number(text)
    if (value > 1e12) return value - now
    if (value > 1e9) return value * 1000 - now
    return value * 1000
  }
  const parts = [...text.matchAll(/(?<![\d.])([\d.]+)(ms|s|m|h|d)/g)]
  if (parts.length === 0) return null
  const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0), 0)
}
