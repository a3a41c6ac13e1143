import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { logoutWaitMs } from '../features/frame/use-logout.ts'
import { failure, fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile } from '../testing/sample-data.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const signedIn = {
  'GET /api/auth/profile': { body: aProfile() },
  'GET /api/transcripts': { body: [] },
}
const session = { body: { sessionId: 'session-1', user: { id: aProfile().id, username: 'Maya' } } }

async function saysDestructively(title: string, text: string) {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${title}${text}`))
}

async function closeMessage(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
}

async function fillLogin(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Email'), 'maya@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret1')
}

test('[AUTH-02] [AUTH-04] [TOAST-02] a login says so, stores the session and goes home', async () => {
  let answer = () => {}
  const pending = new Promise<void>((resolve) => {
    answer = resolve
  })
  fakeServer({ ...signedIn, 'POST /api/auth/login': () => pending.then(() => session.body) })
  const app = renderApp('/login')
  const user = userEvent.setup()
  await fillLogin(user)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Logging in...' })).disabled).toBe(true)
  answer()
  await screen.findByText('Welcome back, Maya!')
  expect(screen.getByText('Login successful')).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBe('session-1')
  await waitFor(() => expect(app.path()).toBe('/'))
})

const fromOutside = ['//elsewhere.example/steal', '/.//elsewhere.example/steal', '/\\elsewhere.example/steal', '//']

test.each(['/project/00000000-0000-4000-8000-000000000001', '/clip-thumbnails'])(
  '[AUTH-24] %s without a session leads to the login, and after it back to the page',
  async (wanted) => {
    fakeServer({ ...signedIn, 'POST /api/auth/login': session })
    const app = renderApp(wanted)
    const user = userEvent.setup()
    await fillLogin(user)
    expect(app.path()).toBe('/login')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(app.path()).toBe(wanted))
  },
)

test('[AUTH-24] after the login no external or invalid address is opened', async () => {
  fakeServer({ ...signedIn, 'POST /api/auth/login': session })
  const user = userEvent.setup()
  for (const elsewhere of fromOutside) {
    cleanup()
    localStorage.clear()
    const other = renderApp(`/login?to=${encodeURIComponent(elsewhere)}`)
    await fillLogin(user)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(other.path(), elsewhere).toBe('/'))
  }
})

test('[ERR-05] [ERR-08] [AUTH-13] an incomplete login is not sent, and a rejected one changes nothing', async () => {
  const calls = fakeServer({ 'POST /api/auth/login': failure(401, 'wrong_credentials', 'Email or password is wrong.') })
  const app = renderApp('/login')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await saysDestructively('Missing information', 'Please enter both email and password')
  await closeMessage(user)
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Email'), 'maya@example.org')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await saysDestructively('Missing information', 'Please enter both email and password')
  expect(calls).toHaveLength(0)

  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await saysDestructively('Login failed', 'Email or password is wrong.')
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  expect(app.path()).toBe('/login')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.org')
  expect(localStorage.getItem('sessionId')).toBeNull()
})

test('a form with several errors shows each beside its field until it is changed', async () => {
  fakeServer({})
  renderApp('/register')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Password'), '123')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  const described = (label: string) =>
    (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(described('Email Address')).toContain('Enter your email address.')
  expect(described('Your Name')).toContain('Enter your name.')
  expect(described('Password')).toContain('Use at least 6 characters.')
  await user.type(screen.getByLabelText('Your Name'), 'M')
  expect(described('Your Name')).not.toContain('Enter your name.')
  expect(described('Password')).toContain('Use at least 6 characters.')
})

async function fillRegistration(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(await screen.findByLabelText('Email Address'), 'maya@example.org')
  await user.type(screen.getByLabelText('Your Name'), 'Maya')
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

test('[ERR-06] [ERR-07] an incomplete registration or a short password is not sent; six characters pass', async () => {
  const calls = fakeServer({})
  renderApp('/register')
  const user = userEvent.setup()
  const fields = { 'Email Address': 'maya@example.org', 'Your Name': 'Maya', Password: '123456' }
  for (const missing of Object.keys(fields)) {
    for (const [label, value] of Object.entries(fields)) {
      await user.clear(await screen.findByLabelText(label))
      if (label !== missing) await user.type(screen.getByLabelText(label), value)
    }
    const field = screen.getByLabelText(missing)
    // If the event isn't canceled, the browser shows its own message too.
    const isCanceled = vi.fn()
    field.addEventListener('invalid', ({ defaultPrevented }) => isCanceled(defaultPrevented), { once: true })
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    await saysDestructively('Missing information', 'Please fill in all fields')
    expect(isCanceled.mock.calls).toEqual([[true]])
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await closeMessage(user)
  }
  await user.clear(screen.getByLabelText('Email Address'))
  await user.clear(screen.getByLabelText('Your Name'))
  await fillRegistration(user, '12345')
  await saysDestructively('Password too short', 'Password must be at least 6 characters')
  // The page's own reads aren't a registration.
  const sent = () => calls.filter(({ method }) => method !== 'GET')
  expect(sent()).toHaveLength(0)
  await user.type(screen.getByLabelText('Password'), '6')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await waitFor(() => expect(sent()).toMatchObject([{ path: '/api/auth/register', body: { password: '123456' } }]))
})

test('[AUTH-08] [AUTH-09] the email field has its type, and all three fields are required', async () => {
  fakeServer({})
  renderApp('/register')
  const email = await screen.findByLabelText<HTMLInputElement>('Email Address')
  expect(email.type).toBe('email')
  const fields = [
    email,
    screen.getByLabelText<HTMLInputElement>('Your Name'),
    screen.getByLabelText<HTMLInputElement>('Password'),
  ]
  expect(fields.map((field) => field.required)).toEqual([true, true, true])
})

test.each([
  ['[AUTH-11] [TOAST-03] on a team list', true, '/'],
  ['[AUTH-10] [AUTH-12] with any other email', false, '/subscribe'],
])('%s a registration stores the session and continues', async (_, isWhitelisted, target) => {
  fakeServer({
    ...signedIn,
    'POST /api/auth/register': { body: { ...session.body, isWhitelisted, teamName: isWhitelisted ? 'Team' : null } },
  })
  const app = renderApp('/register')
  await fillRegistration(userEvent.setup(), 'secret1')
  const said = (await screen.findByText('Account created!')).parentElement?.textContent
  expect(said).toContain('Maya')
  expect(said?.includes('You work in “Team” now')).toBe(isWhitelisted)
  await waitFor(() => expect(app.path()).toBe(target))
  expect(localStorage.getItem('sessionId')).toBe('session-1')
})

test('a user who registers on the way to the upload returns to it, through payment or login', async () => {
  fakeServer({
    ...signedIn,
    'POST /api/auth/register': { body: { ...session.body, isWhitelisted: false, teamName: null } },
  })
  const app = renderApp('/create')
  await waitFor(() => expect(app.path()).toBe('/register'))
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/login?to=%2Fcreate')
  await fillRegistration(userEvent.setup(), 'secret1')
  await waitFor(() => expect(app.path()).toBe('/subscribe'))
  expect(app.router.latestLocation.state.next).toBe('/create')
})

test('[AUTH-13] [ERR-09] a rejected registration says why and stays', async () => {
  fakeServer({ 'POST /api/auth/register': failure(409, 'conflict', 'This email has an account.') })
  const app = renderApp('/register')
  await fillRegistration(userEvent.setup(), 'secret1')
  await saysDestructively('Registration failed', 'This email has an account.')
  expect(app.path()).toBe('/register')
  expect(localStorage.getItem('sessionId')).toBeNull()
})

test('[AUTH-14] [AUTH-15] logout ends the session on the server, here and in the cache', async () => {
  localStorage.setItem('sessionId', 'session-1')
  const calls = fakeServer({ ...signedIn, 'POST /api/auth/logout': { body: { ended: true } } })
  const app = renderApp('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(app.path()).toBe('/login'))
  expect(calls.find((call) => call.path === '/api/auth/logout')?.headers.get('x-session-id')).toBe('session-1')
  expect(localStorage.getItem('sessionId')).toBeNull()
  await waitFor(() => expect(app.queryClient.getQueryCache().getAll()).toEqual([]))
})

test('an account’s messages don’t outlive its session', async () => {
  fakeServer({ ...signedIn, 'POST /api/auth/login': session, 'POST /api/auth/logout': { body: { ended: true } } })
  const app = renderApp('/login')
  const user = userEvent.setup()
  await fillLogin(user)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByText('Welcome back, Maya!')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(app.path()).toBe('/login'))
  await waitFor(() => expect(screen.queryByText('Welcome back, Maya!')).toBeNull(), { timeout: 2000 })
})

test('the user is logged out even if the server refuses or doesn’t respond, without claiming confirmation', async () => {
  const user = userEvent.setup()
  const unconfirmed = 'The server did not confirm. On a shared computer, close the browser.'
  localStorage.setItem('sessionId', 'session-1')
  fakeServer({ ...signedIn, 'POST /api/auth/logout': failure(500, 'unexpected', 'Out of order') })
  const app = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(unconfirmed)).toBeTruthy()
  expect(app.path()).toBe('/login')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(screen.queryByText(unconfirmed)).toBeNull())
  cleanup()

  localStorage.setItem('sessionId', 'session-1')
  fakeServer({ ...signedIn, 'POST /api/auth/logout': () => new Promise(() => {}) })
  const other = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(other.path()).toBe('/login'))
  expect(localStorage.getItem('sessionId')).toBeNull()
  expect(await screen.findByText(unconfirmed, {}, { timeout: logoutWaitMs + 10_000 })).toBeTruthy()
})

test('a late logout response doesn’t affect a user who has logged in since', async () => {
  localStorage.setItem('sessionId', 'session-1')
  const late = Promise.withResolvers<never>()
  fakeServer({ ...signedIn, 'POST /api/auth/login': session, 'POST /api/auth/logout': () => late.promise })
  const plain = globalThis.fetch
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/logout')) signal = init.signal
    return plain(url, init)
  })
  renderApp('/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await fillLogin(user)
  expect(signal?.aborted).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByText('Welcome back, Maya!')
  // Its response would delete the new cookie.
  expect(signal?.aborted).toBe(true)
  late.reject(new Error('aborted'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByText('Logged out here')).toBeNull()
})

test('[AUTH-16] [AUTH-24] a rejected profile clears the session and leads to the login and back', async () => {
  localStorage.setItem('sessionId', 'old')
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': failure(401, 'no_session', 'Please log in.'),
    'POST /api/auth/login': session,
  }
  fakeServer(answers)
  const app = renderApp('/project/one?type=quotes')
  const user = userEvent.setup()
  await fillLogin(user)
  expect(app.path()).toBe('/login')
  expect(localStorage.getItem('sessionId')).toBeNull()
  Object.assign(answers, signedIn)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(app.address()).toBe('/project/one?type=quotes'))
})

test('requests pending during a logout don’t count as an expired session', async () => {
  localStorage.setItem('sessionId', 'session-1')
  let answer = () => {}
  const answers: Parameters<typeof fakeServer>[0] = {
    ...signedIn,
    'POST /api/auth/logout': async () => {
      answers['GET /api/auth/profile'] = failure(401, 'no_session', 'Please log in.')
      void app.queryClient.refetchQueries()
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return { ended: true }
    },
  }
  fakeServer(answers)
  const app = renderApp('/clip-thumbnails')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByRole('button', { name: 'Login' })
  expect(app.address()).toBe('/login')
  expect(screen.queryByText('Session expired')).toBeNull()
  answer()
})

test('[AUTH-16] a session that ends while a page is open shows a login over it, and then continues there', async () => {
  localStorage.setItem('sessionId', 'soon over')
  const over = failure(401, 'no_session', 'Please log in.')
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    'GET /api/transcripts/one': over,
    'POST /api/auth/login': session,
  }
  const calls = fakeServer(answers)
  const app = renderApp('/dashboard')
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Logout' })
  answers['GET /api/auth/profile'] = over
  await app.router.navigate({ to: '/project/$id', params: { id: 'one' }, search: { type: 'quotes' } })
  await user.click(await screen.findByRole('button', { name: 'Go to Login' }))
  await fillLogin(user)
  // Nothing opens over it that shows the previous user's data.
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(calls.filter(({ path }) => path === '/api/auth/profile').length).toBeLessThan(4)
  Object.assign(answers, signedIn, { 'GET /api/transcripts/one': failure(404, 'not_found', 'Not found') })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('Project Not Found')).toBeTruthy()
  expect(app.address()).toBe('/project/one?type=quotes')
})
