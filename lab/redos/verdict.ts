import { createRequire } from 'node:module'
import type { Diagnostics } from 'recheck'
import type { Pattern } from '../../checks/src/redos/pattern.ts'

const { check } = createRequire(import.meta.url)('recheck') as typeof import('recheck')

/** A text on which a pattern is slow: each part's `pump` is repeated, the suffix keeps it from matching. */
export type Attack = { parts: { prefix: string; pump: string }[]; suffix: string }

/**
 * How the time of one match grows with the text. `polynomial`: at worst with this power. `isEstimated`: measured
 * on short texts, and not proven. `undecided`: the checker cannot tell.
 */
export type Verdict =
  | { is: 'linear'; isEstimated?: boolean }
  | { is: 'polynomial'; degree: number; isEstimated: boolean; attack: Attack }
  | { is: 'exponential'; isEstimated: boolean; attack: Attack }
  | { is: 'undecided'; why: string }

/** Asks the checker. Where its proof takes longer than `maxSeconds`, it tries attacks of its own, which take about as long. */
export async function getVerdict(
  { source, flags }: Pick<Pattern, 'source' | 'flags'>,
  maxSeconds: number,
): Promise<Verdict> {
  const timeout = maxSeconds * 1000
  const proven = toVerdict(await check(source, flags, { timeout, attackTimeout: 200 }))
  if (proven.is !== 'undecided') return proven
  const few = { maxIteration: 3, maxInitialGenerationSize: 60, maxGenerationSize: 30, incubationTimeout: 50 }
  return toVerdict(await check(source, flags, { timeout, checker: 'fuzz', attackTimeout: 200, ...few }))
}

function toVerdict(told: Diagnostics): Verdict {
  if (told.status === 'safe') return { is: 'linear', isEstimated: told.complexity.isFuzz }
  if (told.status === 'unknown') return { is: 'undecided', why: told.error.kind }
  const parts = told.attack.pumps.map(({ prefix, pump }) => ({ prefix, pump }))
  const attack = { parts, suffix: told.attack.suffix }
  if (told.complexity.type === 'exponential') return { is: 'exponential', isEstimated: told.complexity.isFuzz, attack }
  return { is: 'polynomial', degree: told.complexity.degree, isEstimated: told.complexity.isFuzz, attack }
}

/** The attack, as long as it gets within so many characters. */
export function toAttackText({ parts, suffix }: Attack, characters: number): string {
  const fixed = suffix.length + parts.reduce((sum, { prefix }) => sum + prefix.length, 0)
  const pumped = parts.reduce((sum, { pump }) => sum + pump.length, 0)
  const times = Math.max(1, Math.floor((characters - fixed) / Math.max(1, pumped)))
  return parts.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix
}
