import { getProfile } from '@podcastai/contracts'
import { Toaster } from '@podcastai/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../lib/call.ts'
import { profileQuery } from '../lib/queries/profile.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionOfOtherTab, storedSession } from '../lib/session.ts'
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
      onSessionOfOtherTab(async () => {
        if (await isSamePerson(queryClient)) return queryClient.invalidateQueries()
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

/** Has whoever is on this page logged in anew? It goes on then, with what is typed there. */
async function isSamePerson(queryClient: QueryClient): Promise<boolean> {
  const before = queryClient.getQueryData(profileQuery().queryKey)
  if (!before || !storedSession()) return false
  const now = await call(getProfile).catch(() => null)
  return now?.id === before.id
}

function loadAnew() {
  window.location.reload()
}
