import { type Measure, share } from './number-words/number-words.ts'

/** One meaning of a number: "a third" is a fraction and an ordinal. */
export type Reading = { value: number; measure: Measure | null }

/**
 * True if the numbers are equal or one obviously follows from the other: 24 months are two years, 50% is half. If only
 * one has a unit, it isn't converted.
 */
export function isSameAmount(one: Reading, other: Reading): boolean {
  const [a, b] = [one.measure, other.measure]
  if (a === null || b === null) {
    const factor = (measure: Measure | null) => (measure === share ? 100 : 1)
    if (a?.kind === 'decade' || b?.kind === 'decade') {
      const [from, value] = a?.kind === 'decade' ? [one.value, other.value] : [other.value, one.value]
      return inDecade(from, value)
    }
    return isNear(one.value * factor(a), other.value * factor(b), 1e-6) || isNear(one.value, other.value, 1e-6)
  }
  if (a.kind === 'share' && b.kind === 'share') return Math.abs(one.value - other.value) < 0.007
  if (a.kind !== b.kind) return false
  return isNear(one.value * a.scale, other.value * b.scale, a.scale === b.scale ? 1e-6 : 0.015)
}

function inDecade(decadeStart: number, value: number): boolean {
  const isYear = value >= 1800 && value < 2100
  return (isYear || value < 100) && Math.floor((value % 100) / 10) * 10 === decadeStart
}

function isNear(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * tolerance
}
