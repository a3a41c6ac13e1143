import type { OperatorModel } from '@podcastai/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

const none: OperatorModel = {
  ...{ from: 'none', engine: 'Built-in engine', model: null, kept: null, noKeysBecause: null, trouble: null },
  found: [
    {
      ...{ server: 'Ollama', provider: 'ollama', model: 'qwen3:4b', baseUrl: 'http://127.0.0.1:11434' },
      ...{ contextTokens: null, bytes: 2_600_000_000, fits: true },
    },
  ],
  ollama: { isRunning: true, installCommand: 'curl -fsSL https://ollama.com/install.sh | sh', offer: null, pull: null },
  offers: [
    {
      provider: 'openai',
      contextTokens: 400_000,
      models: [{ model: 'gpt-5.4-mini', dollarsPerHour: 0.087 }],
    },
    { provider: 'ollama', contextTokens: 32_768, models: [] },
  ],
}

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function open(now: OperatorModel, address = '/', connected: OperatorModel = now) {
  const calls = fakeServer({
    'GET /api/auth/profile': { body: aProfile({ isOperator: true, choosesModel: true }) },
    'GET /api/transcripts': { body: [] },
    'GET /api/operator/model': { body: now },
    'PUT /api/operator/model': { body: connected },
    'POST /api/operator/model/choice': { body: { ended: true } },
  })
  renderApp(address)
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
}

const title = { name: 'Who writes your content?' }
const toDashboard = () => screen.findByRole('heading', { name: 'Welcome, Maya' })

test('one click connects a model on this machine, and leads to the dashboard', async () => {
  const model = { provider: 'ollama' as const, model: 'qwen3:4b', baseUrl: 'http://127.0.0.1:11434' }
  const connected: OperatorModel = {
    ...{ ...none, from: 'page', engine: 'qwen3:4b' },
    model: { ...model, contextTokens: 40_960, key: 'none', dollarsPerHour: 0 },
  }
  const changes = open(none, '/', connected)
  await screen.findByRole('heading', title)
  await userEvent.click(await screen.findByRole('button', { name: 'Use this: qwen3:4b on Ollama' }))
  expect(await toDashboard()).toBeDefined()
  expect(changes()).toEqual(['PUT /api/operator/model', 'POST /api/operator/model/choice'])
})

test.each(['Skip', 'Choose'])('%s ends the choice without a model', async (name) => {
  const changes = open(none)
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await toDashboard()).toBeDefined()
  expect(screen.queryByRole('heading', title)).toBeNull()
  expect(changes()).toEqual(['POST /api/operator/model/choice'])
})

test('a key is entered on the same screen', async () => {
  const changes = open(none, '/', { ...none, from: 'page', engine: 'OpenAI gpt-5.4-mini' })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter a key' }).disabled).toBe(false),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Enter a key' }))
  await userEvent.type(await screen.findByLabelText('Key'), 'sk-live-1234')
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await toDashboard()).toBeDefined()
  expect(changes()).toEqual(['PUT /api/operator/model', 'POST /api/operator/model/choice'])
})

test('without Ollama, the line that installs it can be copied', async () => {
  const ollama = { ...none.ollama, isRunning: false, installCommand: 'curl install', offer: null, pull: null }
  open({ ...none, found: [], ollama })
  expect(await screen.findByText('curl install')).toBeDefined()
})

test('on the upload page, the upload follows; before a plan is paid, nobody is asked', async () => {
  open(none, '/create')
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }))
  expect(await screen.findByRole('heading', { name: 'Upload a transcript' })).toBeDefined()
  cleanup()
  const profile = aProfile({ isOperator: true, choosesModel: true, subscriptionStatus: 'inactive' })
  fakeServer({ 'GET /api/auth/profile': { body: profile }, 'GET /api/transcripts': { body: [] } })
  renderApp('/')
  expect(await toDashboard()).toBeDefined()
})

test('links to a tab or a project are not interrupted', async () => {
  open(none, '/dashboard?tab=help')
  expect(await screen.findByRole('tab', { name: 'Help & Guides', selected: true })).toBeDefined()
  expect(screen.queryByRole('heading', title)).toBeNull()
})
