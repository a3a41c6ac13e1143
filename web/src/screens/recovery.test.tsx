import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { failure, fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile } from '../testing/sample-data.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['[AUTH-20] with mail a link is on its way', true, /^If there is an account with this address/],
  ['[AUTH-23] without email the operator prints one', false, /^This server does not send email/],
])('%s, for every address', async (_, mailed, text) => {
  const calls = fakeServer({ 'POST /api/auth/forgot-password': { body: { mailed } } })
  const app = renderApp('/login')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await waitFor(() => expect(app.path()).toBe('/forgot-password'))
  await screen.findByRole('heading', { name: 'Forgot password?' })
  await user.type(screen.getByLabelText('Email'), ' Maya@Example.org')
  await user.click(screen.getByRole('button', { name: 'Send a reset link' }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(calls[0]?.body).toEqual({ email: 'maya@example.org' })
})

test('too many requests for a link show the server’s message', async () => {
  fakeServer({ 'POST /api/auth/forgot-password': failure(429, 'too_many_requests', 'Please wait ten minutes.') })
  renderApp('/forgot-password')
  await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org{Enter}')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorPlease wait ten minutes.'))
})

test('[AUTH-21] [AUTH-22] a used or expired reset link says so, and where to get another', async () => {
  fakeServer({ 'POST /api/auth/reset-password': failure(400, 'invalid', 'This link is used or over.') })
  renderApp('/reset-password?token=abc')
  await userEvent.type(await screen.findByLabelText('New password'), 'secret1{Enter}')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorThis link is used or over.'))
  expect(screen.getByRole('link', { name: 'Get a new one' }).getAttribute('href')).toBe('/forgot-password')
})

test('[AUTH-22] an expired reset link says so before the user enters a password', async () => {
  const calls = fakeServer({ 'POST /api/auth/reset-link': { body: { works: false } } })
  renderApp('/reset-password?token=abc')
  expect(await screen.findByText('This link was already used or is older than an hour.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(calls[0]?.body).toEqual({ token: 'abc' })
})

test('an email verification link is used once, and leads into the team', async () => {
  localStorage.setItem('sessionId', 'session-1')
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ emailVerified: false }) },
    'POST /api/auth/verify-email': { body: { verified: true, teamName: 'The Long Table' } },
  })
  renderApp('/verify-email?token=abc')
  expect(await screen.findByText('You are in the team “The Long Table” now.')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { token: 'abc' } }])
})

test('an expired verification link can be sent again', async () => {
  localStorage.setItem('sessionId', 'session-1')
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ emailVerified: false }) },
    'POST /api/auth/verify-email': failure(400, 'invalid', 'This link is used or over.'),
    'POST /api/auth/send-verification': { body: { mailed: true } },
  })
  renderApp('/verify-email?token=abc')
  expect(await screen.findByRole('heading', { name: 'This link didn’t work' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe('This link is used or over.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('Link sent')).toBeTruthy()
})

test('signed out, a verification link continues after the login', async () => {
  fakeServer({})
  const app = renderApp('/verify-email?token=abc')
  await waitFor(() => expect(app.path()).toBe('/login'))
  expect(decodeURIComponent(app.address())).toContain('/verify-email?token=abc')
})

test('deleting an account requires typing its address; the last admin is sent to the team', async () => {
  localStorage.setItem('sessionId', 'session-1')
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ teamId: 'team-1', teamName: 'The Long Table' }) },
    'GET /api/transcripts': { body: [] },
    'DELETE /api/auth/profile': failure(409, 'hand_over_first', 'Your team needs an admin.'),
  })
  renderApp('/dashboard?tab=profile')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  await user.type(dialog.getByLabelText('Your password'), 'secret1{Enter}')
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.type(dialog.getByLabelText('Type maya@example.org to confirm'), 'maya@example.org{Enter}')
  expect(await dialog.findByText('Your team needs an admin.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Go to the team' })).toBeTruthy()
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'secret1' })
  expect(localStorage.getItem('sessionId')).toBe('session-1')
})

test('[AUTH-26] the operator hands over the server with email and password, and then loses that section', async () => {
  localStorage.setItem('sessionId', 'session-1')
  const noAccount = 'There is no account with the email jo@example.org.'
  const refused = { code: 'invalid', message: noAccount, details: { fields: { email: noAccount } } }
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: aProfile({ isOperator: true }) },
    'GET /api/transcripts': { body: [] },
    'POST /api/operator/hand-over': { status: 400, body: refused },
  }
  const calls = fakeServer(answers)
  renderApp('/dashboard?tab=profile')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Transfer operator role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer the operator role?' }))
  const act = dialog.getByRole('button', { name: 'Transfer' })
  await user.type(dialog.getByLabelText('Email of the new operator'), 'jo@example.org')
  expect((act as HTMLButtonElement).disabled).toBe(true)
  await user.type(dialog.getByLabelText('Your password'), 'secret1')
  await user.click(act)
  expect(await dialog.findByText(noAccount)).toBeTruthy()
  answers['POST /api/operator/hand-over'] = { body: aProfile({ isOperator: false }) }
  await user.click(act)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Transfer operator role' })).toBeNull())
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    email: 'jo@example.org',
    password: 'secret1',
  })
})
