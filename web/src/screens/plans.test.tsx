// What users see without a plan, with an unpaid one, or with one to choose.
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile } from '../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const setup = { billing: 'test', publishableKey: null, isTestModeOpen: false, engine: { key: 'builtin', label: 'x' } }
const quote = { dueCents: 750, isUpgrade: true, quotedAt: '2026-05-15T12:00:00.000Z' }
const endedTeam = { teamId: 'team-1', subscriptionStatus: 'ended' }

test('[TEAM-18] an upgrade shows its price before it starts, and charges that price', async () => {
  let isTeam = false
  const calls = fakeServer({
    'GET /api/auth/profile': async () => aProfile({ teamId: isTeam ? 'team-1' : null }),
    'GET /api/setup': { body: setup },
    'GET /api/transcripts': { body: [] },
    'GET /api/billing/team-upgrade': { body: quote },
    'POST /api/billing/team-upgrade': { body: { clientSecret: 'secret-1' } },
    'POST /api/billing/test-payment': async () => {
      isTeam = true
      return { subscriptionStatus: 'active' }
    },
  })
  const app = renderApp('/subscribe?plan=team')
  expect(await screen.findByText('$7.50')).toBeTruthy()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Team Plan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in a test card' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pay $7.50 now' }))
  // Where members are invited.
  await waitFor(() => expect(app.address()).toBe('/dashboard?tab=team'))
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ quotedAt: quote.quotedAt })
})

test('the Subscription tab and the plan notice share one request', async () => {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/setup': { body: setup },
    'GET /api/transcripts': { body: [] },
    'GET /api/billing/subscription': { body: { plan: 'pro', standing: 'active', until: null, hasPortal: false } },
  })
  renderApp('/dashboard?tab=subscription')
  expect(await screen.findByText('Unlimited transcript uploads')).toBeTruthy()
  await screen.findByRole('button', { name: 'Cancel subscription' })
  expect(calls.filter(({ path }) => path === '/api/billing/subscription')).toHaveLength(1)
})

test('a user without a plan chooses between both plans, each with a URL', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ subscriptionStatus: 'inactive' }) },
    'GET /api/setup': { body: setup },
    'GET /api/billing/team-upgrade': { body: quote },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
  })
  const app = renderApp('/subscribe')
  await userEvent.click(await screen.findByRole('radio', { name: 'Team Plan · $19.99' }))
  expect(await screen.findByRole('heading', { name: 'Upgrade to Team Plan' })).toBeTruthy()
  expect(app.address()).toBe('/subscribe?plan=team')
  await userEvent.click(screen.getByRole('radio', { name: 'Pro · $4.99' }))
  expect(await screen.findByRole('heading', { name: 'Upgrade to PodcastAI Pro' })).toBeTruthy()
})

test('a user with a plan who wants the other is not asked which', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ teamId: null }) },
    'GET /api/setup': { body: setup },
    'GET /api/billing/subscription': { body: { plan: 'pro', standing: 'active', until: null, hasPortal: false } },
    'GET /api/billing/team-upgrade': { body: quote },
  })
  renderApp('/subscribe?plan=team')
  expect(await screen.findByText('$7.50')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('upgrading a canceled plan offers to resume it first', async () => {
  let standing = 'ending'
  const running = () => ({ plan: 'pro', standing, until: '2026-06-01T00:00:00.000Z', hasPortal: false })
  const refusal = 'Your subscription still runs and ends with its period. Resume it first, then upgrade.'
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: aProfile({ teamId: null }) },
    'GET /api/setup': { body: setup },
    'GET /api/billing/subscription': async () => running(),
    'POST /api/billing/resume': async () => {
      standing = 'active'
      answers['GET /api/billing/team-upgrade'] = { body: quote }
      return running()
    },
    'GET /api/billing/team-upgrade': failure(409, 'conflict', refusal),
  }
  fakeServer(answers)
  renderApp('/subscribe?plan=team')
  expect(await screen.findByText(refusal)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('$7.50')).toBeTruthy()
})

test('after paying, the page waits for the server: the form’s word isn’t enough', async () => {
  let status = 'inactive'
  fakeServer({
    'GET /api/auth/profile': async () => aProfile({ subscriptionStatus: status }),
    'GET /api/setup': { body: setup },
    'GET /api/transcripts': { body: [] },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
    'POST /api/billing/test-payment': { body: { subscriptionStatus: 'active' } },
  })
  const app = renderApp('/subscribe')
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in a test card' }))
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe for $4.99/month' }))
  expect(await screen.findByText('Almost there')).toBeTruthy()
  expect(app.path()).toBe('/subscribe')
  status = 'active'
  await waitFor(() => expect(app.path()).toBe('/'))
})

test('a payment already made in another tab isn’t reported as a failure', async () => {
  let status = 'inactive'
  fakeServer({
    'GET /api/auth/profile': async () => aProfile({ subscriptionStatus: status }),
    'GET /api/setup': { body: setup },
    'POST /api/create-subscription': failure(409, 'conflict', 'You already have an active subscription.'),
  })
  renderApp('/subscribe')
  status = 'active'
  expect(await screen.findByText('Already Subscribed!')).toBeTruthy()
})

test.each([
  ['admin', true],
  ['user', false],
] as const)('[SUB-18] of an ended team the %s is told the way out', async (role, mayPay) => {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ ...endedTeam, role }) },
    'GET /api/setup': { body: setup },
    'GET /api/transcripts': { body: [] },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
  })
  const app = renderApp('/create')
  expect(await screen.findByText("Your team's plan has ended")).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Renew' })?.getAttribute('href')).toBe(mayPay ? '/subscribe' : undefined)
  expect(screen.queryByText(/Ask your admin to renew it/) !== null).toBe(!mayPay)
  cleanup()
  app.queryClient.clear()
  const { queryClient } = renderApp('/dashboard')
  expect(await screen.findByText("Your team's plan has ended")).toBeTruthy()
  expect(screen.queryByText('Ask your admin to renew it.') !== null).toBe(!mayPay)
  cleanup()
  queryClient.clear()
  renderApp('/subscribe')
  if (mayPay) expect(await screen.findByText('Subscribe for $19.99/month')).toBeTruthy()
  else expect(await screen.findByText(/Ask your admin to renew it/)).toBeTruthy()
  expect(screen.queryByLabelText('Card number') !== null).toBe(mayPay)
  expect(calls.some(({ path }) => path === '/api/create-subscription')).toBe(mayPay)
})

test('[ACCT-11] only users who manage the subscription have its tab', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ role: 'manager', teamId: 'team-1' }) },
    'GET /api/setup': { body: setup },
    'GET /api/transcripts': { body: [] },
  })
  renderApp('/dashboard?tab=subscription')
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Subscription' })).toBeNull()
  expect(screen.queryByText('$4.99 per month')).toBeNull()
  cleanup()
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ role: 'admin', teamId: 'team-1' }) },
    'GET /api/setup': { body: setup },
    'GET /api/transcripts': { body: [] },
  })
  renderApp('/dashboard?tab=profile')
  expect(await screen.findByRole('tab', { name: 'Subscription' })).toBeTruthy()
})

test('[SUB-13] test mode loads no Stripe script', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ subscriptionStatus: 'inactive' }) },
    'GET /api/setup': { body: setup },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
  })
  renderApp('/subscribe')
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
  expect(document.querySelector('script[src*="js.stripe.com"]')).toBeNull()
})

test('[SUB-13] admins are warned when others can reach test mode', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/setup': { body: { ...setup, isTestModeOpen: true } },
    'GET /api/transcripts': { body: [] },
  })
  renderApp('/dashboard')
  expect(await screen.findByText(/anyone who registers can subscribe for free/)).toBeTruthy()
})

test('[SUB-19] with payments off nothing asks for money', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/setup': { body: { ...setup, billing: 'off' } },
    'GET /api/transcripts': { body: [] },
    'GET /api/billing/subscription': { body: { plan: 'pro', standing: 'active', until: null, hasPortal: false } },
  })
  renderApp('/dashboard?tab=subscription')
  const panel = await screen.findByRole('tabpanel', { name: 'Subscription' })
  await waitFor(() => expect(panel.textContent).toContain('Included'))
  expect(panel.textContent).not.toContain('$')
  cleanup()
  renderApp('/subscribe')
  expect(await screen.findByRole('heading', { name: 'Included' })).toBeTruthy()
  cleanup()
  renderApp('/terms')
  expect(await screen.findByText('Everything is included on this server. Nothing is charged.')).toBeTruthy()
  expect(screen.getByRole('main').textContent).not.toContain('$')
})
