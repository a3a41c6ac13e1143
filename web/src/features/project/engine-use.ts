import { getBrief, getUsage, type UsageSum } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { dollarText } from '../../lib/dollars.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

/** The AI instructions of a project. Fetched each time the panel opens, because settings change elsewhere. */
export const briefQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptQuery(id).queryKey, 'brief'],
    queryFn: ({ signal }) => call(getBrief, { params: { id }, signal }),
    staleTime: 0,
  })

/** The cost of a project's models so far. */
export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptQuery(id).queryKey, 'usage'],
    queryFn: ({ signal }) => call(getUsage, { params: { id }, signal }),
    staleTime: 0,
  })

/** Returns '$0.024', 'at least $0.024' if some prices are unknown, or null if all are. */
export function priceLine({ dollars, calls, unpriced }: UsageSum): string | null {
  if (calls === 0 || unpriced === calls) return null
  return unpriced > 0 ? `at least ${dollarText(dollars)}` : dollarText(dollars)
}

export function formatTokens(count: number): string {
  return count.toLocaleString('en-US')
}
