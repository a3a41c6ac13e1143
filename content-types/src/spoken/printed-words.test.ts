import { expect, test } from 'vitest'
import { episodeOf } from '../every-type/sample-episodes.server.ts'
import { printWords } from './printed-words.server.ts'

const episode = episodeOf([
  ['Ada', 'So the oven is older than the shop. It still works, and nobody knows why.'],
  ['Ben', 'Did you ever think of buying a new one?'],
])
const print = (draft: string, avoid: string[] = []) => printWords(draft, episode, avoid)

test('prints the words of the sentences that a draft points at, and where they stand', () => {
  const { text, evidence, problems } = print('“[[0:1]]” – Ada')
  expect(text).toBe('“The oven is older than the shop.” – Ada')
  expect(evidence).toEqual([expect.objectContaining({ speaker: 'Ada', from: { segment: 0, offset: 0 } })])
  expect(problems).toEqual([])
})

test('prints several sentences of one turn, words out of the middle, and words that run on', () => {
  expect(print('[[0..1]]').text).toBe(
    episode.sentences
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  )
  expect(print('“[[1:0-2]].”').text).toBe('“It still works.”')
  expect(print('[[2]], Ben asks').text).toBe('Did you ever think of buying a new one? Ben asks')
})

test('complains of what is not there, of two speakers in one quote, and of quotes that nobody said', () => {
  expect(print('[[99]]').problems).toHaveLength(1)
  expect(print('[[1..2]]').problems[0]).toContain('change of speaker')
  expect(print('Ada says: “The oven was my first love.”').problems[0]).toContain('was not said')
})

test('complains of banned phrases in words of ours only, and of topics to avoid', () => {
  const said = episodeOf([['Ada', 'Let us dive into the dough and never look back.']])
  expect(printWords('“[[0]]”', said, []).problems).toEqual([])
  expect(printWords('We dive into it: “[[0]]”', said, []).problems[0]).toContain('dive into')
  expect(print('[[0]]', ['ovens']).problems).toHaveLength(1)
})
