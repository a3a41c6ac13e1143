import { passagesOf } from '@podcastai/episode'
import { expect, test } from 'vitest'
import { episodeOf } from '../../every-type/sample-episodes.server.ts'
import { runsAround } from './runs-around.server.ts'

const strong = 'I lost an eight thousand dollar deposit, and it was the best money I ever spent.'
const more = 'If your business only works when you are exhausted, it does not work.'

/** What the first sentence grows to. */
function grown(...turns: [speaker: string, text: string][]): string[] {
  const episode = episodeOf(turns)
  const line = passagesOf(episode).lines.find(({ first, last }) => first === 0 && last === 0)
  if (!line) throw new Error('The first sentence is no line.')
  return runsAround(
    episode,
    { ...line, from: 0 },
    { longest: 400, isAllowed: (words) => !words.includes('cheat') },
  ).map(({ words }) => words)
}

test('a strong line grows by whole statements of the same speaker', () => {
  expect(grown(['Ada', `${strong} ${more}`])).toEqual([strong, `${strong} ${more}`])
})

test.each<[string, ...[string, string][]]>([
  ['another voice', ['Ada', strong], ['Ben', more]],
  ['a question', ['Ada', `${strong} What would you have done with all of that money back then?`]],
  ['a sentence that breaks off', ['Ada', `${strong} And if your business only works when you are,`]],
  ['words that are not allowed', ['Ada', `${strong} The people who sold us the oven cheat everybody in town.`]],
  ['a sentence that is taken back', ['Ada', `${strong} ${more} But that is not what I would tell you today.`]],
])('never by %s', (_, ...turns) => {
  expect(grown(...turns)[0]).toBe(strong)
  expect(grown(...turns).filter((words) => words !== strong && !words.includes('today'))).toEqual([])
})
