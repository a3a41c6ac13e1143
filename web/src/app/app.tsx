import { Toaster } from '@podcastai/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionOfOtherTab } from '../lib/session.ts'
import { showWaitingToast } from '../lib/toast-across-pages.ts'
import { createAppRouter } from './router.tsx'

type Props = {
  /** Loads the page anew. */
  reload?: () => void
}

export function App({ reload = loadAnew }: Props) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  useEffect(showWaitingToast, [])
  useEffect(
    () =>
      onSessionOfOtherTab(() => {
        // What the person before saw is not for whoever is here now.
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
