import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { findSpellings } from './name-spellings.server.ts'

const talk = `Ada Roth: The first step is always small, as Bee Jay Fog says in his book.
Ben Kay: And what did kubernetties have to do with it? I read that get hub hosts the book.
Ada Roth: Nothing, Scottie. A ludicrous song said so, eighty pursent of it. But bee jay fog was right about the small steps.
`
const episode = understand(parseTranscript(Buffer.from(talk), 'steps.txt'))
const find = (...pairs: [heard: string, written: string][]) =>
  findSpellings(
    episode,
    pairs.map(([heard, written]) => ({ at: 'spelling', text: written, ids: [0], kind: heard })),
  ).map(({ heard, written, count }) => [heard, written, count])

test('spellings of misheard names are found with their places', () => {
  expect(find(['Bee Jay Fog', 'BJ Fogg'], ['kubernetties', 'Kubernetes'], ['get hub', 'GitHub'])).toEqual([
    ['Bee Jay Fog', 'BJ Fogg', 2],
    ['kubernetties', 'Kubernetes', 1],
    ['get hub', 'GitHub', 1],
  ])
  const [first] = findSpellings(episode, [{ at: 'spelling', text: 'GitHub', ids: [], kind: 'get hub' }])
  expect(first?.said).toContain('get hub hosts')
})

test('a word of the language may be a misheard name if it sounds the same; a term may end in a sign', () => {
  expect(find(['Scottie', 'Scotty'], ['ludicrous', 'Ludacris'], ['eighty pursent', '80%'])).toEqual([
    ['Scottie', 'Scotty', 1],
    ['ludicrous', 'Ludacris', 1],
    ['eighty pursent', '80%', 1],
  ])
})

test.each([
  ['of a word that sounds otherwise', ['steps', 'Stefan']],
  ['that only makes a word a name', ['small', 'Small']],
  ['of a word that is in every sentence', ['said', 'Syd']],
  ['that nobody said', ['Lorem Fog', 'Loren Fogg']],
  ['of an ordinary word', ['small', 'Tiny']],
  ['that is a sentence', ['get hub', 'GitHub, where code is hosted.']],
  ['with sentence marks', ['get hub', 'GitHub. Follow us']],
  ['that changes nothing', ['Ada', 'Ada']],
])('a spelling %s is ignored', (_, [heard = '', written = '']) => {
  expect(find([heard, written])).toEqual([])
})

test('of two spellings of the same words, none is used', () => {
  expect(find(['get hub', 'GitHub'], ['get hub', 'Git Hub'])).toEqual([])
})
