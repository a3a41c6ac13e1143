import { getProfile } from '@podcastai/contracts'
import { Toaster } from '@podcastai/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../lib/call.ts'
import { profileQuery } from '../lib/queries/profile.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionOfOtherTab, storedSession } from '../lib/session.ts'
import { showWaitingToast } from '../lib/toast-across-pages.ts'
import { leaveToast } from '../lib/waiting-toast.ts'
import { createAppRouter } from './router.tsx'

type Props = {
  /** Reloads the page. */
  reload?: () => void
}

export function App({ reload = loadAnew }: Props) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  useEffect(showWaitingToast, [])
  useEffect(
    () =>
      onSessionOfOtherTab(async () => {
        const before = queryClient.getQueryData(profileQuery().queryKey)
        if (before && storedSession()) {
          const now = await call(getProfile).catch(() => null)
          // The same user logged in again: keep the page and what is typed there.
          if (now?.id === before.id) return queryClient.invalidateQueries()
        } else if (before) leaveToast({ title: 'Logged out in another tab' })
        // The next user must not see the previous user's data.
        queryClient.clear()
        reload()
      }),
    [queryClient, reload],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}

function loadAnew() {
  window.location.reload()
}
