import { namesOfLanes } from '@podcastai/contracts'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { toAnalysis } from './analysis.ts'

const asks = 'Welcome back. Why did you close the bakery? What did it cost you? How did the town take it?'
const tells =
  'We closed on Saturdays because every single loaf cost us more than we charged for it, and nobody had done the sum.'
const adds = 'I told them that a queue is not a business, it is a photograph of one good hour in a long and quiet week.'

function read(...turns: [speaker: string, text: string][]) {
  const text = turns.map(([speaker, said]) => (speaker ? `${speaker}: ${said}` : said)).join('\n\n')
  return toAnalysis(understand(parseTranscript(new TextEncoder().encode(text), 'episode.txt')))
}

test.each([
  ['a host and two guests', read(['Ada', asks], ['Cleo', tells], ['Ada', asks], ['Dan', adds]), 3],
  ['two of whom nobody is known as host', read(['Eve', tells], ['Fay', adds], ['Eve', adds], ['Fay', tells]), 2],
  ['two hosts and a guest', read(['Ada', asks], ['Ben', asks], ['Cleo', tells], ['Cleo', adds], ['Ada', asks]), 3],
])('%s have a lane each in the talk strip, in which nobody else speaks', (_, analysis, lanes) => {
  const names = namesOfLanes(analysis)
  expect([...names].sort()).toEqual(analysis.speakers.map(({ name }) => name).sort())
  expect(names).toHaveLength(lanes)
  const drawn = analysis.strip.map(({ host, guests }) => [host, guests].flat())
  for (const lane of names.keys()) expect(drawn.some((words) => (words[lane] ?? 0) > 0)).toBe(true)
  // One speaks after the other: few windows hold words of two.
  expect(drawn.filter((words) => words.filter((count) => count > 0).length > 1).length).toBeLessThan(drawn.length / 4)
  for (const words of drawn) expect(words).toHaveLength(lanes)
})

test('a single voice and a text without names keep one lane', () => {
  for (const analysis of [read(['Ada', tells], ['Ada', adds]), read(['', tells])])
    for (const { guests } of analysis.strip) expect(guests).toBeTypeOf('number')
})
