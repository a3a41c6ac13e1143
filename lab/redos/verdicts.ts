import { availableParallelism } from 'node:os'
import { type Pattern, toLiteral } from '../../checks/src/redos/pattern.ts'
import { getVerdict, type Verdict } from './verdict.ts'

/** Verdicts by literal, several at a time. `maxSeconds`: how long the proof of one pattern may take. */
export async function getVerdicts(patterns: readonly Pattern[], maxSeconds: number): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  const queue = [...patterns]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      verdicts.set(toLiteral(next), await getVerdict(next, maxSeconds))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return verdicts
}
