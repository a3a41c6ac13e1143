import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../benchmarks/quantile.ts'
import { atMost, type Finding, none, told } from './scenario.ts'

type Call = { name: string; ask: () => Promise<{ status: number }> }

const pauseMs = 500
const goalMs = 1000
const quietMs = 5000

/**
 * A person with no part in the attack makes each of the calls twice a second, for a while before the attack and until it
 * has ended. No call waits for the one before it, so a server that stands still is late with all that came due.
 */
export async function measureStranger(calls: readonly Call[], attack: () => Promise<unknown>): Promise<Finding[]> {
  const quiet = await measureCalls(calls, wait(quietMs))
  const attacked = await measureCalls(calls, attack())
  const p99 = (ms: readonly number[] = []) => quantile(ms, 0.99)
  return [
    told(
      'a stranger before the attack, p99 in ms',
      calls.map(({ name }) => `${name} ${p99(quiet.times.get(name)).toFixed(0)}`).join(', '),
    ),
    ...[...attacked.times].map(([name, ms]) =>
      atMost(`a stranger's ${name}, p99 of ${ms.length}`, p99(ms), goalMs, ' ms'),
    ),
    none('calls of the stranger that failed', attacked.faults),
  ]
}

async function measureCalls(calls: readonly Call[], until: Promise<unknown>) {
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]))
  const faults: string[] = []
  const open: Promise<void>[] = []
  let isOver = false
  const over = until.finally(() => (isOver = true))
  while (!isOver) {
    open.push(...calls.map(make))
    await wait(pauseMs)
  }
  await Promise.all(open)
  await over
  return { times, faults }

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
