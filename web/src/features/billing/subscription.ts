import { cancelSubscription, openBillingPortal, quoteTeamUpgrade, resumeSubscription } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'

/** Today's price for upgrading to the Team plan, fetched each time it is shown. */
export const upgradeQuoteQuery = () =>
  queryOptions({
    queryKey: ['/api/billing/team-upgrade'],
    queryFn: ({ signal }) => call(quoteTeamUpgrade, { signal }),
    gcTime: 0,
  })

/** Cancels the subscription at the end of the period, or resumes it. */
export function useEnding() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ends: boolean) => call(ends ? cancelSubscription : resumeSubscription),
    onSuccess: async (subscription, ends) => {
      queryClient.setQueryData(subscriptionQuery().queryKey, subscription)
      void queryClient.invalidateQueries({ queryKey: upgradeQuoteQuery().queryKey })
      await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
      toast({ title: ends ? 'Subscription canceled' : 'Subscription resumed' })
    },
    onError: (error) => toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' }),
  })
}

/** Opens Stripe's pages for cards and invoices. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call(openBillingPortal),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast({ title: 'Error', text: getErrorMessage(error), tone: 'danger' }),
  })
}
