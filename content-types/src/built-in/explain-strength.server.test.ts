import { expect, test } from 'vitest'
import { fromOlderClips } from '../clip/video-clip.ts'
import { writeContent } from '../registry/registry.server.ts'
import { createBrief, createEpisode, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { explainExcerpt, explainLine } from './explain-strength.server.ts'

const ask: [string, string] = ['Mia Hart', 'What did the winter on the island cost you, and who paid for it?']
const answer = (text: string): [string, string] => ['Oda Lund', text]

/** Why the last turn of a short interview ranks where it does, as a line. */
function explain(text: string, said = text): string {
  const episode = createEpisode([ask, answer('The lamp went out on a Sunday evening in the storm.'), ask, answer(text)])
  const { id } = episode.sentences.at(-1)!
  return explainLine(episode, { first: id, last: id, from: text.indexOf(said), text: said })
}

test.each([
  ['The lamp burned 400 dollars of oil that winter.', /[Ii]ncludes a number/],
  ['Suddenly the whole pier was gone and everything changed for the keepers.', /[Tt]urning point/],
  ['Nobody keeps a lighthouse for the money.', /[Mm]akes a claim/],
  ['I was wrong about the harbor for thirty winters.', /[Pp]ersonal admission/],
])('a line says what was measured in it: %s', (text, reason) => {
  expect(explain(text)).toMatch(reason)
  expect(explain('The boats leave in the morning.')).not.toMatch(reason)
})

test('a line that depends on what came before doesn’t make sense on its own, and a cue outside its words is no reason', () => {
  expect(explain('The boats leave the harbor in the morning.')).toContain('orks on its own')
  expect(explain('They leave it in the morning.')).not.toContain('orks on its own')
  const text = 'It cost 400 dollars, and the boats leave the harbor in the morning.'
  expect(explain(text, 'the boats leave the harbor in the morning')).not.toMatch(/number|orks on its own/)
})

test('a clip says how it opens, what its strongest line does, and that it ends with the turn', () => {
  const episode = createEpisode([
    ask,
    answer('The lamp burned 400 dollars of oil that winter. The town paid for all of it in the end.'),
    ['Mia Hart', 'Thank you.'],
  ])
  expect(explainExcerpt(episode, { first: 0, last: 2 })).toBe(
    'Opens with a question and answer, includes a number, ends where the speaker finishes',
  )
  expect(explainExcerpt(episode, { first: 1, last: 1 })).toBe('Clear from the first sentence, includes a number')
})

test('a clip that opens with a tag question doesn’t claim to open with a question', () => {
  const episode = createEpisode([
    ask,
    answer('You would think the town paid for it, right? The keepers paid for all of it.'),
  ])
  expect(explainExcerpt(episode, { first: 1, last: 2 })).not.toMatch(/question/)
})

test('without speaker names, no line claims to be by one speaker', () => {
  const text = 'The boats were leaving the harbor with what they had, and then they were gone again for weeks of it.'
  const episode = createEpisode([[null, text]])
  expect(explainLine(episode, { first: 0, last: 0, from: 5, text: text.slice(5) })).not.toMatch(/speaker|guest/)
})

test('a language without a judge is told only what was counted', () => {
  const episode = createEpisode([
    ['Eva', 'Der Leuchtturm steht seit hundert Jahren auf der Insel und niemand weiß genau warum.'],
    ['Uwe', 'Die Lampe brennt jede Nacht, und das Öl kommt einmal im Monat mit dem Schiff aus der Stadt.'],
  ])
  const { text } = episode.sentences[0]!
  expect(explainLine(episode, { first: 0, last: 0, from: 0, text })).not.toMatch(/claim|number|emotional/)
})

test.each(sampleEpisodes())(
  'every item of %s says why in one line of three parts at most, without a percentage',
  (_, talk) => {
    const quotes = writeContent('quotes', talk, createBrief()).content ?? []
    const clips = [
      ...(writeContent('video_clips', talk, createBrief()).content ?? []),
      ...(writeContent('viral_clips', talk, createBrief()).content ?? []),
    ]
    const texts = writeContent('thumbnail_design', talk, createBrief()).content?.textOptions
    const lines = [
      ...[...quotes, ...clips].map(({ why }) => why),
      ...[...(texts?.fullEpisode ?? []), ...(texts?.clips ?? [])].map(({ reasoning }) => reasoning),
    ]
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      expect(line).toMatch(/^[\p{Lu}\d][^\n%.]+$/u)
      expect(line?.split(', ').length).toBeLessThanOrEqual(3)
    }
  },
)

test('clips of before keep what they say: one whose ends were moved is told by a mark of its own', () => {
  const older = (scores: object, rest = {}) => ({ title: 'A clip', scores, ...rest })
  const part = { hook: { score: 90, reason: 'opens on a claim' } }
  expect(fromOlderClips([older(part), older({}), older({}, { addedByHand: true })])).toEqual([
    { title: 'A clip' },
    { title: 'A clip', recut: true },
    { title: 'A clip', addedByHand: true },
  ])
  expect(fromOlderClips([{ title: 'A clip' }])).toBeNull()
})
