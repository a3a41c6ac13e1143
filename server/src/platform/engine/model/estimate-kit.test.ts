import { charactersPerHour } from '@podcastai/contracts'
import { expect, test } from 'vitest'
import { estimateKit } from './estimate-kit.ts'
import { settingsFor } from './model-client.fixture.ts'
import { usualFor } from './model-settings.ts'

const transcriptTokens = charactersPerHour / 3.5
const openai = settingsFor('openai', 'https://api.openai.com/v1', { contextTokens: 400_000 })

test('an hour of talk is billed at most twice its tokens where prefixes are cached, and four times where not', () => {
  const own = settingsFor('openai-compatible', 'http://127.0.0.1:11434/v1', { contextTokens: 131_072 })
  const { dollars, inputTokens } = estimateKit({ characters: charactersPerHour, settings: openai })
  // $0.75 a million in, $4.50 out: what is left of the price are the tokens of input that are paid in full.
  const full = ((dollars ?? 0) * 1_000_000 - 8_000 * 4.5) / 0.75
  expect(full / transcriptTokens).toBeLessThan(2.1)
  expect(inputTokens / transcriptTokens).toBeGreaterThan(3)
  expect(inputTokens / transcriptTokens).toBeLessThan(4.5)
  const unkept = estimateKit({ characters: charactersPerHour, settings: own })
  expect(unkept.dollars).toBe(0)
  expect(unkept.inputTokens / transcriptTokens).toBeLessThan(4)
})

test('a longer transcript costs more, and one that does not fit is read in parts', () => {
  const price = (characters: number, contextTokens = 400_000) =>
    estimateKit({ characters, settings: { ...openai, contextTokens } }).dollars ?? 0
  expect(price(200_000)).toBeGreaterThan(price(50_000))
  const small = estimateKit({ characters: 200_000, settings: { ...openai, contextTokens: 16_384 } })
  expect(small.inputTokens).toBeGreaterThan(200_000 / 3.5 + 8 * 9_000)
})

test('a price that nobody knows is none', () => {
  const elsewhere = settingsFor('openai-compatible', 'https://models.example.com/v1')
  expect(estimateKit({ characters: 1_000, settings: elsewhere }).dollars).toBeNull()
  expect(estimateKit({ characters: 1_000, settings: { ...openai, model: 'gpt-99' } }).dollars).toBeNull()
  expect(usualFor('openai').model).toBe(openai.model)
})

test('where a context is small, each type is asked for by itself, though the transcript fits', () => {
  const tokens = (contextTokens: number) =>
    estimateKit({ characters: 48_000, settings: { ...openai, contextTokens } }).inputTokens
  expect(tokens(32_768) / tokens(200_000)).toBeGreaterThan(2)
})

test('text formats cost what they are written with', () => {
  const estimate = (formats: number) => estimateKit({ characters: charactersPerHour, settings: openai, formats })
  expect(estimate(0)).toEqual(estimateKit({ characters: charactersPerHour, settings: openai }))
  expect(estimate(4).outputTokens).toBeGreaterThan(estimate(1).outputTokens)
  expect(estimate(4).inputTokens).toBeGreaterThan(estimate(3).inputTokens)
  expect(estimate(3).inputTokens).toBe(estimate(1).inputTokens)
})
