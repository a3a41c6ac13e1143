import { availableParallelism } from 'node:os'
import { type Pattern, written } from './pattern.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Verdicts by the pattern as it is written; some are worked on at once. `seconds`: most that the proof of one takes. */
export async function verdictsOf(
  patterns: readonly Pattern[],
  seconds: number,
  decided: (pattern: Pattern, verdict: Verdict) => void = () => {},
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  const waiting = [...patterns]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const verdict = await verdictOf(next, seconds)
      verdicts.set(written(next), verdict)
      decided(next, verdict)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return verdicts
}
