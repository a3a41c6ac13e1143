import { expect, test } from 'vitest'
import { getTokens } from './sentence-tokens.ts'
import { understand } from './understand.ts'

test('the tokens of a sentence stand where its text has them, whether the episode brought them or not', () => {
  const text = 'Bread is time, they say. My grandmother never owned a clock. We do, and we burn more of it.'
  const segments = [0, 1].map((id) => ({ id, speaker: id === 0 ? 'Ada' : 'Ben', start: null, end: null, text }))
  const episode = understand({
    dialect: 'text',
    segments,
    speakers: ['Ada', 'Ben'],
    timeSource: 'none',
    durationSeconds: null,
    notes: [],
  })
  expect(episode.sentences).toHaveLength(6)
  for (const sentence of episode.sentences) {
    const kept = getTokens(sentence)
    for (const { from, to, text: word } of kept) expect(sentence.text.slice(from, to)).toBe(word)
    const alone = getTokens({ ...sentence })
    expect(kept.map((token) => token.text)).toEqual(alone.map((token) => token.text))
    expect(kept.map(({ from }) => from)).toEqual(alone.map(({ from }) => from))
  }
})
