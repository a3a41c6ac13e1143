import { expect, test } from 'vitest'
import { writeContent } from '../../every-type/registry.server.ts'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { quoteCandidates } from '../quotes/quote-candidates.server.ts'
import { publishableSentences } from './publishable-sentences.server.ts'

const around = 'The tide keeps its own hours in our bay.'

function quoteScore(text: string): number {
  const candidates = quoteCandidates(
    episodeOf([
      ['Oda', `${around} ${text} The boats go up.`],
      ['Ben', 'And who pays for all of the ropes?'],
    ]),
  )
  const found = candidates.find((one) => one.text === text)
  if (!found) throw new Error(`no candidate: ${text}`)
  return found.score
}

function captionStrength(text: string): number {
  const episode = episodeOf([
    ['Oda', `${around} ${text} The boats go up.`],
    ['Ben', 'And who pays for all of the ropes?'],
  ])
  const [found] = [...publishableSentences(episode, briefOf()).values()].filter(
    ({ sentence }) => sentence.text === text,
  )
  if (!found) throw new Error(`not publishable: ${text}`)
  return found.strength
}

const plain = 'Most sailors think the wind is the enemy, but the best sailors never fight the wind.'

test.each([
  [
    'is said to somebody in the room',
    'Most sailors think the wind is the enemy, but the best sailors never fight the wind, Ben.',
  ],
  [
    'speaks of the talk',
    'By the way, most sailors think the wind is the enemy, but the best sailors never fight the wind.',
  ],
  [
    'gives directions',
    'Most sailors think the wind is the enemy, but you can see the best sailors never fight the wind.',
  ],
  [
    'points at what is not shown',
    'Most sailors think that wind is the enemy, but these two sailors never fight the wind.',
  ],
  ['is not sure', 'Most sailors think the wind is the enemy, but the best sailors never fight the wind, I guess.'],
])('a line that %s is worth less than one that does not', (_, text) => {
  expect(quoteScore(text)).toBeLessThan(quoteScore(plain) - 4)
  expect(captionStrength(text)).toBeLessThan(captionStrength(plain) - 0.5)
})

test('a story that only begins is no quote beside what was learned from it', () => {
  const begun = 'I had a boat in my first year that was always the worst boat on the whole coast of the north.'
  const half = quoteScore(begun.replace('worst', 'oldest'))
  expect(half).toBeLessThan(quoteScore(begun) - 8)
})

test('a long talk without strong lines gives the eight that are wanted, and no more', () => {
  const flat = [
    'There are a few ropes of hemp in the shed behind the church, I guess.',
    'We have some anchors that my uncle painted green in spring or something.',
    'I was at the market with my lamps on a Tuesday in November.',
    'There is a bucket under the bench where the coffee machine leaks.',
    'We were looking at maps of the island with the postman that afternoon.',
    'I had a neighbour who kept his oars in the kitchen, more or less.',
    'There was a meeting about the colour of the flags and the benches.',
    'We have a pump from the brewery and some chains from the railway.',
    'I met the man with the bell when he carried bread to the pier.',
    'There are two locks on the gate near the bakery, not sure about them.',
    'We went to the lighthouse with sandwiches and a very slow donkey.',
    'I have a drawer for nails and a drawer for letters from the bank.',
  ]
  const turns = flat.flatMap((line): [string, string][] => [
    ['Ben', 'What else do you have in winter then?'],
    ['Oda', line],
  ])
  const episode = episodeOf(turns)
  const stretch = (90 * 60) / Math.max(1, episode.durationSeconds)
  const long = {
    ...episode,
    durationSeconds: 90 * 60,
    sentences: episode.sentences.map((one) => ({ ...one, start: one.start * stretch, end: one.end * stretch })),
  }
  expect(writeContent('quotes', long, briefOf()).content).toHaveLength(8)
})
