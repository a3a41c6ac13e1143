import type { ShareLink } from '@podcastai/contracts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, projectWorld } from './project-screen.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const link = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id: 'link-1',
  name: 'Jonas',
  state: 'live',
  hasSound: false,
  createdBy: 'Noor',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  ...changes,
})
const token = 'a'.repeat(43)

async function openDialog(answers: Parameters<typeof projectWorld>[0] = {}) {
  const { page, fetch, world } = projectWorld(answers)
  localStorage.setItem('sessionId', 'session')
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('scrollTo', () => {})
  render(page)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  return { world, user, dialog: within(await screen.findByRole('dialog', { name: 'Share this project' })) }
}

test('[SHARE-05] [SHARE-01] a link is created, shown once and copied; the page says how long it is active', async () => {
  const { world, user, dialog } = await openDialog({
    answers: {
      'GET /share-links': () => json({ links: [], sound: null }),
      'POST /share-links': () => json({ ...link({ createdBy: 'Maya' }), token }),
    },
  })
  expect(screen.getAllByText(/Export links stay active for 30 days\./)).toHaveLength(1)
  await user.type(dialog.getByLabelText('Who is it for?'), 'Jonas')
  await user.click(dialog.getByRole('button', { name: 'Create a link' }))
  const field = await dialog.findByLabelText<HTMLInputElement>('Your new link')
  expect(field.value).toBe(`${window.location.origin}/shared/${token}`)
  expect(world.bodies).toContainEqual({ name: 'Jonas', hasSound: false })
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(field.value)
  expect(await dialog.findByText('Created Nov 20, 2026 by Maya, expires Dec 20, 2026')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Create another' }))
  expect(dialog.queryByLabelText('Your new link')).toBeNull()
  expect(dialog.getByText('For Jonas')).toBeTruthy()
})

test('a revoked link is not offered any longer', async () => {
  const { user, dialog } = await openDialog({
    answers: {
      'GET /share-links': () => json({ links: [], sound: null }),
      'POST /share-links': () => json({ ...link(), token }),
      'DELETE /share-links/link-1': () => json(link({ state: 'revoked' })),
    },
  })
  await user.click(await dialog.findByRole('button', { name: 'Create a link' }))
  await dialog.findByLabelText('Your new link')
  await user.click(await dialog.findByRole('button', { name: 'Revoke For Jonas' }))
  await waitFor(() => expect(dialog.queryByLabelText('Your new link')).toBeNull())
})

test('[SHARE-03] links are listed with their recipients, and can be revoked', async () => {
  const { world, user, dialog } = await openDialog({
    answers: {
      'GET /share-links': () =>
        json({
          links: [link({ id: 'link-2', name: '', state: 'ended' }), link(), link({ id: 'link-3', name: 'Press' })],
          sound: null,
        }),
      'DELETE /share-links/link-1': () => json(link({ state: 'revoked' })),
    },
  })
  const rows = await dialog.findAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('.type-label')?.textContent)).toEqual([
    'For Jonas',
    'For Press',
    'Link from Nov 20, 2026',
  ])
  expect(within(rows[2] as HTMLElement).getByText('Ended')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Revoke For Jonas' }))
  expect(await dialog.findByText('Revoked')).toBeTruthy()
  expect(world.calls).toContain('DELETE /share-links/link-1')
  expect(dialog.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1)
})

test('links that can’t be created or fetched show the reason', async () => {
  const { user, dialog } = await openDialog({
    answers: {
      'GET /share-links': () => json({ message: 'The server is away.', code: 'unexpected' }, 500),
      'POST /share-links': () => json({ message: 'A project has at most 20 links.', code: 'conflict' }, 409),
    },
  })
  expect(await dialog.findByText('The server is away.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Create a link' }))
  await waitFor(() => expect(screen.getByText('A project has at most 20 links.')).toBeTruthy())
})

test('[SHARE-08] where there is sound, a link can let visitors hear the quotes, and stop that', async () => {
  const { world, user, dialog } = await openDialog({
    answers: {
      'GET /share-links': () => json({ links: [], sound: 'link' }),
      'POST /share-links': () => json({ ...link({ hasSound: true }), token }),
      'PATCH /share-links/link-1': () => json(link()),
    },
  })
  const allowed = await dialog.findByRole('switch', { name: 'Let visitors hear the quotes' })
  expect(allowed.getAttribute('aria-checked')).toBe('false')
  expect(dialog.getByText(/the episode’s own address, which visitors can see/)).toBeTruthy()
  await user.click(allowed)
  await user.click(dialog.getByRole('button', { name: 'Create a link' }))
  expect(await dialog.findByText(/expires Dec 20, 2026, with sound$/)).toBeTruthy()
  expect(world.bodies).toContainEqual({ name: '', hasSound: true })
  await user.click(dialog.getByRole('button', { name: 'Visitors hear the quotes: For Jonas', pressed: true }))
  expect(await dialog.findByText(/expires Dec 20, 2026$/)).toBeTruthy()
  expect(world.bodies).toContainEqual({ hasSound: false })
})
