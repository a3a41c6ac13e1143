// Renders the whole app at an address, against a fake server.

import { Toaster } from '@podcastai/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { createAppRouter } from '../app/router.tsx'
import { createQueryClient } from '../lib/query-client.ts'
import { aShow } from './sample-data.ts'

export type Call = {
  method: string
  path: string
  query: string
  headers: Headers
  body: unknown
  credentials: string | undefined
}
type Answer = { status?: number; body: unknown } | (() => Promise<unknown>)

/** Returns an error response like the server's. */
export function failure(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } }
}

/** Every workspace has a show. */
const standing: Record<string, Answer> = { 'GET /api/shows': { body: { shows: [aShow()], max: 20 } } }

/** Fakes fetch by 'METHOD /path' and records the calls. Anything else returns 404. */
export function fakeServer(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const [path = url, query = ''] = url.split('?')
    const body = typeof init.body === 'string' && init.body !== '' ? JSON.parse(init.body) : init.body
    calls.push({ method, path, query, headers: new Headers(init.headers), body, credentials: init.credentials })
    const answer =
      answers[`${method} ${path}`] ?? standing[`${method} ${path}`] ?? failure(404, 'not_found', 'Not found')
    if (typeof answer === 'function') return Response.json(await answer())
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return calls
}

/** Opens an address of the app. */
export function renderApp(address: string) {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  // jsdom lacks it, and toasts can be swiped.
  Element.prototype.setPointerCapture = () => undefined
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  const queryClient = createQueryClient()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    ...view,
    router,
    queryClient,
    path: () => router.state.location.pathname,
    address: () => router.state.location.href,
  }
}
