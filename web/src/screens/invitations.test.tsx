import type { Invitation } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { failure, fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile, aProject } from '../testing/sample-data.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const invitation: Invitation = {
  id: '00000000-0000-4000-8000-000000000001',
  teamName: 'The Long Table',
  role: 'manager',
  invitedBy: 'Ben',
  expiresAt: '2026-12-05T10:00:00.000Z',
}
const invited = { ...invitation, email: 'maya@example.org' }
const link = `/register?invitation=${invitation.id}&proof=from-the-mail`
const path = `/api/invitations/${invitation.id}`

function signedIn() {
  localStorage.setItem('sessionId', 'session-1')
  return { 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } }
}

test('[TEAM-24] [TEAM-25] the banner asks; accepting shows the team’s projects and none of the user’s own', async () => {
  let joined = false
  const calls = fakeServer({
    ...signedIn(),
    'GET /api/transcripts': async () => [aProject({ filename: joined ? 'Of the team.srt' : 'My own.srt' })],
    'GET /api/invitations': async () => (joined ? [] : [invitation]),
    [`POST ${path}/accept`]: async () => {
      joined = true
      return aProfile({ teamId: 'team-1', teamName: 'The Long Table', role: 'manager' })
    },
  })
  renderApp('/dashboard')
  const banner = within(await screen.findByRole('region', { name: 'Invitation to The Long Table' }))
  expect(banner.getByText('Ben invited you to the team “The Long Table” as Manager')).toBeTruthy()
  await screen.findByRole('article', { name: 'My own' })
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(banner.getByRole('button', { name: 'Accept' }))
  await screen.findByRole('article', { name: 'Of the team' })
  expect(screen.queryByRole('article', { name: 'My own' })).toBeNull()
  expect(await screen.findByText('You joined The Long Table')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Invitation/ })).toBeNull())
})

test('[TEAM-26] an unverified email address is a calm message; other refusals are errors', async () => {
  const mailed = 'Please open the link we just emailed you to join the team.'
  fakeServer({
    ...signedIn(),
    'GET /api/invitations': { body: [invitation] },
    [`POST ${path}/accept`]: failure(409, 'email_unproven', mailed),
    [`POST ${path}/decline`]: failure(404, 'not_found', 'This invitation could not be found.'),
  })
  renderApp('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Check your email')).toBeTruthy()
  expect(screen.getByText(mailed)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorThis invitation could not be found.'))
})

async function register() {
  const user = userEvent.setup()
  const email = await screen.findByLabelText<HTMLInputElement>('Email Address')
  expect([email.value, email.readOnly]).toEqual(['maya@example.org', true])
  await user.type(screen.getByLabelText('Your Name'), 'Maya')
  await user.type(screen.getByLabelText('Password'), 'secret1')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}

test.each([
  ['[TEAM-22] [AUTH-11] joins at once where the link proves the address', false, '/'],
  ['[TEAM-26] waits for the mailed link where it does not', true, '/verify-email'],
])('a user who registers by invitation %s', async (_, mustVerifyEmail, target) => {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ emailVerified: !mustVerifyEmail }) },
    'GET /api/transcripts': { body: [] },
    [`GET ${path}`]: { body: invited },
    'POST /api/auth/register': {
      body: {
        sessionId: 'session-1',
        isWhitelisted: true,
        teamName: 'The Long Table',
        mustVerifyEmail,
        user: { username: 'Maya' },
      },
    },
  })
  const app = renderApp(link)
  expect(
    await screen.findByText(
      'Ben invited you to the team “The Long Table” as Manager. You’ll join it when you sign up.',
    ),
  ).toBeTruthy()
  await register()
  await waitFor(() => expect(app.path()).toBe(target))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'maya@example.org',
    username: 'Maya',
    password: 'secret1',
    proof: 'from-the-mail',
  })
  if (mustVerifyEmail) expect(await screen.findByText(/^We emailed a link to maya@example.org/)).toBeTruthy()
})

test('[TEAM-31] an expired invitation says so, and registering continues without it', async () => {
  fakeServer({ [`GET ${path}`]: failure(404, 'not_found', 'Not found') })
  renderApp(link)
  expect(await screen.findByText(/^This invitation has expired or was withdrawn/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').readOnly).toBe(false)
})

test('a signed-in user answers an invitation on its page, with the proof from the email', async () => {
  const calls = fakeServer({
    ...signedIn(),
    [`GET ${path}`]: { body: invited },
    'GET /api/invitations': { body: [] },
    [`POST ${path}/accept`]: { body: aProfile({ teamId: 'team-1', teamName: 'The Long Table' }) },
  })
  const app = renderApp(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(app.path()).toBe('/'))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ proof: 'from-the-mail' })
})

test('[TEAM-31] a signed-in user sees that an invitation has expired, and isn’t asked to register', async () => {
  fakeServer({ ...signedIn(), [`GET ${path}`]: failure(404, 'not_found', 'Not found') })
  const app = renderApp(link)
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
  await waitFor(() => expect(app.path()).toBe('/'))
})

test('an invitation for another user can’t be answered', async () => {
  fakeServer({ ...signedIn(), [`GET ${path}`]: { body: { ...invited, email: 'noor@example.org' } } })
  renderApp(link)
  expect(await screen.findByText('This invitation is for another account')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})
