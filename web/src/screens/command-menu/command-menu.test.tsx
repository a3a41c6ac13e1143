import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aProject } from '../../testing/sample-data.ts'
import { fittingGroups } from './fitting-commands.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  vi.unstubAllGlobals()
})

const bakery = aProject({ filename: 'The bakery.srt' })
const river = aProject({ id: '00000000-0000-4000-8000-00000000000b', filename: 'The river.srt' })
const said = {
  place: { kind: 'content', contentType: 'quotes', item: '2' },
  text: `${'Long before that. '.repeat(8)}A loaf is a promise.`,
  hits: [{ from: 146, to: 150 }],
}

async function openMenu(address = '/dashboard', role: 'admin' | 'user' = 'admin') {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ role }) },
    'GET /api/transcripts': { body: [bakery, river] },
    'GET /api/search': {
      body: { projects: [{ id: bakery.id, filename: bakery.filename, findings: [said] }], hasMore: false, waiting: 0 },
    },
    'POST /api/auth/logout': { body: { ended: true } },
  })
  const app = renderApp(address)
  const user = userEvent.setup()
  await screen.findAllByRole('button', { name: /Search or jump to/ })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Command menu' })
  return { ...app, calls, user, field }
}

const chosen = () => screen.getByRole('option', { selected: true }).textContent
const group = (name: string) => within(screen.getByRole('group', { name }))

test('the field names the option that Enter chooses, and arrow keys wrap around the list', async () => {
  const { user, field } = await openMenu()
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  const options = screen.getAllByRole('option')
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  await user.keyboard('{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe(options[1]?.textContent)
  await user.type(field, 'river')
  expect(chosen()).toContain('The river')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('a project and a search result can be opened', async () => {
  const { user, field, address } = await openMenu()
  await user.type(field, 'loaf')
  const place = await screen.findByRole('option', { name: /A loaf is a promise/ })
  // The excerpt starts shortly before the match.
  expect(place.textContent).toMatch(/^….{20,50}loaf/)
  expect(place.querySelector('mark')?.textContent).toBe('loaf')
  await user.click(place)
  await waitFor(() => expect(address()).toContain(`/project/${bakery.id}?type=quotes&item=%222%22`))
})

test('a dialog with typed text is not covered', async () => {
  const { user } = await openMenu()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Rename or delete The bakery' }))
  await user.click(screen.getByRole('menuitem', { name: /Rename/ }))
  const name = await screen.findByRole('textbox')
  await user.type(name, ' that closed')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByText('Finish this first')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.clear(name)
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toBeTruthy()
})

test('settings are offered to users who have them, down to the section', async () => {
  const { user, field, address } = await openMenu()
  await user.type(field, 'settings voice')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toContain('/dashboard?tab=settings#settings-voice'))
  cleanup()
  await openMenu('/dashboard', 'user')
  expect(group('Go to').queryByRole('option', { name: 'AI Settings' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'AI Settings' })).toBeNull()
})

test('the theme switches, is stored, and can follow the system again', async () => {
  const { user, field } = await openMenu()
  await user.type(field, 'dark theme{Enter}')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'theme system{Enter}')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined())
  expect(localStorage.getItem('theme')).toBeNull()
})

test('no results are reported, Esc closes, and signed-out users have no menu', async () => {
  const { user, field } = await openMenu()
  await user.type(field, 'zzz')
  await screen.findAllByRole('option', { name: /loaf/ })
  fakeServer({
    'GET /api/search': { body: { projects: [], hasMore: false, waiting: 0 } },
    'GET /api/transcripts': { body: [] },
    'POST /api/auth/logout': { body: { ended: true } },
  })
  await user.type(field, 'q')
  await waitFor(() => expect(screen.getByText(/^Nothing found/)).toBeTruthy())
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'log out{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a command matches by the start of its words, its keywords, and its group', () => {
  const run = () => undefined
  const groups = [{ heading: 'Actions', commands: [{ label: 'Log out', keywords: 'sign leave', run }] }]
  const fits = (query: string) => fittingGroups(groups, query).length === 1
  expect(['', 'lo ou', 'SIGN out', 'act leave'].filter((query) => !fits(query))).toEqual([])
  expect(['og', 'log in', 'outs'].filter(fits)).toEqual([])
})
