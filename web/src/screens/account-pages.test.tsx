import { can, permissions, roles } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { permissionWords } from '../features/account/permission-words.ts'
import { failure, fakeServer, renderApp } from '../testing/render-app.tsx'
import { aProfile, aProject, aTranscript } from '../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const inactive = aProfile({ subscriptionStatus: 'none' })

test('[SUB-01] [SUB-16] without a session: the toast, then registration', async () => {
  localStorage.clear()
  fakeServer({})
  const app = renderApp('/subscribe')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Authentication RequiredPlease register first to subscribe.'),
  )
  await waitFor(() => expect(app.path()).toBe('/register'))
})

test('[SUB-02] an active subscriber can’t subscribe again', async () => {
  fakeServer({ 'GET /api/auth/profile': { body: aProfile() } })
  renderApp('/subscribe')
  expect(await screen.findByText('Already Subscribed!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('[SUB-04] [SUB-05] [SUB-06] the upgrade page lists the features and the price', async () => {
  fakeServer({ 'GET /api/auth/profile': { body: inactive } })
  renderApp('/subscribe')
  await screen.findByText('$4.99')
  const main = screen.getByRole('main').textContent
  for (const words of [
    'AI transcript analysis',
    'Captions for Instagram, TikTok and YouTube',
    'Best quotes',
    'Clip recommendations',
    'Viral moments',
    '3-minute YouTube explainer scripts',
    'Thumbnail design instructions',
    'SEO episode titles',
    'Google Docs export',
    'Unlimited uploads',
    '$4.99 per month',
    'Cancel anytime',
  ])
    expect(main).toContain(words)
})

test('[SUB-07] [SUB-08] [ERR-22] spinner, form, a declined card with the reason', async () => {
  let secretComes = () => {}
  const secret = new Promise<void>((resolve) => {
    secretComes = resolve
  })
  fakeServer({
    'GET /api/auth/profile': { body: inactive },
    'POST /api/create-subscription': () => secret.then(() => ({ clientSecret: 'secret-1' })),
    'POST /api/billing/test-payment': failure(402, 'card_declined', 'Your card was declined.'),
  })
  renderApp('/subscribe')
  expect(await screen.findByText('Preparing the payment')).toBeTruthy()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  secretComes()
  expect(await screen.findByText('Test mode – no card is charged')).toBeTruthy()
  expect(screen.getByLabelText('Card number')).toBeTruthy()
  expect(screen.queryByText('Preparing the payment')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fill in a test card' }))
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe for $4.99/month' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Payment FailedYour card was declined.'))
  const form = within(screen.getByRole('main'))
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(form.getByText('Your card was declined.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('CVC'), '4')
  expect(form.queryByText('Your card was declined.')).toBeNull()
})

const confirmPayment = vi.fn<() => Promise<unknown>>()
const unused = () => undefined
const field = {
  on: (event: string, tell: () => void) => event === 'ready' && setTimeout(tell),
  off: unused,
  mount: unused,
  update: unused,
  destroy: unused,
}
/** Fakes Stripe's script with fields that are ready immediately. Keep the first one: it is only loaded once. */
const providersScript = {
  elements: () => ({ create: () => field, getElement: () => null, update: unused }),
  confirmPayment: () => confirmPayment(),
  createToken: unused,
  createPaymentMethod: unused,
  confirmCardPayment: unused,
  registerAppInfo: unused,
  _registerWrapper: unused,
}

const refusals: [string, () => Promise<unknown>, string | null][] = [
  [
    'a card that is declined',
    refusedWith('card_error', 'Your card has insufficient funds.'),
    'Your card has insufficient funds.',
  ],
  [
    'a card that needs what it does not get',
    refusedWith('invalid_request_error', 'We are unable to authenticate your payment method.'),
    'We are unable to authenticate your payment method.',
  ],
  [
    'a provider that is away',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The payment provider could not be reached. Please try again.',
  ],
  [
    'a field that is not filled in, which says so itself',
    refusedWith('validation_error', 'Your card number is incomplete.'),
    null,
  ],
]

function refusedWith(type: string, message: string) {
  return async () => ({ error: { type, message } })
}

test.each(refusals)('[SUB-10] [ERR-22] the provider’s own form: %s', async (_, answer, reason) => {
  confirmPayment.mockReset().mockImplementation(answer)
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => providersScript, { version: 'endive' }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  fakeServer({
    'GET /api/auth/profile': { body: inactive },
    'GET /api/setup': { body: { billing: 'stripe', publishableKey: 'pk_test_1' } },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
  })
  const app = renderApp('/subscribe')
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe for $4.99/month' }))
  await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(1))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Subscribe for $4.99/month' })
  await waitFor(() => expect(button.disabled).toBe(false))
  if (reason) await screen.findByText('Payment Failed')
  const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(said.filter((words) => words.startsWith('Payment Failed'))).toEqual(reason ? [`Payment Failed${reason}`] : [])
  expect(within(screen.getByRole('main')).queryAllByText(reason ?? /incomplete/)).toHaveLength(reason ? 1 : 0)
  expect(app.path()).toBe('/subscribe')
})

test('an expiry date is formatted like on a card, however it is typed or pasted', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: inactive },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
  })
  renderApp('/subscribe')
  const user = userEvent.setup()
  const expiry = await screen.findByLabelText<HTMLInputElement>('Expiry')
  for (const typed of ['1240', '12/40', '12 / 40', '12/2040', '122040', '12-2040']) {
    await user.clear(expiry)
    await user.type(expiry, typed)
    expect(expiry.value, typed).toBe('12/40')
    await user.clear(expiry)
    await user.paste(typed)
    expect(expiry.value, `${typed} pasted`).toBe('12/40')
  }
  for (const [typed, shown] of [
    ['0/', '0'],
    ['00', '0'],
    ['13', '01/3'],
    ['a', ''],
    ['1/40', '01/40'],
  ] as const) {
    await user.clear(expiry)
    await user.type(expiry, typed)
    expect(expiry.value, typed).toBe(shown)
  }
  const shown: string[] = []
  await user.clear(expiry)
  for (const key of ['5', '4', '0', '{Backspace}', '{Backspace}', '{Backspace}', '{Backspace}']) {
    await user.type(expiry, key)
    shown.push(expiry.value)
  }
  expect(shown).toEqual(['05', '05/4', '05/40', '05/4', '05/', '05', '0'])
})

test('[TOAST-13] [SUB-09] a payment shows its progress, confirms and leads home', async () => {
  let paid = false
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const calls = fakeServer({
    'GET /api/auth/profile': async () => (paid ? aProfile() : inactive),
    'GET /api/transcripts': { body: [] },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
    'POST /api/billing/test-payment': async () => {
      await answered
      paid = true
      return { subscriptionStatus: 'active' }
    },
  })
  const app = renderApp('/subscribe')
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in a test card' }))
  const expiry = screen.getByLabelText('Expiry')
  await userEvent.clear(expiry)
  await userEvent.type(expiry, '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe for $4.99/month' }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })).disabled).toBe(true)
  answer()
  expect(await screen.findByText('Payment Successful')).toBeTruthy()
  expect(screen.getByText('Welcome to PodcastAI Pro! You can now upload transcripts.')).toBeTruthy()
  await waitFor(() => expect(app.path()).toBe('/'))
  expect(calls.find((call) => call.path.endsWith('test-payment'))?.body).toMatchObject({
    clientSecret: 'secret-1',
    card: { expMonth: 12, expYear: 2034, cvc: '123' },
  })
})

test('[ERR-23] a payment that can’t start says so or why, and can be retried', async () => {
  const answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/profile': { body: inactive },
    'POST /api/create-subscription': failure(500, 'unexpected', ''),
  }
  fakeServer(answers)
  renderApp('/subscribe')
  const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`Error${text}`))
  await says('Failed to initialize subscription')
  const message = 'The payment provider doesn’t answer. Try again in a minute.'
  answers['POST /api/create-subscription'] = failure(503, 'payments_down', message)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await says(message)
  answers['POST /api/create-subscription'] = { body: { clientSecret: 'secret-1' } }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
})

test('[CREATE-02] [CREATE-03] /create needs a session and a subscription', async () => {
  fakeServer({ 'GET /api/auth/profile': { body: inactive }, 'GET /api/transcripts': { body: [] } })
  renderApp('/create')
  expect(await screen.findByText('Subscription Required')).toBeTruthy()
  expect(screen.queryByLabelText('Transcript file')).toBeNull()
  expect(screen.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/subscribe')
  cleanup()
  localStorage.clear()
  const app = renderApp('/create')
  await waitFor(() => expect(app.path()).toBe('/register'))
})

const setup = {
  billing: 'test',
  publishableKey: null,
  isTestModeOpen: false,
  engine: { key: 'builtin', label: '' },
  sendsMail: false,
}

test.each([
  [0, null],
  [1, 'Your free episode is used.'],
  [2, 'Your free episodes are used.'],
])('with %s free episodes the paywall says: %s', async (freeEpisodes, text) => {
  fakeServer({
    'GET /api/auth/profile': { body: inactive },
    'GET /api/transcripts': { body: [] },
    'GET /api/setup': { body: { ...setup, freeEpisodes } },
  })
  renderApp('/create')
  const title = await screen.findByText('Subscription Required')
  if (text !== null) await waitFor(() => expect(title.parentElement?.textContent).toContain(text))
  else expect(title.parentElement?.textContent).not.toContain('free')
})

test.each([
  ['the first is free', 1, 1, 'Your first episode is free.'],
  ['the first two are free', 2, 2, 'Your first 2 episodes are free.'],
  ['one is left', 1, 2, 'You have 1 free episode left.'],
  ['none is left', 0, 1, null],
])(
  'where %s, the page that asks for payment leads to the upload first',
  async (_, freeEpisodesLeft, freeEpisodes, text) => {
    fakeServer({
      'GET /api/auth/profile': { body: { ...inactive, freeEpisodesLeft } },
      'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
      'GET /api/setup': { body: { ...setup, freeEpisodes } },
    })
    const { queryClient } = renderApp('/subscribe')
    expect(await screen.findByRole('heading', { name: 'Upgrade to PodcastAI Pro' })).toBeTruthy()
    await waitFor(() => expect(queryClient.getQueryData(['/api/setup'])).toBeTruthy())
    if (text) await screen.findByRole('link', { name: 'Upload without a plan' })
    const link = screen.queryByRole('link', { name: 'Upload without a plan' })
    expect(link?.parentElement?.textContent ?? null).toBe(text && `${text} Upload without a plan`)
    expect(link?.getAttribute('href') ?? null).toBe(text && '/create')
  },
)

test.each([
  ['where an episode is free', { billing: 'test', freeEpisodes: 1 }, 1],
  ['nowhere without one', { billing: 'test', freeEpisodes: 0 }, 0],
  ['nor where all is included', { billing: 'off', freeEpisodes: 1 }, 0],
])('signing up mentions free episodes %s', async (_, changes, count) => {
  localStorage.clear()
  fakeServer({ 'GET /api/setup': { body: { ...setup, ...changes } } })
  const { queryClient } = renderApp('/register')
  await screen.findByRole('heading', { name: 'Create your account' })
  await waitFor(() => expect(queryClient.getQueryData(['/api/setup'])).toBeTruthy())
  await waitFor(() => expect(screen.queryAllByText(/^Your first episode is free/)).toHaveLength(count))
})

test('[CREATE-01] [CREATE-04] [CREATE-06] [CREATE-09] [CREATE-10] a team member uploads, with steps and real projects beside the form', async () => {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ subscriptionStatus: 'none', teamId: 'team-1' }) },
    'GET /api/transcripts': { body: [aProject({ filename: 'Bread.srt' })] },
  })
  renderApp('/create')
  expect(await screen.findByRole('button', { name: 'Upload Transcript' })).toBeTruthy()
  expect(screen.getByLabelText('Transcript file')).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'Steps' }))
  expect(steps.getByRole('listitem', { current: 'step' }).textContent).toContain('Upload Transcript')
  expect(steps.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent)).toEqual([
    'Upload Transcript',
    'AI Analysis',
    'Generated Content',
    'Export & Share',
  ])
  expect(await screen.findByText('Bread')).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Generate everything now' }).getAttribute('aria-checked')).toBe('true')
})

test('[CREATE-13] a file that isn’t a transcript is rejected before anything is sent', async () => {
  const calls = fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } })
  renderApp('/create')
  const input = await screen.findByLabelText('Transcript file')
  expect(screen.getAllByText('.txt, .json, .srt, .vtt, .csv, and more, up to 10MB').length).toBeGreaterThan(0)
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'talk.pdf'))
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
  expect(document.getElementById('file-problem')?.textContent).toContain('not a transcript file')
  expect(calls.some((call) => call.method === 'POST')).toBe(false)
})

test('[CREATE-18] [CREATE-01] /transcript/{id} shows that project with View content, and the upload below it', async () => {
  const transcript = aTranscript({ filename: 'Bread.srt' })
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    [`GET /api/transcripts/${transcript.id}`]: { body: transcript },
  })
  renderApp(`/transcript/${transcript.id}`)
  const view = await screen.findByRole('link', { name: 'View content' })
  expect(view.getAttribute('href')).toBe(`/project/${transcript.id}`)
  expect(screen.getByText('Ready')).toBeTruthy()
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Generated Content')
  const another = within(screen.getByRole('region', { name: 'Upload another transcript' }))
  expect(view.compareDocumentPosition(another.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.upload(another.getByLabelText('Transcript file'), new File(['Maya: Hello.'], 'next.txt'))
  expect(another.getByRole('button', { name: 'Upload Transcript' }).hasAttribute('disabled')).toBe(false)
})

test('[CREATE-01] [CREATE-03] without a plan /transcript/{id} still shows the project, and that uploading needs a plan', async () => {
  const transcript = aTranscript()
  fakeServer({
    'GET /api/auth/profile': { body: inactive },
    'GET /api/transcripts': { body: [] },
    [`GET /api/transcripts/${transcript.id}`]: { body: transcript },
  })
  renderApp(`/transcript/${transcript.id}`)
  expect(await screen.findByRole('link', { name: 'View content' })).toBeTruthy()
  expect(screen.getByText('Subscription Required')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/subscribe')
  expect(screen.queryByLabelText('Transcript file')).toBeNull()
})

test('[PROC-10] [PROC-11] [PROC-13] processing polls, shows completion, and goes to the dashboard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const transcript = aTranscript({ filename: 'Bread.srt' })
  let asked = 0
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    [`GET /api/transcripts/${transcript.id}`]: async () => {
      asked += 1
      const status = asked < 3 ? 'analyzing' : 'completed'
      return { ...transcript, status, revision: status }
    },
  })
  const app = renderApp(`/processing/${transcript.id}`)
  expect(await screen.findByText('Generating social media content...')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Processing' }).getAttribute('aria-valuenow')).toBe('60')
  expect(screen.getByText('You can safely close this page')).toBeTruthy()
  expect(screen.getByText(/Up to (2m 0s|1m 59s) left/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(4100)
  expect(await screen.findByText('Content Generated!')).toBeTruthy()
  expect(asked).toBe(3)
  await vi.advanceTimersByTimeAsync(1100)
  await waitFor(() => expect(app.address()).toBe(`/dashboard?transcript=${transcript.id}`))
})

test('[PROC-12] [STATUS-10] failed processing says so and why', async () => {
  const transcript = aTranscript({ status: 'error', statusReason: 'The disk was full.' })
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    [`GET /api/transcripts/${transcript.id}`]: { body: transcript },
  })
  renderApp(`/processing/${transcript.id}`)
  const alert = within(await screen.findByRole('alert'))
  for (const text of ['Processing Failed', 'Something went wrong. Please try uploading again.', 'The disk was full.'])
    expect(alert.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('[PROC-07] without an id, or without a valid session, processing leads to the dashboard', async () => {
  fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } })
  let app = renderApp('/processing')
  await waitFor(() => expect(app.path()).toBe('/dashboard'))
  cleanup()
  localStorage.clear()
  app = renderApp('/processing/00000000-0000-4000-8000-000000000001')
  await waitFor(() => expect(app.path()).toBe('/dashboard'))
  cleanup()
  localStorage.setItem('sessionId', 'old')
  fakeServer({ 'GET /api/auth/profile': failure(401, 'no_session', 'Please log in.') })
  app = renderApp('/processing/00000000-0000-4000-8000-000000000001')
  await waitFor(() => expect(app.path()).toBe('/dashboard'))
})

test('[ACCT-02] [ACCT-08] the profile tab reads and saves', async () => {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ role: 'user', teamId: 'team-1' }) },
    'GET /api/transcripts': { body: [] },
    'PATCH /api/auth/profile': { body: aProfile({ username: 'Maya Brandt' }) },
  })
  renderApp('/dashboard?tab=profile')
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  expect(email.readOnly && email.value).toBe('maya@example.org')
  expect(screen.getByText('Team Access')).toBeTruthy()
  expect(screen.getByText('User')).toBeTruthy()
  const name = screen.getByLabelText('Full name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Maya Brandt')
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await screen.findByText('Profile updated')).toBeTruthy()
  expect(calls.find((call) => call.method === 'PATCH')?.body).toEqual({ username: 'Maya Brandt', singleKeys: true })
})

test.each(roles)('[ACCT-10] the profile tab lists what the role %s may and may not do', async (role) => {
  const profile = aProfile({ role, teamId: 'team-1' })
  fakeServer({ 'GET /api/auth/profile': { body: profile }, 'GET /api/transcripts': { body: [] } })
  renderApp('/dashboard?tab=profile')
  const list = within(await screen.findByRole('region', { name: 'Your permissions' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    permissions.map((permission) =>
      can(role, permission) ? permissionWords[permission] : `${permissionWords[permission]}(not with your role)`,
    ),
  )
})

test('[ACCT-10] without a team the permissions are listed too, collapsed', async () => {
  fakeServer({ 'GET /api/auth/profile': { body: aProfile() }, 'GET /api/transcripts': { body: [] } })
  renderApp('/dashboard?tab=profile')
  const region = within(await screen.findByRole('region', { name: 'Your permissions' }))
  const summary = region.getByText('This is your own workspace: you can do everything')
  expect(summary.closest('details')?.open).toBe(false)
  await userEvent.click(summary)
  expect(summary.closest('details')?.open).toBe(true)
  expect(region.getAllByRole('listitem')).toHaveLength(permissions.length)
})

test('[ACCT-05] [ACCT-06] [ACCT-17] a new password needs a minimum length, a repetition and the current one', async () => {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    'PATCH /api/auth/profile': { body: aProfile() },
  })
  renderApp('/dashboard?tab=profile')
  const user = userEvent.setup()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await user.type(await screen.findByLabelText('New password'), '12345')
  expect(screen.getByLabelText('Current password')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
  expect(screen.getByText('Please enter your current password')).toBeTruthy()
  await user.type(screen.getByLabelText('New password'), '6')
  await user.type(screen.getByLabelText('Confirm new password'), 'other')
  expect(await screen.findByText('The two new passwords do not match')).toBeTruthy()
  expect(calls.some((call) => call.method === 'PATCH')).toBe(false)
  await user.clear(screen.getByLabelText('Confirm new password'))
  await user.type(screen.getByLabelText('Confirm new password'), '123456')
  await user.type(screen.getByLabelText('Current password'), 'secret1')
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await screen.findByText('Profile updated')).toBeTruthy()
  expect(calls.find((call) => call.method === 'PATCH')?.body).toMatchObject({
    username: 'Maya',
    currentPassword: 'secret1',
    newPassword: '123456',
  })
})

test('a wrong current password is reported at its field', async () => {
  const message = 'The current password is incorrect.'
  fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    'PATCH /api/auth/profile': {
      status: 400,
      body: { code: 'invalid', message, details: { fields: { currentPassword: message } } },
    },
  })
  renderApp('/dashboard?tab=profile')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('New password'), '123456')
  await user.type(screen.getByLabelText('Confirm new password'), '123456')
  await user.type(screen.getByLabelText('Current password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(message)).toHaveLength(2)
})

test('without projects, the paywall shows the price and nothing about projects', async () => {
  const user = userEvent.setup()
  fakeServer({
    'GET /api/auth/profile': { body: inactive },
    'GET /api/transcripts': { body: [] },
    'POST /api/create-subscription': { body: { clientSecret: 'secret-1' } },
  })
  const app = renderApp('/create')
  expect(await screen.findByText(/Pro is \$4\.99 per month, cancel anytime\./)).toBeTruthy()
  expect(screen.queryByText(/your projects/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Subscribe Now' }))
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
  expect(app.path()).toBe('/subscribe')
})
