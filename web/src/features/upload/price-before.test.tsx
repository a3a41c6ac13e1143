import type { KitEstimate } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile, aTranscript } from '../../testing/sample-data.ts'

const line = 'Jonas: I sold less bread on Saturdays and I kept more money than in any year before.'
const sample = Array.from({ length: 300 }, () => line).join('\n')

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function choose(estimate: Pick<KitEstimate, 'model' | 'dollars'>, others: Parameters<typeof fakeServer>[0] = {}) {
  const user = userEvent.setup()
  const calls = fakeServer({
    ...others,
    'GET /api/auth/profile': { body: aProfile() },
    'GET /api/transcripts': { body: [] },
    'GET /api/engine/estimate': { body: { ...estimate, inputTokens: 23_462, outputTokens: 8_000 } },
  })
  const { router } = renderApp('/create')
  await user.upload(await screen.findByLabelText(/transcript/i, { selector: 'input' }), new File([sample], 'talk.txt'))
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/engine/estimate')).toBe(true))
  return { user, calls, router }
}

test('[MODEL-13] tokens and price are shown before generating, based on the transcript’s length, and afterwards', async () => {
  const project = aTranscript()
  const cost = { calls: 4, inputTokens: 24_100, cachedTokens: 0, outputTokens: 7_350, dollars: 0.0712, unpriced: 0 }
  const { user, calls, router } = await choose(
    { model: 'OpenAI gpt-5.4-mini', dollars: 0.068 },
    {
      [`GET /api/transcripts/${project.id}`]: { body: project },
      [`GET /api/transcripts/${project.id}/content`]: { body: {} },
      [`GET /api/transcripts/${project.id}/usage`]: { body: { total: cost, purposes: [{ purpose: 'kit', ...cost }] } },
    },
  )
  const before = 'Generating all content costs about $0.07 (31,000 tokens) with OpenAI gpt-5.4-mini.'
  expect(await screen.findByText(before)).toBeDefined()
  const asked = calls.find(({ path }) => path === '/api/engine/estimate')
  expect(Number(new URLSearchParams(asked?.query).get('characters'))).toBeGreaterThan(20_000)
  await user.click(screen.getByRole('switch', { name: 'Generate everything now' }))
  expect(screen.queryByText(/Generating all content/)).toBeNull()

  await router.navigate({ to: `/project/${project.id}` })
  await user.click(await screen.findByRole('button', { name: 'About this project' }))
  await user.click(await screen.findByRole('button', { name: 'Cost $0.0712' }))
  const after = within(await screen.findByRole('dialog', { name: 'AI cost' }))
  expect(after.getByRole('row', { name: 'All 24,100 0 7,350 $0.0712' })).toBeDefined()
})

test.each([
  [
    'for a model on the user’s own server',
    { model: 'llama3.1:8b', dollars: 0 },
    'Generating it is free (31,000 tokens): llama3.1:8b runs on its own server.',
  ],
  [
    'for a model with an unknown price',
    { model: 'gpt-99', dollars: null },
    'Generating it takes about 31,000 tokens with gpt-99. We don’t know its price.',
  ],
])('%s the price reflects that', async (_, estimate, sentence) => {
  await choose(estimate)
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('the built-in engine costs nothing and shows no price', async () => {
  await choose({ model: null, dollars: 0 })
  expect(await screen.findByText(/\d words$/)).toBeDefined()
  expect(screen.queryByText(/costs/)).toBeNull()
})
