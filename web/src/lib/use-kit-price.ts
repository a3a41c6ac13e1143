import type { KitEstimate } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { aboutDollars } from './dollars.ts'
import { estimateQuery } from './queries/estimate.ts'
import { twoFigures } from './two-figures.ts'

/**
 * Returns the estimated cost of generating everything for a transcript as a sentence, in dollars and tokens; null for
 * the built-in engine, or while unknown. Without a length, the estimate is for an hour of speech; `undefined`
 * requests nothing.
 */
export function useKitPrice(characters: number | null | undefined, show?: string): string | null {
  const isAsked = characters !== undefined
  const estimate = useQuery({ ...estimateQuery(characters ?? null, show), enabled: isAsked }).data
  return isAsked && estimate ? priceSentence(estimate, characters) : null
}

function priceSentence(
  { model, inputTokens, outputTokens, dollars }: KitEstimate,
  characters: number | null,
): string | null {
  if (model === null) return null
  const tokens = `${twoFigures(inputTokens + outputTokens)} tokens`
  if (dollars === null) return `Generating it takes about ${tokens} with ${model}. We don’t know its price.`
  if (dollars === 0) return `Generating it is free (${tokens}): ${model} runs on its own server.`
  const what = characters === null ? 'Generating from one hour of talk' : 'Generating all content'
  return `${what} costs ${aboutDollars(dollars)} (${tokens}) with ${model}.`
}
