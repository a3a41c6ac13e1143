import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile } from '../testing/sample-data.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refusal = {
  status: 429,
  body: {
    code: 'too_many_requests',
    message: 'Too many attempts. Please try again in 15 minutes.',
    details: { retryAfterSeconds: 900 },
  },
}
const waitsFor = (time: string) => `Too many attempts. You can try again in ${time}.`

/** Sets the clock only; timers keep running. */
function atSecond(second: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) + second * 1000 })
}

test.each([
  { address: '/login', path: '/api/auth/login', button: 'Login', fields: ['Email', 'Password'] },
  {
    address: '/register',
    path: '/api/auth/register',
    button: 'Create Account',
    fields: ['Email Address', 'Your Name', 'Password'],
  },
  { address: '/forgot-password', path: '/api/auth/forgot-password', button: 'Send a reset link', fields: ['Email'] },
])('after too many attempts on $address the server’s wait survives a reload', async (page) => {
  atSecond(0)
  fakeServer({ [`POST ${page.path}`]: refusal })
  renderApp(page.address)
  const user = userEvent.setup()
  for (const field of page.fields) await user.type(await screen.findByLabelText(field), 'maya@example.org')
  await user.click(screen.getByRole('button', { name: page.button }))
  expect(await screen.findByText(waitsFor('15:00'))).toBeTruthy()
  cleanup()

  atSecond(100)
  renderApp(page.address)
  expect(await screen.findByText(waitsFor('13:20'))).toBeTruthy()
  atSecond(101)
  expect(await screen.findByText(waitsFor('13:19'), {}, { timeout: 5000 })).toBeTruthy()
  atSecond(900)
  await waitFor(() => expect(screen.queryByText(/^Too many attempts\. You can/)).toBeNull(), { timeout: 5000 })
})

test('after a successful login the wait is not shown at the next one', async () => {
  atSecond(0)
  fakeServer({
    'POST /api/auth/login': { body: { sessionId: 'session-1', user: { username: 'Maya' } } },
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
  })
  sessionStorage.setItem('wait:login', String(Date.now() + 60_000))
  const { path } = renderApp('/login')
  expect(await screen.findByText(waitsFor('1:00'))).toBeTruthy()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'maya@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret1')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(path()).toBe('/'))
  cleanup()
  localStorage.clear()
  renderApp('/login')
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/^Too many attempts/)).toBeNull()
})
