import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aProject } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const bakery = aProject({ filename: 'The bakery.srt' })
const ferry = aProject({ filename: 'The ferry.srt' })
const gone = {
  id: ferry.id,
  filename: 'The ferry.srt',
  deletedAt: '2026-11-20T09:00:00.000Z',
  goneAt: '2026-12-20T09:00:00.000Z',
}

/** Serves the list according to the query, as two pages without a search. */
function createServer(changes: Parameters<typeof fakeServer>[0] = {}) {
  const asked: URLSearchParams[] = []
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [bakery, ferry] },
    'GET /api/recently-deleted': { body: [] },
    ...changes,
  })
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const query = new URLSearchParams(url.split('?')[1])
    if (!url.startsWith('/api/transcripts?') || !query.has('sort')) return plain(url, init)
    asked.push(query)
    if (query.get('q')) return Response.json([ferry])
    if (query.has('cursor')) return Response.json([ferry])
    return Response.json([bakery], { headers: { 'x-next-cursor': 'next' } })
  })
  return { calls, asked }
}

const rows = () => within(screen.getByRole('list', { name: 'All projects' })).getAllByRole('link')

test("[DASH-46] 'View all projects' opens all projects, with paging, sorting and search on the server", async () => {
  const { asked } = createServer()
  const { address } = renderApp('/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'View all projects' }))
  expect(address()).toBe('/dashboard?tab=all')
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['The bakery']))
  await user.click(screen.getByRole('button', { name: 'Show more projects' }))
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['The bakery', 'The ferry']))
  expect(screen.queryByRole('button', { name: 'Show more projects' })).toBeNull()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Longest first')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('longest'))
  await user.type(screen.getByRole('searchbox', { name: 'Search all projects' }), 'FERRY')
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('FERRY'))
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['The ferry']))
})

test('[DASH-47] a deletion can be undone in its toast', async () => {
  const { calls } = createServer({
    [`DELETE /api/transcripts/${bakery.id}`]: { body: { id: bakery.id, deleted: true } },
    [`POST /api/recently-deleted/${bakery.id}/restore`]: { body: bakery },
  })
  renderApp('/dashboard?tab=all')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Rename or delete The bakery' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Project deleted successfully')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Project restored')).toBeTruthy()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    `POST /api/recently-deleted/${bakery.id}/restore`,
  )
})

test('[DASH-47] deleted projects are listed and can be restored', async () => {
  const { calls } = createServer({
    'GET /api/recently-deleted': { body: [gone] },
    [`POST /api/recently-deleted/${gone.id}/restore`]: { body: ferry },
  })
  renderApp('/dashboard?tab=all')
  const user = userEvent.setup()
  const bin = within(await screen.findByRole('region', { name: 'Recently deleted' }))
  expect(bin.getByText(/gone on Dec 20, 2026/)).toBeTruthy()
  await user.click(bin.getByRole('button', { name: 'Restore The ferry' }))
  expect(await screen.findByText('Project restored')).toBeTruthy()
  expect(calls.some(({ path }) => path === `/api/recently-deleted/${gone.id}/restore`)).toBe(true)
})

test('users without permission to delete see no trash', async () => {
  const { calls } = createServer({
    'GET /api/auth/profile': { body: aProfile({ role: 'user', teamId: 'team-1' }) },
    'GET /api/recently-deleted': { body: [gone] },
  })
  renderApp('/dashboard?tab=all')
  await screen.findByRole('list', { name: 'All projects' })
  expect(screen.queryByText('Recently deleted')).toBeNull()
  expect(calls.some(({ path }) => path === '/api/recently-deleted')).toBe(false)
})
