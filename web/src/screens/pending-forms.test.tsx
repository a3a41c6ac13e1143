// Every form that sends something can't be submitted twice while its request runs.
import { noSettings } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile, aProject } from '../testing/sample-data.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

type User = ReturnType<typeof userEvent.setup>
type Form = {
  name: string
  address: string
  request: string
  pending: string
  answers?: Parameters<typeof fakeServer>[0]
  signedOut?: true
  send: (user: User) => Promise<void>
}

const project = aProject({ filename: 'The bakery.srt' })
const never = () => new Promise(() => {})
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

const forms: Form[] = [
  {
    name: 'login',
    address: '/login',
    request: 'POST /api/auth/login',
    pending: 'Logging in...',
    signedOut: true,
    send: async (user) => {
      await user.type(await screen.findByLabelText('Email'), 'maya@example.org')
      await user.type(screen.getByLabelText('Password'), 'correct horse')
      await press(user, 'Login')
    },
  },
  {
    name: 'register',
    address: '/register',
    request: 'POST /api/auth/register',
    pending: 'Creating account...',
    signedOut: true,
    send: async (user) => {
      await user.type(await screen.findByLabelText('Email Address'), 'maya@example.org')
      await user.type(screen.getByLabelText('Your Name'), 'Maya')
      await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
    },
  },
  {
    name: 'rename',
    address: '/dashboard',
    request: `PATCH /api/transcripts/${project.id}/rename`,
    pending: 'Saving...',
    answers: { 'GET /api/transcripts': { body: [project] } },
    send: async (user) => {
      await press(user, 'Rename or delete The bakery')
      await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(dialog.getByRole('textbox'), ' two')
      await user.click(dialog.getByRole('button', { name: 'Save' }))
    },
  },
  {
    name: 'settings',
    address: '/dashboard?tab=settings',
    request: 'PUT /api/shows/show-1/settings',
    pending: 'Saving...',
    answers: {
      'GET /api/transcripts': { body: [project] },
      'GET /api/shows/show-1/settings': { body: noSettings },
      'GET /api/shows/show-1/templates': { body: {} },
      'GET /api/shows/show-1/picture-look': { body: { ground: null, accent: null, handle: '', show: '' } },
    },
    send: async (user) => {
      await user.type(await screen.findByLabelText(/^Podcast name/i), 'Canal Street')
      await press(user, 'Save Settings')
    },
  },
  {
    name: 'subscribe',
    address: '/subscribe',
    request: 'POST /api/billing/test-payment',
    pending: 'Processing...',
    answers: {
      'GET /api/auth/profile': { body: aProfile({ subscriptionStatus: 'none' }) },
      'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
    },
    send: async (user) => {
      await press(user, 'Fill in a test card')
      await press(user, 'Subscribe for $4.99/month')
    },
  },
]

test.each(forms)('[STATUS-17] $name cannot be sent again while its request runs', async (form) => {
  if (!form.signedOut) localStorage.setItem('sessionId', 'session-1')
  const calls = fakeServer({
    'GET /api/setup': {
      body: {
        billing: 'test',
        publishableKey: null,
        isTestModeOpen: false,
        engine: { key: 'builtin', label: 'Built-in engine' },
      },
    },
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/team/invitations': { body: [] },
    ...form.answers,
    [form.request]: never,
  })
  renderApp(form.address)
  const user = userEvent.setup()
  await form.send(user)
  const button = await screen.findByRole('button', { name: form.pending })
  expect((button as HTMLButtonElement).disabled).toBe(true)
  await user.click(button)
  await waitFor(() => expect(calls.filter(({ method, path }) => `${method} ${path}` === form.request)).toHaveLength(1))
})
