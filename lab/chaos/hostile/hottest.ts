import { Session } from 'node:inspector'

/** Runs work in this thread, and tells in which functions or patterns most of its time was spent. */
export function profiled(work: () => void): string[] {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: 5000 })
  session.post('Profiler.start')
  let found: string[] = []
  try {
    work()
  } finally {
    session.post('Profiler.stop', (_, result) => {
      found = hottest(result?.profile)
    })
    session.disconnect()
  }
  return found
}

type Profile = { nodes: { hitCount?: number; callFrame: CallFrame }[] }
type CallFrame = { functionName: string; url: string; lineNumber: number }

function hottest(profile: Profile | undefined): string[] {
  const hits = new Map<string, number>()
  let all = 0
  for (const { hitCount = 0, callFrame } of profile?.nodes ?? []) {
    all += hitCount
    hits.set(formatName(callFrame), (hits.get(formatName(callFrame)) ?? 0) + hitCount)
  }
  return [...hits]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, count]) => `${name} ${Math.round((100 * count) / Math.max(1, all))} %`)
}

function formatName({ functionName, url, lineNumber }: CallFrame): string {
  const file = url.split('/').slice(-3).join('/')
  return `${functionName.slice(0, 160) || 'nameless'}${file && ` (${file}:${lineNumber + 1})`}`
}
