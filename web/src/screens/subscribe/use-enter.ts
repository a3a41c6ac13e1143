import { type ToastText, toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { profileQuery } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'
import { toastAcrossPages } from '../../lib/toast-across-pages.ts'

/** Returns to the app after paying: to the page that required the plan, to the new team, or to the projects. */
export function useEnter() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const setup = useQuery(setupQuery())
  const { next } = useLocation().state

  return async function enter(message: Pick<ToastText, 'title' | 'text'>, place: '/' | 'team' = '/') {
    // A full load, to leave Stripe's script behind.
    if (setup.data?.billing === 'stripe') {
      toastAcrossPages(message)
      window.location.assign(next ?? (place === '/' ? '/' : '/dashboard?tab=team'))
      return
    }
    toast(message)
    queryClient.removeQueries({ queryKey: subscriptionQuery().queryKey })
    await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey })
    if (next) await navigate({ to: next })
    else await navigate(place === '/' ? { to: '/' } : { to: '/dashboard', search: { tab: 'team' } })
  }
}
