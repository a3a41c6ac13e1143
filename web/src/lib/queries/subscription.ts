import { getSubscription } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The workspace's plan and its status, for admins. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['/api/billing/subscription'],
    queryFn: ({ signal }) => call(getSubscription, { signal }),
    // The plan also changes at Stripe. Components of one page share a response.
    staleTime: 10_000,
    // Used by several components: one that mounts later shouldn't repeat a request that just failed.
    retryOnMount: false,
  })
