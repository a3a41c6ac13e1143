import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function choose(answer: { status?: number; body: unknown }) {
  fakeServer({
    'GET /api/auth/profile': { body: aProfile({ subscriptionStatus: 'active' }) },
    'GET /api/transcripts': { body: [] },
    'POST /api/transcripts/word-text': answer,
  })
  renderApp('/create')
  await userEvent.upload(await screen.findByLabelText('Transcript file'), new File(['PK'], 'talk.docx'))
  return within(await screen.findByRole('group', { name: 'Chosen: talk.docx' }))
}

test('a Word file is read by the server for its preview, and the card says so', async () => {
  const text = 'Maya: Why did you close?\n\nJonas: We lost money on Saturdays.\n\n'
  const card = await choose({ body: { text, title: 'Small doors' } })
  expect(await card.findByText(/2 speakers.*read on the server, not saved yet/)).toBeTruthy()
  expect(card.getByText('Small doors')).toBeTruthy()
  expect(card.getByText('Jonas')).toBeTruthy()
})

test('a Word file that can’t be read says why', async () => {
  const card = await choose({ status: 422, body: { code: 'unreadable_transcript', message: 'It may be damaged.' } })
  expect(await card.findByText('It may be damaged.')).toBeTruthy()
})

test('a Word file whose preview is refused can still be uploaded', async () => {
  await choose({ status: 429, body: { code: 'too_many_requests', message: 'Try again in a minute.' } })
  expect(screen.queryByText('Try again in a minute.')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Transcript' }).disabled).toBe(false)
})
