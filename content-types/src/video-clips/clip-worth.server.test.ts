import { type Moment, sentencesOf } from '@podcastai/episode'
import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../sample-episodes.server.ts'
import { chooseClips } from './clip-candidates.server.ts'
import { clipWorth } from './clip-worth.server.ts'

/** A span of everything that is said, with the same total and scores whatever it is. */
function worthOf(text: string): number {
  const episode = episodeOf([['Ada', text]])
  const last = episode.sentences.length - 1
  const part = { score: 50, reason: '' }
  const scores = { hook: part, standalone: part, specificity: part, emotion: part, quotability: part, relevance: part }
  const moment: Moment = { firstSentence: 0, lastSentence: last, start: 0, end: 30, total: 50, scores }
  return clipWorth(moment, sentencesOf(episode, 0, last))
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

test('no clip opens on a gasp', () => {
  const gasps = episodeOf([
    ['Ben', 'Was there one night that changed how you bake?'],
    [
      'Ada',
      'Oh gosh, the night the chimney cracked is the worst one that I remember. Nobody slept, and the dough did not wait for us either. We carried forty loaves across the street to the school. The truth is that a bakery is a neighbourhood and never a building. That night taught me to ask for help before I need it, and I never baked alone again.',
    ],
  ])
  const openings = chooseClips(gasps, briefOf()).map(({ first }) => gasps.sentences[first]?.text)
  expect(openings.length).toBeGreaterThan(0)
  for (const opening of openings) expect(opening).not.toMatch(/^Oh/)
})
