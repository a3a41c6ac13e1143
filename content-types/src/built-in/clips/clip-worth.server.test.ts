import { type Moment, sentencesOf } from '@podcastai/episode'
import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { chooseClips } from './clip-candidates.server.ts'
import { clipWorth, wordCounts } from './clip-worth.server.ts'

/** A span of everything that is said, with the same total and scores whatever it is. */
function worthOf(text: string): number {
  const episode = episodeOf([['Ada', text]])
  const last = episode.sentences.length - 1
  const part = { score: 50, reason: '' }
  const scores = { hook: part, standalone: part, specificity: part, emotion: part, quotability: part, relevance: part }
  const moment: Moment = { firstSentence: 0, lastSentence: last, start: 0, end: 30, total: 50, scores }
  return clipWorth(moment, sentencesOf(episode, 0, last), wordCounts())
}

test('an opinion with an edge in short words comes before a lecture in long ones', () => {
  const edge =
    'Nobody needs a bigger oven. You need more patience. I never met a baker who failed because the oven was small. They fail because they do not wait.'
  const lecture =
    'Temperature distribution considerations regarding commercial installations necessitate comprehensive measurement procedures, particularly wherever humidity requirements and recirculation characteristics interact with ventilation.'
  expect(worthOf(edge)).toBeGreaterThan(worthOf(lecture) + 10)
})

test('what denies nothing loses against the same words with an edge', () => {
  expect(worthOf('Bread is never about speed. A good crust does not hurry.')).toBeGreaterThan(
    worthOf('Bread is often about speed. A good crust may just hurry.'),
  )
})

test('what happened to somebody comes before the same things as a rule', () => {
  const told =
    'One night I dropped the dough on the stairs. We picked it up and she never said a word. Then I sold every loaf.'
  const rule =
    'Any night you drop the dough on the stairs. You pick it up and nobody ever says a word. Then you sell a loaf.'
  expect(worthOf(told)).toBeGreaterThan(worthOf(rule) + 6)
})

test('no clip opens on a gasp, not even on one that asks', () => {
  const gasps = episodeOf([
    ['Ben', 'Oh gosh, why would anybody bake at night?'],
    [
      'Ada',
      'And that is what nobody asks me. But they do not wait for us either. And then we carried forty loaves across the street to the school. But it was never about the oven, because they love the smell in the morning. And that taught me to ask for help before I need it, and so I never baked alone again. The dough knows who is in a hurry. Every morning at four somebody else unlocks the door, and it smells of coffee, and two people who hardly talk carry flour down the stairs, and they are glad of each other until the shop opens at seven.',
    ],
  ])
  const openings = chooseClips(gasps, briefOf()).map(({ first }) => gasps.sentences[first]?.text)
  expect(openings.length).toBeGreaterThan(0)
  for (const opening of openings) expect(opening).not.toMatch(/^Oh/)
})
