import { afterEach, expect, test } from 'vitest'
import {
  answers,
  fails,
  type ModelProvider,
  type Reply,
  startModelProvider,
} from '../../test/model-provider/model-provider.ts'
import { run } from '../../test/server-process.ts'

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

test('where there is none it says so, and fails', async () => {
  const { code, out } = await run('commands/models.ts', [], { FIND_MODELS: 'off' })
  expect(code).toBe(1)
  expect(out).toMatch(/^Configured +nothing: the built-in engine writes/m)
})
