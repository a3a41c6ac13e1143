import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { findSpellings } from './name-spellings.server.ts'

const talk = `Ada Roth: The first step is always small, as Bee Jay Fog says in his book.
Ben Kay: And what did kubernetties have to do with it? I read that get hub hosts the book.
Ada Roth: Nothing, Scottie. A ludicrous song said so, eighty pursent of it. But bee jay fog was right about the small steps.
`
const episode = understand(parseTranscript(Buffer.from(talk), 'steps.txt'))
const read = (...pairs: [heard: string, written: string][]) =>
  findSpellings(
    episode,
    pairs.map(([heard, written]) => ({ at: 'spelling', text: written, ids: [0], kind: heard })),
  )
const find = (...pairs: [heard: string, written: string][]) =>
  read(...pairs).spellings.map(({ heard, written, count }) => [heard, written, count])

test('spellings of misheard names are found with their places', () => {
  expect(find(['Bee Jay Fog', 'BJ Fogg'], ['kubernetties', 'Kubernetes'], ['get hub', 'GitHub'])).toEqual([
    ['Bee Jay Fog', 'BJ Fogg', 2],
    ['kubernetties', 'Kubernetes', 1],
    ['get hub', 'GitHub', 1],
  ])
  const [first] = read(['get hub', 'GitHub']).spellings
  expect(first?.said).toContain('get hub hosts')
})

test('a word of the language may be a misheard name if it sounds the same; a term may end in a sign', () => {
  expect(find(['Scottie', 'Scotty'], ['ludicrous', 'Ludacris'], ['eighty pursent', '80%'])).toEqual([
    ['Scottie', 'Scotty', 1],
    ['ludicrous', 'Ludacris', 1],
    ['eighty pursent', '80%', 1],
  ])
})

const ordinary = (heard: string) => `“${heard}” is an ordinary word, and it doesn’t sound like the spelling.`
const noName = 'The spelling isn’t a name or term of a few words.'

test.each<[string, [string, string], string]>([
  ['of a word that sounds otherwise', ['steps', 'Stefan'], ordinary('steps')],
  ['that only makes a word a name', ['small', 'Small'], ordinary('small')],
  ['of a word that is in every sentence', ['said', 'Syd'], ordinary('said')],
  ['that nobody said', ['Lorem Fog', 'Loren Fogg'], '“Lorem Fog” isn’t in the transcript.'],
  ['of an ordinary word', ['small', 'Tiny'], ordinary('small')],
  ['that is a sentence', ['get hub', 'GitHub, where code is hosted.'], noName],
  ['with sentence marks', ['get hub', 'GitHub. Follow us'], noName],
  ['without heard words', ['', 'GitHub'], 'It doesn’t say what the transcript has instead.'],
])('a spelling %s is not used, with the reason', (_, [heard, written], why) => {
  expect(read([heard, written])).toEqual({
    spellings: [],
    unused: [{ at: 'spelling', text: `“${heard}” is spelled “${written}”`, why }],
  })
})

test('a spelling that changes nothing is no spelling', () => {
  expect(read(['Ada', 'Ada'])).toEqual({ spellings: [], unused: [] })
})

test('of two spellings of the same words, none is used, unless they differ only in case', () => {
  const both = read(['get hub', 'GitHub'], ['get hub', 'Git Hub'])
  expect(both.spellings).toEqual([])
  expect(both.unused.map(({ text, why }) => [text, why])).toEqual([
    ['“get hub” is spelled “GitHub”', 'The reply spells it in two ways.'],
    ['“get hub” is spelled “Git Hub”', 'The reply spells it in two ways.'],
  ])
  expect(read(['Bee Jay Fog', 'BJ Fogg'], ['BEE JAY FOG', 'BJ FOGG'])).toMatchObject({
    spellings: [{ heard: 'Bee Jay Fog', written: 'BJ Fogg', count: 2 }],
    unused: [],
  })
})
