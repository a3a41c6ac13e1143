import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectWorld, readyProject } from './project-screen.fixture.tsx'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openQuotes({ singleKeys = true, transcript = readyProject } = {}) {
  const { page, fetch, router } = projectWorld({ transcript }, '?type=quotes')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init)
    return url === '/api/auth/profile' ? json({ ...(await answer.json()), singleKeys }) : answer
  })
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  render(page)
  await screen.findByRole('heading', { level: 2, name: 'Best Quotes' })
  return { user: userEvent.setup(), router }
}

const panel = () => within(screen.getByRole('tabpanel'))
const shownChip = () =>
  panel()
    .queryAllByRole('button', { pressed: true, name: /^Jump to/ })
    .map(({ textContent }) => textContent)

test('J and K step through the content’s source passages', async () => {
  const { user } = await openQuotes()
  const all = (await panel().findAllByRole('button', { name: /^Jump to/ })).map(({ textContent }) => textContent)
  expect(all.length).toBeGreaterThan(1)
  await user.keyboard('j')
  await waitFor(() => expect(shownChip()).toEqual([all[0]]))
  await user.keyboard('j')
  await waitFor(() => expect(shownChip()).toEqual([all[1]]))
  await user.keyboard('k')
  await waitFor(() => expect(shownChip()).toEqual([all[0]]))
})

test('C copies the current item, E edits it', async () => {
  const { user } = await openQuotes()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  await screen.findAllByRole('button', { name: /^Jump to/ })
  await user.keyboard('jc')
  await waitFor(() => expect(copied).toHaveLength(1))
  const first = document.querySelector('[data-item] blockquote')?.textContent ?? ''
  expect(copied[0]).toContain(first.replace(/[“”]/g, '').trim().slice(0, 20))
  await user.keyboard('e')
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
})

test('/ searches the transcript, and keys typed there are text', async () => {
  const { user, router } = await openQuotes()
  await user.keyboard('/')
  const search = await screen.findByRole('searchbox', { name: 'Search the transcript' })
  await user.type(search, 'j3?')
  expect((search as HTMLInputElement).value).toBe('j3?')
  expect(shownChip()).toEqual([])
  expect(router.state.location.search).toMatchObject({ type: 'quotes' })
})

test('a number opens its content type, and ? lists the keys', async () => {
  const { user, router } = await openQuotes()
  await user.keyboard('3')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ type: 'video_clips' }))
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  expect(dialog.getByText('Search the transcript')).toBeTruthy()
  // Shortcuts are off over a dialog.
  await user.keyboard('1')
  expect(router.state.location.search).toMatchObject({ type: 'video_clips' })
})

test('no key acts while a modifier is held, but capital letters from Caps Lock do', async () => {
  const { user, router } = await openQuotes()
  await screen.findAllByRole('button', { name: /^Jump to/ })
  for (const held of ['Control', 'Alt', 'Meta', 'AltGraph']) await user.keyboard(`{${held}>}3j{/${held}}`)
  await user.keyboard('{Shift>}J{/Shift}')
  expect(shownChip()).toEqual([])
  expect(router.state.location.search).toMatchObject({ type: 'quotes' })
  await user.keyboard('J')
  await waitFor(() => expect(shownChip()).toHaveLength(1))
})

test('with single keys off only the command menu works, and the list says so', async () => {
  const { user, router } = await openQuotes({ singleKeys: false })
  await screen.findAllByRole('button', { name: /^Jump to/ })
  await user.keyboard('j3?')
  expect(shownChip()).toEqual([])
  expect(router.state.location.search).toMatchObject({ type: 'quotes' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'keyboard')
  await user.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }))
  expect(dialog.getByText(/^Single-key shortcuts are off/)).toBeTruthy()
  expect(dialog.queryByText('Search the transcript')).toBeNull()
  expect(dialog.getByText('Command menu, on every page')).toBeTruthy()
})

test('commands keep their position in the menu for every type, and only available ones are listed', async () => {
  const generation = readyProject.generation.map((one) =>
    one.contentType === 'video_clips' ? { ...one, state: 'generating' as const } : one,
  )
  const { user } = await openQuotes({ transcript: { ...readyProject, generation } })
  await screen.findAllByRole('button', { name: /^Jump to/ })
  const acts = async () => {
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    const own = within(screen.getByRole('group', { name: 'This content type' })).getAllByRole('option')
    const ofProject = within(screen.getByRole('group', { name: 'This project' })).getAllByRole('option')
    expect(screen.getAllByRole('option').slice(0, ofProject.length + own.length)).toEqual([...ofProject, ...own])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    return {
      own: own.map(({ textContent }) => textContent),
      ofProject: ofProject.map(({ textContent }) => textContent),
    }
  }
  const quotes = await acts()
  expect(quotes.own).toEqual(['Regenerate Best Quotes', 'Download Best Quotes (CSV)'])
  expect(quotes.ofProject).toContain('Share')
  await user.keyboard('3')
  await panel().findByText('Generating...')
  expect(await acts()).toEqual({ ...quotes, own: ['Download Video Clips (CSV)'] })
})
