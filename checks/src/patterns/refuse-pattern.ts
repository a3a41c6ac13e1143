import { type Pattern, written } from './pattern.ts'
import { anything } from './rooms.ts'
import { searchMs } from './trial.ts'
import { attackText, type Verdict } from './verdict.ts'

/**
 * What one search may take, by the length of the text. Quadratic patterns that are let through take a third of it on the
 * slowest machine they were tried on, so that no verdict depends on the machine; a cubic one takes a hundred times more.
 */
const microsecondsPerCharacter = 30

/**
 * Why a pattern cannot ship, in words that say what to do; null where it can. No verdict: nobody asked the
 * checker yet. `longest`: of the texts it is tried on.
 */
export async function refusalOf(pattern: Pattern, verdict: Verdict | null, longest: number): Promise<string | null> {
  if (verdict?.is === 'linear') return null
  const name = `${pattern.at.join(', ')}\n  ${written(pattern)}\n `
  if (verdict === null) return `${name} is new. Run npm run patterns -- --update, and commit what it changes.`
  if (verdict.is === 'undecided')
    return `${name} cannot be decided (${verdict.why}). Cut it into simpler patterns, or use plain string code.`
  const shown = JSON.stringify(attackText(verdict.attack, 60))
  const isProven = !verdict.isEstimated
  if (verdict.is === 'exponential' && isProven)
    return `${name} takes exponential time, for example on texts like ${shown}. Let each character be read in one way only.`
  if (verdict.is === 'polynomial' && isProven && (verdict.degree > 2 || longest >= anything))
    return `${name} takes time to the power of ${verdict.degree}, for example on texts like ${shown}. ${remedy}`
  const limitMs = (longest * microsecondsPerCharacter) / 1000
  const took = await searchMs(pattern, attackText(verdict.attack, longest), limitMs)
  if (took !== null) return null
  return `${name} takes more than ${limitMs} ms on ${longest} characters like ${shown}. ${remedy}`
}

const remedy =
  'Let a run be searched from its beginning only, as (?<!\\s)\\s+$ does, exclude what ends a part from the part, as “[^“”]*” does, or use plain string code.'
