// A lost connection: the page says so, nothing typed is lost, and everything resumes by itself.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile } from '../testing/sample-data.ts'
import { projectWorld } from './project/project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(async () => {
  await connect()
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const connect = (online = true) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

test.each(['/dashboard', '/create'])(
  'a profile that no connection brings to %s keeps the session, and comes by itself',
  async (address) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isLost = true
    fakeServer({
      'GET /api/auth/profile': async () => {
        if (isLost) throw new TypeError('Failed to fetch')
        return aProfile()
      },
      'GET /api/transcripts': { body: [] },
    })
    renderApp(address)
    expect(await screen.findByRole('heading', { name: "Can't reach the server" })).toBeTruthy()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(screen.getByRole('heading', { name: "Can't reach the server" })).toBeTruthy()
    expect(screen.queryByText(/You're offline/)).toBeNull()
    expect(localStorage.getItem('sessionId')).toBe('session-1')
    isLost = false
    await vi.advanceTimersByTimeAsync(5000)
    expect((await screen.findAllByText('Welcome, Maya')).length).toBeGreaterThan(0)
  },
)

test('the button retries an unreachable server immediately', async () => {
  let asked = 0
  let isLost = true
  fakeServer({
    'GET /api/auth/profile': async () => {
      asked += 1
      if (isLost) throw new TypeError('Failed to fetch')
      return aProfile()
    },
    'GET /api/transcripts': { body: [] },
  })
  renderApp('/dashboard')
  expect(await screen.findByText(/^Trying again every few seconds\./)).toBeTruthy()
  expect(asked).toBe(1)
  isLost = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  // Well before the automatic retry after five seconds.
  await waitFor(() => expect(asked).toBe(2), { timeout: 2000 })
  expect((await screen.findAllByText('Welcome, Maya')).length).toBeGreaterThan(0)
})

test('an offline browser waits for the connection, without a button', async () => {
  fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } })
  const { router } = renderApp('/terms')
  await screen.findByRole('heading', { name: 'Terms of Service' })
  await connect(false)
  await act(() => router.navigate({ to: '/dashboard' }))
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  await connect()
  expect((await screen.findAllByText('Welcome, Maya')).length).toBeGreaterThan(0)
})

test.each(['/dashboard', '/create'])('a server error does not end the session on %s', async (address) => {
  fakeServer({ 'GET /api/auth/profile': failure(500, 'unexpected', 'Out of order') })
  renderApp(address)
  expect(await screen.findByRole('heading', { name: 'Something went wrong on the server' })).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBe('session-1')
  fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await screen.findAllByText('Welcome, Maya')).length).toBeGreaterThan(0)
})

test.each([
  ['a server at fault', failure(500, 'unexpected', 'Out of order')],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s, when the session’s state is unknown, says so on a project, and how to continue', async (_, trouble) => {
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    'GET /api/transcripts/one': failure(401, 'no_session', 'Please log in.'),
  }
  fakeServer(answers)
  const app = renderApp('/dashboard')
  await screen.findByRole('button', { name: 'Logout' })
  answers['GET /api/auth/profile'] = trouble
  await act(() => app.router.navigate({ to: '/project/$id', params: { id: 'one' } }))
  expect(await screen.findByText(/^We couldn't check whether you are still logged in/)).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBe('session-1')
  answers['GET /api/auth/profile'] = failure(401, 'no_session', 'Please log in.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
})

test('a project refused to a logged-in user says so, and opens on retry', async () => {
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts/one': failure(401, 'no_session', 'Please log in.'),
  }
  fakeServer(answers)
  renderApp('/project/one')
  expect(await screen.findByText(/^You are logged in, but the server refused this page/)).toBeTruthy()
  delete answers['GET /api/transcripts/one']
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Project Not Found')).toBeTruthy()
})

test('every page shows a lost connection while it lasts', async () => {
  fakeServer({})
  renderApp('/terms')
  await screen.findByRole('heading', { name: 'Terms of Service' })
  expect(screen.queryByText(/You're offline/)).toBeNull()
  await connect(false)
  expect(screen.getByText(/^You're offline\. Stay on this page/)).toBeTruthy()
  await connect()
  expect(screen.queryByText(/You're offline/)).toBeNull()
})

async function typeOffline() {
  const user = userEvent.setup()
  const { page, fetch, world } = projectWorld({}, '?type=social_media')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  await user.click(await screen.findByRole('button', { name: 'Edit short caption' }))
  await user.type(screen.getByLabelText('Caption'), ' Mine.')
  await connect(false)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/^You're offline\. Keep this editor open/)).toBeTruthy()
  return { user, saves: () => world.calls.filter((call) => call.startsWith('PUT')), world }
}

test('an edit saved offline can be changed, and is saved when the connection is back', async () => {
  const { user, saves, world } = await typeOffline()
  await user.type(screen.getByLabelText('Caption'), ' And more.')
  expect(saves()).toEqual([])
  await connect()
  expect(await screen.findByText('Content saved')).toBeTruthy()
  expect(saves()).toHaveLength(1)
  expect(world.content.social_media?.short.caption).toMatch(/ Mine\. And more\.$/)
  await waitFor(() => expect(screen.queryByLabelText('Caption')).toBeNull())
})

test('an edit waiting for the connection can be canceled and is then not saved', async () => {
  const { user, saves } = await typeOffline()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Caption')).toBeNull()
  await connect()
  expect(saves()).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})
