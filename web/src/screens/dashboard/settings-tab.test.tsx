import { contentTypeKeys } from '@podcastai/content-types'
import { noSettings, type Profile, settingsFieldNames, settingsFields, type TeamSettings } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstSection, moreSections } from '../../features/settings/settings-sections.ts'
import { failure, fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof fakeServer>[0]

const look = { ground: null, accent: null, handle: '', show: '' }
const templates = Object.fromEntries(contentTypeKeys.map((key) => [key, '']))

function openSettings(settings: Partial<TeamSettings> = {}, more: Answers = {}, profile: Partial<Profile> = {}) {
  const answers: Answers = {
    'GET /api/auth/profile': { body: aProfile(profile) },
    'GET /api/transcripts': { body: [] },
    'GET /api/shows/show-1/settings': { body: { ...noSettings, ...settings, revision: 3 } },
    'GET /api/shows/show-1/templates': { body: templates },
    'GET /api/shows/show-1/picture-look': { body: look },
    'GET /api/shows/show-1/formats': { body: { formats: [], max: 20 } },
    'GET /api/glossary': { body: { entries: [] } },
    ...more,
  }
  const calls = fakeServer(answers)
  const app = renderApp('/dashboard?tab=settings')
  return { calls, answers, app, user: userEvent.setup() }
}

const saveButton = () => screen.findByRole('button', { name: 'Save Settings' })

test('[SET-02] [SET-07] the form has every field of the specification, once', async () => {
  openSettings()
  await saveButton()
  for (const field of settingsFieldNames) expect(screen.getByLabelText(settingsFields[field].label)).toBeTruthy()
  expect([firstSection, ...moreSections].flatMap(({ fields }) => fields as readonly string[]).sort()).toEqual(
    [...settingsFieldNames].sort(),
  )
})

test('show, hosts and handle come first, and the rest is collapsed', async () => {
  const { calls, user } = openSettings(
    {},
    { 'PUT /api/shows/show-1/picture-look': { body: { ...look, handle: '@table' } } },
  )
  const more = (await screen.findByText('More')).closest('details')
  const folded = settingsFieldNames.filter((field) =>
    more?.contains(screen.getByLabelText(settingsFields[field].label)),
  )
  expect(settingsFieldNames.filter((field) => !folded.includes(field))).toEqual(['podcastName', 'hostNames'])
  expect(more?.open).toBe(false)
  const handle = screen.getByLabelText<HTMLInputElement>('Handle')
  await user.type(handle, '@table')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await user.click(await saveButton())
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/api/shows/show-1/picture-look', body: { handle: '@table' } },
  ])
  expect(screen.queryByText('Unsaved changes')).toBeNull()
})

test('an invalid field in a collapsed section is expanded and focused', async () => {
  const { user } = openSettings()
  const footer = await screen.findByLabelText<HTMLTextAreaElement>('Target audience')
  await user.click(screen.getByText('More'))
  await user.click(footer)
  await user.paste('x'.repeat(3000))
  await user.click(screen.getByText('More'))
  expect(footer.closest('details')?.open).toBe(false)
  await user.click(await saveButton())
  await waitFor(() => expect(footer.closest('details')?.open).toBe(true))
  expect(document.activeElement).toBe(footer)
})

test.each([
  ['[SET-03]', ['brandVoice', 'contentGoals', 'brandGuidelines']],
  ['[SET-04]', ['socialMediaTone', 'keyThemes', 'avoidTopics']],
  ['[SET-05]', ['socialMediaExample', 'podcastDescriptionExample', 'youtubeScriptExample']],
  ['[SET-06]', ['youtubeFooter', 'podcastFooter']],
] as const)('%s what is entered into %j is what is sent', async (_id, fields) => {
  const { calls, user } = openSettings(
    {},
    { 'PUT /api/shows/show-1/settings': { body: { ...noSettings, revision: 4 } } },
  )
  const save = await saveButton()
  const entered: Record<string, string> = {}
  for (const field of fields) {
    const input = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(settingsFields[field].label)
    if (input instanceof HTMLSelectElement) await user.selectOptions(input, input.options[2] as HTMLOptionElement)
    else await user.type(input, `Words for ${field}`)
    entered[field] = input.value
  }
  expect(Object.values(entered)).not.toContain('')
  await user.click(save)
  await screen.findByText('Settings saved')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...noSettings, ...entered, revision: 3 })
})

test('[TOAST-19] [API-28] [SET-14] saving sends the full settings with the version the user saw', async () => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  const saved = { ...noSettings, youtubeFooter: 'Mugs', podcastName: 'The Long Table', revision: 4 }
  const { calls, user } = openSettings(
    { youtubeFooter: 'Mugs' },
    { 'PUT /api/shows/show-1/settings': () => waiting.then(() => saved) },
  )
  await user.type(await screen.findByLabelText('Podcast name'), 'The Long Table')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await user.click(await saveButton())
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })).disabled).toBe(true)
  // Text typed while saving is neither sent nor lost.
  await user.type(screen.getByLabelText('Podcast footer'), 'Music')
  answer()
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(screen.getByText('Your podcast customization has been updated.')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...noSettings,
    youtubeFooter: 'Mugs',
    podcastName: 'The Long Table',
    revision: 3,
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Podcast footer').value).toBe('Music')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

test('[ERR-28] [PERM-16] the server’s errors are shown, also at their fields', async () => {
  const message = 'Your role does not allow changing: Podcast name. Ask an admin of your team.'
  const { user } = openSettings(
    {},
    {
      'PUT /api/shows/show-1/settings': {
        status: 403,
        body: { code: 'forbidden', message, details: { fields: { podcastName: 'Only an admin can change this' } } },
      },
    },
  )
  await user.type(await screen.findByLabelText('Podcast name'), 'Mine')
  await user.click(await saveButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`Failed to save settings${message}`))
  expect(screen.getByText('Only an admin can change this')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Podcast name').value).toBe('Mine')
})

test('a text that is too long shows an error at its focused field, and is not sent', async () => {
  const { calls, user } = openSettings()
  const name = await screen.findByLabelText<HTMLInputElement>('Podcast name')
  await user.click(name)
  await user.paste('x'.repeat(121))
  await user.click(await saveButton())
  expect(await screen.findByText('At most 120 characters')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('[DASH-03] an expired session keeps typed text for the same user, and nobody else sees it', async () => {
  const over = failure(401, 'no_session', 'Please log in.')
  const { app, answers, user } = openSettings({}, { 'PUT /api/shows/show-1/settings': over })

  async function loseSession() {
    answers['GET /api/auth/profile'] = over
    await user.click(await saveButton())
    await user.click(await screen.findByRole('button', { name: 'Go to Login' }))
  }
  async function logIn(profile: Profile) {
    answers['GET /api/auth/profile'] = { body: profile }
    answers['POST /api/auth/login'] = { body: { sessionId: `session of ${profile.id}`, user: profile } }
    await user.type(await screen.findByLabelText('Email'), profile.email)
    await user.type(screen.getByLabelText('Password'), 'secret1')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Podcast name' })

  await user.type(await name(), 'The Long Table')
  await loseSession()
  expect(screen.queryByRole('textbox', { name: 'Podcast name' })).toBeNull()
  // Users are recognized by ID, because their email may have changed.
  await logIn(aProfile({ email: 'maya@new.example' }))
  expect((await name()).value).toBe('The Long Table')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  expect(app.address()).toBe('/dashboard?tab=settings')
  expect(localStorage.getItem('sessionId')).toBe('session of person-1')

  await loseSession()
  await logIn(aProfile({ id: 'person-2', email: 'maya@new.example' }))
  await waitFor(() => expect(app.address()).toBe('/'))
  await user.click(await screen.findByRole('tab', { name: 'AI Settings' }))
  expect((await name()).value).toBe('')
})

test('[SET-15] for a manager, fields of other roles are read-only and say why', async () => {
  openSettings({ podcastName: 'The Long Table', brandVoice: 'casual' }, {}, { role: 'manager', teamId: 'team-1' })
  await saveButton()
  const isReadOnly = (label: string) => screen.getByLabelText<HTMLInputElement>(label).readOnly === true
  const locked = settingsFieldNames.filter((field) => isReadOnly(settingsFields[field].label))
  expect(locked.sort()).toEqual([
    'brandGuidelines',
    'brandVoice',
    'contentGoals',
    'hostNames',
    'podcastDescription',
    'podcastName',
    'targetAudience',
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Handle').readOnly).toBe(true)
  expect(screen.getAllByText('Only an admin can change this')).toHaveLength(locked.length + 1)
  expect(screen.getByLabelText<HTMLInputElement>('Brand voice').value).toBe('Casual')
})

test('[SET-12] [SET-13] a hashtag loses its first #, and appears once, ignoring case', async () => {
  const { user } = openSettings({ savedHashtags: ['bread'] })
  const input = await screen.findByLabelText('Saved hashtags')
  await user.type(input, ' #LongTable {Enter}BREAD{Enter}  {Enter}#{Enter}')
  const tags = () => within(screen.getByRole('list', { name: 'Hashtags' })).getAllByRole('listitem')
  expect(tags().map(({ textContent }) => textContent)).toEqual(['#bread', '#LongTable'])
  await user.click(screen.getByRole('button', { name: 'Remove #bread' }))
  expect(tags()).toHaveLength(1)
})

test('a failed load of the settings can be retried', async () => {
  let fails = true
  const { user } = openSettings(
    {},
    {
      'GET /api/shows/show-1/settings': async () => {
        if (fails) throw new TypeError('no connection')
        return { ...noSettings, revision: 0 }
      },
    },
  )
  expect(await screen.findByText('The settings could not be loaded')).toBeTruthy()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await saveButton()
})

test('[COLLAB-04] only changed templates are sent, with the one button that saves everything', async () => {
  const { calls, user } = openSettings(
    {},
    { 'PUT /api/shows/show-1/templates': { body: { ...templates, quotes: 'Only the guest.' } } },
  )
  const form = within(await screen.findByRole('region', { name: 'Team templates' }))
  expect(form.getAllByRole('textbox')).toHaveLength(contentTypeKeys.length)
  expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1)
  await user.type(form.getByLabelText('Best Quotes'), 'Only the guest.')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await user.click(await saveButton())
  expect(await screen.findByText('Templates saved')).toBeTruthy()
  expect(calls.find(({ path, method }) => method === 'PUT' && path === '/api/shows/show-1/templates')?.body).toEqual({
    quotes: 'Only the guest.',
  })
  expect(calls.some(({ path, method }) => method === 'PUT' && path === '/api/shows/show-1/settings')).toBe(false)
})

test('templates that fail to save say so and stay', async () => {
  const { user } = openSettings(
    {},
    { 'PUT /api/shows/show-1/templates': failure(500, 'unexpected', 'The disk is full.') },
  )
  const form = within(await screen.findByRole('region', { name: 'Team templates' }))
  await user.type(form.getByLabelText('Captions'), 'Short.')
  await user.click(await saveButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to save templatesThe disk is full.'))
  expect(form.getByLabelText<HTMLTextAreaElement>('Captions').value).toBe('Short.')
})
