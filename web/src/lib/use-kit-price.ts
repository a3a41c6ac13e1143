import type { KitEstimate } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { aboutDollars } from './dollars.ts'
import { estimateQuery } from './queries/estimate.ts'
import { twoFigures } from './two-figures.ts'

/**
 * Returns the estimated cost of generating everything for a transcript as a sentence, in dollars and tokens; null for
 * the built-in engine, or while unknown. Without a length, the estimate is for an hour of talk; `undefined` requests
 * nothing.
 */
export function useKitPrice(characters: number | null | undefined): string | null {
  const isAsked = characters !== undefined
  const estimate = useQuery({ ...estimateQuery(characters ?? null), enabled: isAsked }).data
  return isAsked && estimate ? priceSentence(estimate, characters) : null
}

function priceSentence(
  { model, inputTokens, outputTokens, dollars }: KitEstimate,
  characters: number | null,
): string | null {
  if (model === null) return null
  const tokens = `${twoFigures(inputTokens + outputTokens)} tokens`
  if (dollars === null) return `Writing it takes about ${tokens} of ${model}, whose price is not known here.`
  if (dollars === 0) return `Writing it costs nothing (${tokens}): ${model} runs on a server of its own.`
  const what = characters === null ? 'Writing an hour of talk' : 'Writing this kit'
  return `${what} costs ${aboutDollars(dollars)} (${tokens}) with ${model}.`
}
