import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/render-app.tsx'
import { aProfile, aProject } from '../testing/sample-data.ts'
import { App } from './app.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function otherTabStores(key: string, oldValue: string | null, newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  })
}

test('a tab is loaded anew when another one logs out or in, and for nothing else', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  window.history.replaceState(null, '', '/dashboard')
  localStorage.setItem('sessionId', 'session-1')
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [aProject()] },
  })
  const reload = vi.fn()
  render(<App reload={reload} />)
  await waitFor(() => expect(screen.getAllByText(/Maya/).length).toBeGreaterThan(0), { timeout: 5000 })
  otherTabStores('draft:1', null, 'text')
  otherTabStores('sessionId', 'session-1', 'session-1')
  expect(reload).not.toHaveBeenCalled()
  otherTabStores('sessionId', 'session-1', 'session-2')
  expect(reload).toHaveBeenCalledTimes(1)
  otherTabStores('sessionId', 'session-2', null)
  expect(reload).toHaveBeenCalledTimes(2)
})
