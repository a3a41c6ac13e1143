import { getSubscription } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The plan of the workspace and how it stands; for admins. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['/api/billing/subscription'],
    queryFn: ({ signal }) => call(getSubscription, { signal }),
    // It changes on the provider's side as well.
    staleTime: 0,
    // Several parts of a screen read it: one that comes later does not ask again for what just failed.
    retryOnMount: false,
  })
