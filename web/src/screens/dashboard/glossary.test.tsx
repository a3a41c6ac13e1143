// The glossary in the settings.
import { contentTypeKeys } from '@podcastai/content-types'
import { type GlossaryEntry, noSettings, type Profile } from '@podcastai/contracts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const entry = (heard: string, written: string): GlossaryEntry => ({
  id: `00000000-0000-4000-8000-${heard.length.toString().padStart(12, '0')}`,
  heard,
  written,
  author: 'Ann',
  createdAt: '2026-11-14T09:00:00.000Z',
})
const cold = entry('call start', 'cold start')

type Answers = Parameters<typeof fakeServer>[0]

function openGlossary(entries: GlossaryEntry[], more: Answers = {}, profile: Partial<Profile> = {}) {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile(profile) },
    'GET /api/transcripts': { body: [] },
    'GET /api/shows/show-1/settings': { body: { ...noSettings, revision: 3 } },
    'GET /api/shows/show-1/templates': { body: Object.fromEntries(contentTypeKeys.map((key) => [key, ''])) },
    'GET /api/shows/show-1/picture-look': { body: { ground: null, accent: null, handle: '', show: '' } },
    'GET /api/shows/show-1/formats': { body: { formats: [], max: 20 } },
    'GET /api/glossary': { body: { entries } },
    ...more,
  })
  renderApp('/dashboard?tab=settings')
  return { calls, user: userEvent.setup() }
}

const section = async () => within(await screen.findByRole('region', { name: 'Glossary' }))

test('a pair is added with Enter, appears in the list, and the fields are cleared for the next one', async () => {
  const { calls, user } = openGlossary([], { 'POST /api/glossary': { body: { entries: [cold] } } })
  const glossary = await section()
  expect(await glossary.findByText('No entries yet.')).toBeTruthy()
  await user.type(glossary.getByLabelText('Heard as'), ' call  start ')
  await user.type(glossary.getByLabelText('Written as'), 'cold start{Enter}')
  expect((await glossary.findByRole('listitem')).textContent).toContain(
    'call startcold startAdded by Ann, Nov 14, 2026',
  )
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ heard: 'call start', written: 'cold start' },
    showId: 'show-1',
  })
  expect(glossary.getByLabelText<HTMLInputElement>('Heard as').value).toBe('')
  expect(document.activeElement).toBe(glossary.getByLabelText('Heard as'))
})

test('identical words on both sides are rejected; known misheard words are updated', async () => {
  const { user } = openGlossary([cold])
  const glossary = await section()
  await user.type(await glossary.findByLabelText('Heard as'), 'Call start')
  expect(glossary.getByText('Written as “cold start” until now.')).toBeTruthy()
  await user.type(glossary.getByLabelText('Written as'), 'Call start')
  expect(glossary.getByText('These are the same words')).toBeTruthy()
  const change = glossary.getByRole<HTMLButtonElement>('button', { name: 'Change in the glossary' })
  expect(change.disabled).toBe(true)
})

test('an entry is removed, and Undo brings it back', async () => {
  const { calls, user } = openGlossary([cold], {
    [`DELETE /api/glossary/${cold.id}`]: { body: { entries: [] } },
    'POST /api/glossary': { body: { entries: [cold] } },
  })
  const glossary = await section()
  await user.click(await glossary.findByRole('button', { name: 'Remove “call start” from the glossary' }))
  expect(await glossary.findByText('No entries yet.')).toBeTruthy()
  // jsdom doesn't support pointer events on toasts.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await glossary.findByText('cold start')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ heard: 'call start', written: 'cold start' },
    showId: 'show-1',
  })
})

test('a rejected entry stays in the fields, with the reason', async () => {
  const { user } = openGlossary([], { 'POST /api/glossary': failure(400, 'invalid_input', 'The glossary is full.') })
  const glossary = await section()
  await user.type(await glossary.findByLabelText('Heard as'), 'call start')
  await user.type(glossary.getByLabelText('Written as'), 'cold start{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t add this entryThe glossary is full.')
  expect(glossary.getByLabelText<HTMLInputElement>('Written as').value).toBe('cold start')
})

test('a glossary that can’t be loaded says so, and can be retried', async () => {
  const answers: Answers = { 'GET /api/glossary': failure(500, 'internal', 'Away') }
  const { user } = openGlossary([], answers)
  const glossary = await section()
  expect(await glossary.findByText('The glossary could not be loaded.')).toBeTruthy()
  await user.click(glossary.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(glossary.getByRole('alert')).toBeTruthy())
})
