import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  answers,
  fails,
  type ModelProvider,
  type Reply,
  startModelProvider,
} from '../../test/model-provider/model-provider.ts'
import { newDataFolder, run, startServer } from '../../test/server-process.ts'

let provider: ModelProvider | null = null
afterEach(() => provider?.close())

/** Tries one model that is configured, and looks for no others. */
async function models(reply: Reply) {
  provider = await startModelProvider(() => reply)
  const AI_BASE_URL = provider.baseUrl
  const key = { AI_API_KEY: 'sk-not-shown' }
  return run('commands/models.ts', [], {
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1:8b', AI_BASE_URL, ...key, FIND_MODELS: 'off' },
  })
}

test('a model that writes a caption says how long it took and what it cost', async () => {
  const { code, out, err } = await models(answers({ caption: 'He closed on his best day.' }))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Configured +llama3\.1:8b \(openai-compatible, asked at 127\.0\.0\.1:\d+\)$/m)
  expect(out).toMatch(/“He closed on his best day\.”\n {2}[\d.]+ s, \d+ tokens, costs nothing\n/)
  expect(out).not.toContain('sk-not-shown')
})

test('one that does not says what to do, and the command fails', async () => {
  const { code, out } = await models(fails('unknown_model'))
  expect(code).toBe(1)
  expect(out).toMatch(/does not know the model "llama3\.1:8b"\. Check AI_MODEL/)
})

test('one that is connected in the app is tried, beside the running server and after it', async () => {
  provider = await startModelProvider(() => answers({ caption: 'He closed on his best day.' }))
  const env = { DATA_DIR: newDataFolder(), FIND_MODELS: 'off' }
  const server = await startServer(env)
  const send = async (method: string, path: string, body: unknown, session = '') => {
    const headers = { 'content-type': 'application/json', 'x-session-id': session }
    return (await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) })).json()
  }
  try {
    const maya = { email: 'maya@example.com', username: 'Maya', password: 'correct horse' }
    const { sessionId } = (await send('POST', '/api/auth/register', maya)) as { sessionId: string }
    const choice = { provider: 'openai-compatible', model: 'local', baseUrl: provider.baseUrl, key: 'sk-not-shown' }
    await send('PUT', '/api/operator/model', choice, sessionId)
    const beside = await run('commands/models.ts', [], env)
    expect(beside).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/connected in the app\n {2}“He closed/),
    })
  } finally {
    await server.end('SIGTERM')
  }
  const after = await run('commands/models.ts', [], env)
  expect(after).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/connected in the app\n {2}“He closed/) })
  expect(provider.requests.map(({ key }) => key)).toEqual(['sk-not-shown', 'sk-not-shown'])
  expect(after.out).not.toContain('sk-not-shown')
})

test('where there is none it says so, and fails', async () => {
  const { code, out } = await run('commands/models.ts', [], {
    FIND_MODELS: 'off',
    DATA_DIR: join(tmpdir(), 'podcastai-not-there'),
  })
  expect(code).toBe(1)
  expect(out).toMatch(/^Configured +nothing: the built-in engine writes/m)
})
