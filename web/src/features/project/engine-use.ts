import { getBrief, getUsage, type UsageSum } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { dollarText } from '../../lib/dollars.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

/** What the engine was told of a project. Asked whenever the panel opens: settings change elsewhere. */
export const briefQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptQuery(id).queryKey, 'brief'],
    queryFn: ({ signal }) => call(getBrief, { params: { id }, signal }),
    staleTime: 0,
  })

/** What the models of a project cost so far. */
export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptQuery(id).queryKey, 'usage'],
    queryFn: ({ signal }) => call(getUsage, { params: { id }, signal }),
    staleTime: 0,
  })

/** '$0.024', 'at least $0.024' where the price of a model is not known, or null where no price is. */
export function priceLine({ dollars, calls, unpriced }: UsageSum): string | null {
  if (calls === 0 || unpriced === calls) return null
  return unpriced > 0 ? `at least ${dollarText(dollars)}` : dollarText(dollars)
}
