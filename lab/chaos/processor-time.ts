import { existsSync, readFileSync } from 'node:fs'

/** As Linux counts processor time: a hundred to the second on every machine it runs on today. */
const ticksASecond = 100

/** Seconds that another process has kept a core busy since its start, all its threads together; NaN elsewhere than on Linux. */
export function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // Behind the name in brackets, which may hold anything: user and system time are the 12th and 13th from there.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}

/** What several processes use of one core from now on, in per cent, each by its name. */
export function watchProcessors(pids: Readonly<Record<string, number>>): () => string {
  const began = performance.now()
  const before = Object.entries(pids).map(([name, pid]) => ({ name, pid, seconds: processorSeconds(pid) }))
  return () => {
    const elapsed = (performance.now() - began) / 1000
    return before
      .map(({ name, pid, seconds }) => `${name} ${Math.round((100 * (processorSeconds(pid) - seconds)) / elapsed)} %`)
      .join(', ')
  }
}
