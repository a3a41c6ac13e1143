import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../quantile.ts'
import { atMost, type Finding, none } from './torture.ts'

type Call = { name: string; ask: () => Promise<{ status: number }> }

const pauseMs = 250
const goalMs = 1000

/**
 * A person with no part in the attack makes each of the calls four times a second until `attack` has settled. No call
 * waits for the one before it, so a server that stands still is late with all that came due.
 */
export async function measureStranger(calls: readonly Call[], attack: Promise<unknown>): Promise<Finding[]> {
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]))
  const faults: string[] = []
  const open: Promise<void>[] = []
  let isOver = false
  attack.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  while (!isOver) {
    open.push(...calls.map(make))
    await wait(pauseMs)
  }
  await Promise.all(open)
  await attack
  const slow = [...times].map(([name, ms]) =>
    atMost(`a stranger's ${name}, p99 of ${ms.length}`, quantile(ms, 0.99), goalMs, ' ms'),
  )
  return [...slow, none('calls of the stranger that failed', faults)]

  async function make({ name, ask }: Call) {
    const began = performance.now()
    const fault = await ask().then(
      ({ status }) => (status === 200 ? null : `${name} answered ${status}`),
      (error: Error) => `${name}: ${error.message}`,
    )
    times.get(name)?.push(performance.now() - began)
    if (fault) faults.push(fault)
  }
}
