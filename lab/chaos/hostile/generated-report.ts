import { quantile } from '../../benchmarks/quantile.ts'
import { atMost, type Finding, none, told } from '../scenario.ts'
import type { OrdinaryCall } from './ordinary-calls.thread.ts'
import { lateP99, p99ByKind } from './ordinary-calls.ts'
import type { Sent } from './send-input.ts'

const goalMs = 250
/** A call that took so long was held up by something. */
export const stallMs = 1500

/** What is gathered while inputs are sent; the lists hold a line for each. */
export type Seen = ReturnType<typeof nothingSeen>

export const nothingSeen = () => ({
  became: new Map<Sent['became'], number>(),
  inputs: 0,
  bytes: 0,
  ended: [] as string[],
  failed: [] as string[],
  hung: [] as string[],
  slow: [] as string[],
  untrue: [] as string[],
  stalls: [] as string[],
  held: [] as string[],
  calls: [] as OrdinaryCall[],
})

export const formatCounts = ({ became }: Seen) => [...became].map(([what, count]) => `${what} ${count}`).join(', ')

/** `fall`: why the server ended by itself, or null. `megabytes`: what it held before and after. */
export function createReport(
  name: string,
  seen: Seen,
  { fall, megabytes }: { fall: string | null; megabytes: readonly number[] },
): Finding[] {
  const times = seen.calls.map(({ ms }) => ms)
  const faults = seen.calls.flatMap((call) => (call.fault === null ? [] : [`${call.name}: ${call.fault}`]))
  const resident = megabytes.map((one) => one.toFixed(0)).join('; ')
  const [median, slowest] = [0.5, 1].map((share) => quantile(times, share).toFixed(0))
  return [
    told(`${name}: inputs sent; MB`, `${seen.inputs}; ${Math.round(seen.bytes / 1e6)}`),
    told(`${name}: what became of them`, formatCounts(seen)),
    told(`${name}: ended by the server's own limit`, seen.ended.length),
    told(`${name}: slow by the clock, other attacks beside them`, seen.slow.length),
    told(`${name}: MB resident before and after`, resident),
    told(`${name}: ms that the caller itself was late, p99`, lateP99(seen.calls)),
    told(`${name}: others' calls by kind, ms p99`, p99ByKind(seen.calls)),
    told(`${name}: others' calls; ms median; slowest`, `${times.length}; ${median}; ${slowest}`),
    atMost(`${name}: others' calls, p99`, quantile(times, 0.99), goalMs, ' ms'),
    none(`${name}: others' calls that failed`, faults),
    none(`${name}: others' calls over ${stallMs} ms`, seen.stalls),
    none(`${name}: servers that ended by themselves`, fall ? [fall] : []),
    none(`${name}: answers of a server that failed`, seen.failed),
    none(`${name}: inputs that came to no end`, seen.hung),
    none(`${name}: cores held after all was answered`, seen.held),
    none(`${name}: claims stored that are not true`, seen.untrue),
  ]
}
