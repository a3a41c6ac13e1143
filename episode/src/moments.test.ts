import { expect, test } from 'vitest'
import type { Sentence } from './episode.ts'
import { momentsOf } from './moments.ts'

test('a file that gives all its sentences one time is not searched from each of them to its end', () => {
  let asked = 0
  const sentences = Array.from({ length: 4_000 }, (_, id): Sentence => {
    const text = 'Bread needs a cold night, and nobody believed it.'
    return {
      ...{ id, turn: 0, speaker: 'Ada', text, words: 9, start: 7, estimated: false, runsInto: [] },
      ...{ from: { segment: id, offset: 0 }, to: { segment: id, offset: text.length } },
      get end() {
        asked += 1
        return 7
      },
      traits: {
        ...{ question: false, standsAlone: true, hygiene: null, rough: false, cues: {} },
        ...{ quotability: 50, opening: 50, landing: 50 },
      },
    }
  })
  const moments = momentsOf({ sentences, topics: [], keyPhrases: [], durationSeconds: 7 })
  expect(moments.length).toBeGreaterThan(0)
  expect(asked).toBeLessThan(sentences.length * 300)
})
