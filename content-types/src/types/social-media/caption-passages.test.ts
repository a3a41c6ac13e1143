import { expect, test } from 'vitest'
import { materialFor } from '../../built-in/material.server.ts'
import { createBrief, createEpisode } from '../../registry/sample-episodes.server.ts'
import { findCaptionPassages } from './caption-passages.server.ts'

const strong = 'I lost an eight thousand dollar deposit, and it was the best money I ever spent.'
const more = 'If your business only works when you are exhausted, it does not work.'

/** What goes with the strong sentence, in each passage that opens on it alone. */
function findRests(...turns: [speaker: string | null, text: string][]): (string | null)[] {
  const episode = createEpisode(turns)
  const material = { ...materialFor(episode, createBrief()), isAllowed: (words: string) => !words.includes('cheat') }
  return findCaptionPassages(episode, material, 400)
    .filter(({ hook }) => hook.words === strong)
    .map(({ rest }) => rest?.words ?? null)
}

test('a strong line goes on with the sentences that the same voice says after it, or before it', () => {
  expect(findRests(['Ada', `${strong} ${more}`])).toEqual([null, more])
  expect(findRests(['Ada', `${more} ${strong}`])).toEqual([null, more])
})

test.each<[string, ...[string | null, string][]]>([
  ['another voice', ['Ada', strong], ['Ben', more]],
  [
    'the next paragraph of a file without speakers',
    [null, `Bread needs time. ${strong}`],
    [null, `${more} It is over.`],
  ],
  ['a question', ['Ada', `${strong} What would you have done with all of that money back then?`]],
  ['a sentence that breaks off', ['Ada', `${strong} And if your business only works when you are,`]],
  ['words that are not allowed', ['Ada', `${strong} The people who sold us the oven cheat everybody in town.`]],
  ['a sentence that is taken back', ['Ada', `${strong} ${more} But that is not what I would tell you today.`]],
  ['a sentence about the talk itself', ['Ada', `${strong} As I said earlier, the oven was broken when we got it.`]],
  [
    'a sentence that addresses a person in the room',
    ['Ada', `${strong} The oven was broken, Ben, when we got it.`],
    ['Ben', 'Oh.'],
  ],
  ['a list that is announced and not given', ['Ada', `${strong} There are three reasons that we closed the shop.`]],
])('never with %s', (_, ...turns) => {
  const rests = findRests(...turns)
  expect(rests.length).toBeGreaterThan(0)
  for (const rest of rests)
    expect(rest ?? '').not.toMatch(/exhausted, it does not work\.$|money back|when you are,|cheat|earlier|Ben|three/)
})
