import { type Pattern, toLiteral } from '../../checks/src/redos/pattern.ts'
import { unlimited } from '../../checks/src/redos/text-limits.ts'
import { measureSearchMs } from './trial.ts'
import { toAttackText, type Verdict } from './verdict.ts'

/**
 * How long one search may take, by the length of the text. Quadratic patterns that are accepted take a third of it on the
 * slowest machine they were tried on, so that no verdict depends on the machine; a cubic one takes a hundred times more.
 */
const maxMicrosecondsPerCharacter = 30

/** Why a pattern cannot ship and how to fix it, or null. `maxLength`: of the texts that it runs on. */
export async function explainRefusal(pattern: Pattern, verdict: Verdict, maxLength: number): Promise<string | null> {
  if (verdict.is === 'linear') return null
  const name = `${pattern.at.join(', ')}\n  ${toLiteral(pattern)}\n `
  if (verdict.is === 'undecided')
    return `${name} cannot be decided (${verdict.why}). Split it into simpler patterns, or use plain string code.`
  const example = JSON.stringify(toAttackText(verdict.attack, 60))
  const isProven = !verdict.isEstimated
  if (verdict.is === 'exponential' && isProven)
    return `${name} takes exponential time, for example on texts like ${example}. Let each character match in one way only.`
  if (verdict.is === 'polynomial' && isProven && (verdict.degree > 2 || maxLength >= unlimited))
    return `${name} takes time to the power of ${verdict.degree}, for example on texts like ${example}. ${remedy}`
  const limitMs = (maxLength * maxMicrosecondsPerCharacter) / 1000
  const ms = await measureSearchMs(pattern, toAttackText(verdict.attack, maxLength), limitMs)
  if (ms !== null) return null
  return `${name} takes more than ${limitMs} ms on ${maxLength} characters like ${example}. ${remedy}`
}

const remedy =
  'Match a run from its start only, as (?<!\\s)\\s+$ does, exclude the delimiter from the part, as “[^“”]*” does, or use plain string code.'
