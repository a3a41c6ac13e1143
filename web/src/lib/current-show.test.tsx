import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile, aProject, aShow } from '../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const [table, night] = [aShow(), aShow({ id: 'show-2', name: 'Night Shift' })]

function openDashboard(stored: string | null, shows = [table, night]) {
  if (stored) localStorage.setItem('show', stored)
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [aProject({ showId: 'show-2' })] },
    'GET /api/shows': { body: { shows, max: 20 } },
  })
  renderApp('/dashboard')
  return () => calls.filter(({ path }) => path === '/api/transcripts').map(({ query }) => query)
}

const switcher = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Show' })

test('the stored show limits the first request already', async () => {
  const lists = openDashboard('show-2')
  expect((await switcher()).value).toBe('show-2')
  expect(lists()).toEqual(['strips=6&show=show-2'])
})

test('a stored show that is gone, or of another workspace, limits nothing', async () => {
  const lists = openDashboard('show-9')
  expect((await switcher()).value).toBe('')
  await waitFor(() => expect(lists().at(-1)).toBe('strips=6'))
  expect((await screen.findByRole('article')).textContent).toContain('Night Shift')
})

test('with one show, a stored one limits nothing and there is no choice', async () => {
  const lists = openDashboard('show-9', [night])
  await screen.findByRole('article')
  await waitFor(() => expect(lists().at(-1)).toBe('strips=6'))
  expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull()
  expect(screen.queryByText('Night Shift')).toBeNull()
})
