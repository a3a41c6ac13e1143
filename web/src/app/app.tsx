import { Toaster } from '@podcastai/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { showWaitingToast } from '../lib/toast-across-pages.ts'
import { createAppRouter } from './router.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  useEffect(showWaitingToast, [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
