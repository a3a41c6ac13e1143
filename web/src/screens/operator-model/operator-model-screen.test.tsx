import type { OperatorModel } from '@podcastai/contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { storeSession } from '../../lib/session.ts'
import { failure, fakeServer, renderApp } from '../../testing/render-app.tsx'
import { aProfile } from '../../testing/sample-data.ts'

const path = '/api/operator/model'
const none: OperatorModel = {
  from: 'none',
  engine: 'Built-in engine',
  model: null,
  kept: null,
  noKeysBecause: null,
  trouble: null,
  found: [
    {
      ...{ server: 'Ollama', provider: 'ollama', model: 'llama3.1:8b', baseUrl: 'http://127.0.0.1:11434' },
      ...{ contextTokens: 32_768, bytes: 4_900_000_000, fits: true },
    },
    {
      ...{ server: 'vLLM', provider: 'openai-compatible', model: 'Qwen/Qwen2.5-7B' },
      ...{ baseUrl: 'http://127.0.0.1:8000/v1', contextTokens: 32_768, bytes: null, fits: null },
    },
  ],
  ollama: { isRunning: true, installCommand: 'curl -fsSL https://ollama.com/install.sh | sh', offer: null, pull: null },
  offers: [
    {
      provider: 'openai',
      contextTokens: 400_000,
      models: [
        { model: 'gpt-5.4-mini', dollarsPerHour: 0.087 },
        { model: 'gpt-5.5', dollarsPerHour: 0.58 },
      ],
    },
    { provider: 'anthropic', contextTokens: 200_000, models: [{ model: 'claude-sonnet-5-5', dollarsPerHour: 0.2 }] },
    { provider: 'google', contextTokens: 1_000_000, models: [{ model: 'gemini-3.5-flash', dollarsPerHour: 0.17 }] },
    { provider: 'ollama', contextTokens: 32_768, models: [] },
    { provider: 'openai-compatible', contextTokens: 16_384, models: [] },
  ],
}
const connected: OperatorModel = {
  ...none,
  from: 'page',
  engine: 'OpenAI gpt-5.4-mini',
  model: {
    provider: 'openai',
    model: 'gpt-5.4-mini',
    baseUrl: 'https://api.openai.com/v1',
    contextTokens: 400_000,
    key: 'stored',
    dollarsPerHour: 0.087,
  },
}
const operator = { 'GET /api/auth/profile': { body: aProfile({ isOperator: true }) } }

beforeEach(() => storeSession('session-of-maya'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a local model is connected with one click', async () => {
  const user = userEvent.setup()
  const using = { ...none, from: 'page' as const, engine: 'llama3.1:8b' }
  const model = { provider: 'ollama' as const, model: 'llama3.1:8b', baseUrl: 'http://127.0.0.1:11434' }
  const now = { ...using, model: { ...model, contextTokens: 32_768, key: 'none' as const, dollarsPerHour: 0 } }
  const calls = fakeServer({ ...operator, [`GET ${path}`]: { body: none }, [`PUT ${path}`]: { body: now } })
  renderApp('/operator/model')
  expect(await screen.findByText('Ollama · 4.9 GB · fits this machine')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use this: llama3.1:8b on Ollama' }))
  expect(await screen.findByRole('heading', { name: 'llama3.1:8b writes now' })).toBeDefined()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...model, contextTokens: null, key: null })
  expect(screen.getByText('In use')).toBeDefined()
  expect(screen.getByText('Free: it runs on your own server')).toBeDefined()
})

test('a model is tested before it is connected; the key is sent and forgotten', async () => {
  const user = userEvent.setup()
  const trial = {
    caption: 'He closed on his best day.',
    seconds: 3.24,
    inputTokens: 390,
    outputTokens: 40,
    dollars: 0.0005,
  }
  const calls = fakeServer({
    ...operator,
    [`GET ${path}`]: { body: none },
    [`POST ${path}/try`]: { body: trial },
    [`PUT ${path}`]: { body: connected },
  })
  renderApp('/operator/model')
  const form = within(await screen.findByRole('form', { name: 'Connect a model' }))
  expect(form.getByLabelText<HTMLInputElement>('Model').value).toBe('gpt-5.4-mini')
  expect(form.getByText('One hour of talk costs about $0.09')).toBeDefined()
  const key = form.getByLabelText<HTMLInputElement>('Key')
  expect(key.type).toBe('password')
  await user.type(key, 'sk-live-1234')
  await user.click(form.getByRole('button', { name: 'Try it' }))
  expect(await form.findByText('He closed on his best day.')).toBeDefined()
  expect(form.getByText(/in 3\.2 s · 430 tokens · \$0\.0005/)).toBeDefined()
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByRole('heading', { name: 'OpenAI gpt-5.4-mini writes now' })).toBeDefined()
  const sent = { provider: 'openai', model: 'gpt-5.4-mini', key: 'sk-live-1234', baseUrl: null, contextTokens: null }
  expect(calls.filter(({ body }) => body).map(({ body }) => body)).toEqual([sent, sent])
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Key').value).toBe(''))
  expect(form.getByText('One is stored. Leave this empty to keep it.')).toBeDefined()
})

test('the server’s errors are shown at their fields, and a model’s beside the button', async () => {
  const user = userEvent.setup()
  const wrong = 'Use https://. Only this machine and private networks may be reached without it.'
  const refused = { code: 'invalid', message: wrong, details: { fields: { baseUrl: wrong } } }
  const reason =
    'The model provider cannot be reached (ECONNREFUSED). Check the base address, and that the server is running.'
  fakeServer({
    ...operator,
    [`GET ${path}`]: { body: none },
    [`PUT ${path}`]: { status: 400, body: refused },
    [`POST ${path}/try`]: failure(422, 'model_failed', reason),
  })
  renderApp('/operator/model')
  const form = within(await screen.findByRole('form', { name: 'Connect a model' }))
  expect(form.queryByLabelText('Base address')).toBeNull()
  await user.selectOptions(form.getByLabelText('Provider'), 'OpenAI-compatible server')
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await form.findByText('Please name a model')).toBeDefined()
  await user.type(form.getByLabelText('Model'), 'local')
  await user.type(form.getByLabelText('Base address'), 'http://models.example.com/v1')
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await form.findByText(wrong)).toBeDefined()
  await user.click(form.getByRole('button', { name: 'Try it' }))
  expect(await form.findByText(reason)).toBeDefined()
})

test('disconnecting a model asks first', async () => {
  const user = userEvent.setup()
  const calls = fakeServer({ ...operator, [`GET ${path}`]: { body: connected }, [`DELETE ${path}`]: { body: none } })
  renderApp('/operator/model')
  expect(await screen.findByText(/Asked at api\.openai\.com · 400,000 tokens at once · key stored/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('heading', { name: 'The built-in engine writes now' })).toBeDefined()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a model with a context smaller than what is sent shows a warning', async () => {
  const model = {
    provider: 'openai-compatible' as const,
    model: 'Qwen/Qwen2.5-7B',
    baseUrl: 'http://localhost:8000/v1',
  }
  const now = (contextTokens: number): OperatorModel => ({
    ...{ ...none, from: 'page', engine: 'Qwen/Qwen2.5-7B' },
    model: { ...model, contextTokens, key: 'none', dollarsPerHour: 0 },
  })
  fakeServer({ ...operator, [`GET ${path}`]: { body: now(65_536) } })
  const { unmount } = renderApp('/operator/model')
  expect(await screen.findByText(/vLLM gives it only 32,768 tokens at once/)).toBeDefined()
  unmount()
  fakeServer({ ...operator, [`GET ${path}`]: { body: now(32_768) } })
  renderApp('/operator/model')
  expect(await screen.findByText('In use')).toBeDefined()
  expect(screen.queryByText(/gives it only/)).toBeNull()
})

test('an old connection to Ollama can be replaced by a direct one', async () => {
  const model = { provider: 'openai-compatible' as const, model: 'llama3.1:8b', baseUrl: 'http://localhost:11434/v1' }
  const now: OperatorModel = {
    ...{ ...none, from: 'page', engine: 'llama3.1:8b' },
    model: { ...model, contextTokens: 32_768, key: 'none', dollarsPerHour: 0 },
  }
  fakeServer({ ...operator, [`GET ${path}`]: { body: now } })
  renderApp('/operator/model')
  expect(await screen.findByText(/Ollama keeps a small context and drops what does not fit/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Use this: llama3.1:8b on Ollama' })).toBeDefined()
})

test('[WRITER-03] a model is downloaded with progress and cancel, and connected when it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const offer = { model: 'qwen3:4b', bytes: 2_600_000_000, fits: true }
  const ollama = { ...none.ollama, isRunning: true, installCommand: '', offer, pull: null }
  const without: OperatorModel = { ...none, found: [], ollama }
  const pull = { model: 'qwen3:4b', completedBytes: 650_000_000, totalBytes: 2_600_000_000, failure: null }
  const pulling: OperatorModel = { ...without, ollama: { ...ollama, pull } }
  const model = { provider: 'ollama' as const, model: 'qwen3:4b', baseUrl: 'http://127.0.0.1:11434' }
  const done: OperatorModel = {
    ...{ ...without, from: 'page', engine: 'qwen3:4b', ollama: { ...ollama, offer: null } },
    model: { ...model, contextTokens: 40_960, key: 'none', dollarsPerHour: 0 },
  }
  let current = without
  const calls = fakeServer({
    ...operator,
    [`GET ${path}`]: async () => current,
    [`POST ${path}/pull`]: async () => {
      current = pulling
      return current
    },
    [`DELETE ${path}/pull`]: async () => {
      current = without
      return current
    },
  })
  renderApp('/operator/model')
  await user.click(await screen.findByRole('button', { name: 'Get qwen3:4b (2.6 GB)' }))
  const bar = await screen.findByRole('progressbar', { name: 'Getting qwen3:4b' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['25', '650 MB of 2.6 GB'])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Get qwen3:4b (2.6 GB)' }))
  await screen.findByRole('progressbar', { name: 'Getting qwen3:4b' })
  current = done
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await screen.findByRole('heading', { name: 'qwen3:4b writes now' })).toBeDefined()
  expect(await screen.findByText('qwen3:4b is now in use.')).toBeDefined()
})

test('where Ollama does not run, the page has the line that installs it', async () => {
  const installCommand = 'curl -fsSL https://ollama.com/install.sh | sh'
  const ollama = { isRunning: false, installCommand, offer: null, pull: null }
  fakeServer({ ...operator, [`GET ${path}`]: { body: { ...none, found: [], ollama } } })
  renderApp('/operator/model')
  expect(await screen.findByText(installCommand)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy the install command' })).toBeDefined()
})

test('environment settings are shown and can’t be changed', async () => {
  fakeServer({ ...operator, [`GET ${path}`]: { body: { ...connected, from: 'environment' } } })
  renderApp('/operator/model')
  expect(await screen.findByText('AI_PROVIDER')).toBeDefined()
  for (const name of ['Connect', 'Disconnect', /^Use /]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a stored key overridden by the environment is named and can be deleted', async () => {
  const user = userEvent.setup()
  const fixed: OperatorModel = { ...connected, from: 'environment' }
  const calls = fakeServer({
    ...operator,
    [`GET ${path}`]: { body: { ...fixed, kept: { model: 'gpt-5.5', hasKey: true } } },
    [`DELETE ${path}`]: { body: fixed },
  })
  renderApp('/operator/model')
  expect(await screen.findByText('Stored here before: gpt-5.5 and its key. They are not used now.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(/^Stored here before/)).toBeNull())
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('only the operator has the menu entry and can see the page', async () => {
  const user = userEvent.setup()
  fakeServer({ ...operator, [`GET ${path}`]: { body: none } })
  const { path: where, unmount } = renderApp('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Account of Maya' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Language model' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Language model' })).toBeDefined()
  expect(where()).toBe('/operator/model')
  unmount()

  const calls = fakeServer({ 'GET /api/auth/profile': { body: aProfile() } })
  renderApp('/operator/model')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined()
  expect(calls.some(({ path: one }) => one === path)).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Account of Maya' }))
  expect(screen.queryByRole('menuitem', { name: 'Language model' })).toBeNull()
})
