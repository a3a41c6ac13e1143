import type { KitEstimate } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { aboutDollars } from './dollars.ts'
import { estimateQuery } from './queries/estimate.ts'

/**
 * What writing everything of a transcript is going to cost, as a sentence; null where the built-in engine writes, or as
 * long as nobody knows. Without a length it is told for an hour of talk; `undefined`: nothing is asked yet.
 */
export function useKitPrice(characters: number | null | undefined): string | null {
  const isAsked = characters !== undefined
  const estimate = useQuery({ ...estimateQuery(characters ?? null), enabled: isAsked }).data
  return isAsked && estimate ? priceSentence(estimate, characters) : null
}

function priceSentence({ model, dollars }: KitEstimate, characters: number | null): string | null {
  if (model === null) return null
  if (dollars === null) return `Written by ${model}, whose price is not known here.`
  if (dollars === 0) return `Writing it costs nothing: ${model} runs on a server of its own.`
  const what = characters === null ? 'Writing an hour of talk' : 'Writing this kit'
  return `${what} costs ${aboutDollars(dollars)} with ${model}.`
}
