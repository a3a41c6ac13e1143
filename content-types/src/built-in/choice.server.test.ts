import type { Line } from '@podcastai/episode'
import { expect, test } from 'vitest'
import { createEpisode } from '../registry/sample-episodes.server.ts'
import { choose } from './choice.server.ts'
import { inQuotes, saidText } from './printed.server.ts'

const words = ['harbor', 'lantern', 'anchor', 'ferry', 'lighthouse', 'compass', 'sailor', 'gull']
const episode = createEpisode(
  words.map((word) => ['Ada', `Every ${word} needs somebody beside the ${word} at midnight.`]),
)
const lines = episode.sentences.map(
  ({ id, text, start, end }): Line => ({
    ...{ first: id, last: id, from: 0, to: text.length, text, words: 8, speaker: 'Ada', start, end },
    strength: 90 - id * 10,
  }),
)
/** Lines that have all but one word in common would say the same. */
const apart = lines.map((line, at) => ({ ...line, text: `${words[at]} ${words[at]}s` }))
const chosen = (attempt: number, rest = {}) =>
  choose(episode, apart, { count: 3, attempt, ...rest }).map(({ first }) => first)

test('every attempt takes the next best pieces, and starts over when there are none left', () => {
  expect([0, 1, 2, 3].map((attempt) => chosen(attempt))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7],
    [0, 1, 2],
  ])
})

test('what is too weak is not taken, but the strongest piece always is', () => {
  expect(chosen(0, { strongFrom: 75 })).toEqual([0, 1])
  expect(chosen(0, { strongFrom: 95 })).toEqual([0])
})

test('no piece shares words with another or with one used elsewhere, or says the same', () => {
  const [first] = apart
  if (!first) throw new Error('There are lines.')
  expect(chosen(0, { without: [first] })).toEqual([1, 2, 3])
  expect(choose(episode, [first, { ...first, from: 6 }], { count: 2, attempt: 0 })).toHaveLength(1)
  expect(
    choose(
      episode,
      lines.slice(0, 2).map((line) => ({ ...line, text: 'the same midnight' })),
      { count: 2, attempt: 0 },
    ),
  ).toHaveLength(1)
})

test('pieces begin at a distance from each other', () => {
  const [first = 0, second = 0] = choose(episode, apart, { count: 2, attempt: 0, secondsApart: 6 }).map(
    ({ start }) => start,
  )
  expect(second - first).toBeGreaterThanOrEqual(6)
})

test('what was said is printed with a capital, a clean end, and single marks inside quotation marks', () => {
  expect(saidText('so it begins —')).toBe('So it begins')
  expect(inQuotes('he said "no," and left,')).toBe('“He said ‘no,’ and left”')
})
