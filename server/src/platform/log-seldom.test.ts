import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logSeldom } from './log-seldom.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('logs the same error once a minute with the number left out, and others at once', () => {
  const logged: [string, number][] = []
  const log = logSeldom((error, leftOut) => logged.push([(error as Error).message, leftOut]))
  for (let times = 0; times < 5; times++) log(new Error('the disk is full'))
  log(new Error('the network is gone'))
  vi.advanceTimersByTime(60_000)
  log(new Error('the disk is full'))
  expect(logged).toEqual([
    ['the disk is full', 0],
    ['the network is gone', 0],
    ['the disk is full', 4],
  ])
})
