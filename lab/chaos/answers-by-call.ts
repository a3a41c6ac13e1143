import { type Endpoint, endpoints, watchProject } from '@podcastai/contracts'
import { printTable } from '../benchmarks/print-table.ts'

/** Refusals before a call looks at what it was sent: nobody is known, allowed or found there. */
const outside = new Set([401, 403, 404])

/** Counts by call what was answered, so that one that only ever turned everybody away is seen. */
export function answersByCall() {
  const counts = new Map<string, Map<number, number>>()
  const times = new Map<string, number[]>()
  const formatName = ({ method, path }: Endpoint) => `${method} ${path}`

  function add(endpoint: Endpoint | null, status: number, ms: number) {
    const name = endpoint ? formatName(endpoint) : 'no call'
    const taken = times.get(name) ?? []
    taken.push(ms)
    times.set(name, taken)
    const of = counts.get(name) ?? new Map<number, number>()
    counts.set(name, of.set(status, (of.get(status) ?? 0) + 1))
  }

  const getMean = (name: string) => {
    const taken = times.get(name) ?? []
    return taken.reduce((sum, ms) => sum + ms, 0) / Math.max(1, taken.length)
  }
  const getStatuses = (endpoint: Endpoint) => counts.get(formatName(endpoint)) ?? new Map<number, number>()

  function all(): string {
    const sums = new Map<number, number>()
    for (const of of counts.values())
      for (const [status, times] of of) sums.set(status, (sums.get(status) ?? 0) + times)
    return inWords(sums)
  }

  return {
    add,
    all,
    print: (title: string) => {
      console.log(`\n${title}: what each call answered`)
      const slowestFirst = [...counts].sort(([one], [other]) => getMean(other) - getMean(one))
      printTable(
        slowestFirst.map(([call, of]) => ({ call, 'mean ms': Math.round(getMean(call)), answers: inWords(of) })),
      )
      const never = endpoints.filter((endpoint) => !getStatuses(endpoint).has(200)).map(formatName)
      console.log(`\nNever 200: ${never.join(', ') || 'none'}\n`)
    },
    /** Returns the calls that were only ever refused. Streams never end, so they are only tested for refusals. */
    neverInside: () =>
      endpoints
        .filter(({ path }) => path !== watchProject.path)
        .filter((endpoint) => ![...getStatuses(endpoint).keys()].some((status) => !outside.has(status)))
        .map(formatName),
  }
}

function inWords(counts: ReadonlyMap<number, number>): string {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')
}
