import type { KitEstimate } from '@podcastai/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

const line = 'Jonas: I sold less bread on Saturdays and I kept more money than in any year before.'
const sample = Array.from({ length: 300 }, () => line).join('\n')

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function choose(estimate: Pick<KitEstimate, 'model' | 'dollars'>) {
  const user = userEvent.setup()
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    'GET /api/engine/estimate': { body: { ...estimate, inputTokens: 1, outputTokens: 1 } },
  })
  renderApp('/create')
  await user.upload(await screen.findByLabelText(/transcript/i, { selector: 'input' }), new File([sample], 'talk.txt'))
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/engine/estimate')).toBe(true))
  return { user, calls }
}

test('what a kit is going to cost stands beside the upload, by the length of what was read', async () => {
  const { user, calls } = await choose({ model: 'OpenAI gpt-5.4-mini', dollars: 0.068 })
  expect(await screen.findByText('Writing this kit costs about $0.07 with OpenAI gpt-5.4-mini.')).toBeDefined()
  const asked = calls.find(({ path }) => path === '/api/engine/estimate')
  expect(Number(new URLSearchParams(asked?.query).get('characters'))).toBeGreaterThan(20_000)
  await user.click(screen.getByRole('switch', { name: 'Generate everything now' }))
  expect(screen.queryByText(/Writing this kit/)).toBeNull()
})

test.each([
  [
    'on a server of one’s own',
    { model: 'llama3.1:8b', dollars: 0 },
    'Writing it costs nothing: llama3.1:8b runs on a server of its own.',
  ],
  ['where nobody knows', { model: 'gpt-99', dollars: null }, 'Written by gpt-99, whose price is not known here.'],
])('%s the price says so', async (_, estimate, sentence) => {
  await choose(estimate)
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('the built-in engine costs nothing and says nothing of it', async () => {
  await choose({ model: null, dollars: 0 })
  expect(await screen.findByText(/\d words/)).toBeDefined()
  expect(screen.queryByText(/costs/)).toBeNull()
})
