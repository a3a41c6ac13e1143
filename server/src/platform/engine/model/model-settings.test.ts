import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

const key = 'sk-test-0123456789abcdefghijklmnop'

test('without a setting the built-in engine writes, also where the shell holds a key for something else', () => {
  expect(readConfig({}).languageModel).toBeNull()
  expect(readConfig({ OPENAI_API_KEY: 'not a key' }).languageModel).toBeNull()
})

test.each([
  ['openai', 'OPENAI_API_KEY', 'https://api.openai.com/v1'],
  ['anthropic', 'ANTHROPIC_API_KEY', 'https://api.anthropic.com/v1'],
  ['google', 'GEMINI_API_KEY', 'https://generativelanguage.googleapis.com/v1beta'],
  ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'https://generativelanguage.googleapis.com/v1beta'],
])('[CONTENT-24] %s needs nothing but a key, which may stand in %s', (provider, keyName, baseUrl) => {
  const { languageModel } = readConfig({ AI_PROVIDER: provider, [keyName]: key })
  expect(languageModel).toMatchObject({ provider, baseUrl, key, keyName, concurrency: 4 })
  expect(languageModel?.model).toMatch(/^(gpt|claude|gemini)-/)
})

test('AI_API_KEY goes before the usual variable of the provider', () => {
  const { languageModel } = readConfig({ AI_PROVIDER: 'openai', AI_API_KEY: key, OPENAI_API_KEY: 'sk-another' })
  expect(languageModel).toMatchObject({ key, keyName: 'AI_API_KEY' })
})

test('a server of one’s own needs an address and a model, and no key', () => {
  const { languageModel } = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_MODEL: 'llama3.1:8b',
    AI_CONCURRENCY: '1',
    AI_CONTEXT_TOKENS: '32768',
  })
  expect(languageModel).toEqual({
    provider: 'openai-compatible',
    model: 'llama3.1:8b',
    baseUrl: 'http://localhost:11434/v1',
    key: null,
    keyName: 'AI_API_KEY',
    concurrency: 1,
    contextTokens: 32_768,
  })
})

test.each([
  ['AI_PROVIDER', { AI_PROVIDER: 'mystery' }],
  ['AI_MODEL', { AI_MODEL: 'gpt-5.4' }],
  ['AI_API_KEY', { AI_API_KEY: key }],
  ['AI_API_KEY', { AI_PROVIDER: 'openai' }],
  ['AI_API_KEY', { AI_PROVIDER: 'anthropic', OPENAI_API_KEY: key }],
  ['AI_API_KEY', { AI_PROVIDER: 'openai', AI_API_KEY: `${key} and more` }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1:8b' }],
  ['AI_MODEL', { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai', AI_API_KEY: key, AI_BASE_URL: 'file:///etc/passwd' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai', AI_API_KEY: key, AI_BASE_URL: `https://me:${key}@host.example/v1` }],
  ['AI_CONCURRENCY', { AI_PROVIDER: 'openai', AI_API_KEY: key, AI_CONCURRENCY: '0' }],
])('a wrong %s stops the process with one line that names it and holds no key', (name, environment) => {
  const error = thrownBy(() => readConfig(environment))
  expect(error.message).toMatch(new RegExp(`^${name}: [^\\n]+$`))
  expect(error.message).not.toContain(key)
})

function thrownBy(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}
