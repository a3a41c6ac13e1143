import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { failure, fakeServer } from '../testing/render-app.tsx'
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

test('a tab reloads with a message when another tab logs out or switches users, and only then', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  window.history.replaceState(null, '', '/dashboard')
  localStorage.setItem('sessionId', 'session-1')
  const over = failure(401, 'no_session', 'Please log in.')
  const project = aProject()
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [project] },
    [`PATCH /api/transcripts/${project.id}/rename`]: over,
  }
  fakeServer(answers)
  const reload = vi.fn()
  render(<App reload={reload} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Rename or delete/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Project name' })
  await user.clear(await name())
  await user.type(await name(), 'No bread on Saturdays')
  otherTabStores('draft:1', null, 'text')
  otherTabStores('sessionId', 'session-1', 'session-1')

  answers['GET /api/auth/profile'] = over
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Session expired. Please log in again.')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  // The same user logs in in another tab: this tab stays usable and keeps typed text.
  answers['GET /api/auth/profile'] = { body: aProfile({ username: 'Maya B.' }) }
  otherTabStores('sessionId', 'session-1', 'session-2')
  expect((await name()).value).toBe('No bread on Saturdays')
  expect(reload).not.toHaveBeenCalled()

  answers['GET /api/auth/profile'] = { body: aProfile({ id: 'person-2', username: 'Nora' }) }
  otherTabStores('sessionId', 'session-2', 'session-3')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  const reloaded = () => {
    cleanup()
    render(<App reload={reload} />)
  }
  reloaded()
  await screen.findAllByText('Welcome, Nora')
  localStorage.removeItem('sessionId')
  otherTabStores('sessionId', 'session-3', null)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  reloaded()
  expect(await screen.findByText('Logged out in another tab')).toBeDefined()
})
