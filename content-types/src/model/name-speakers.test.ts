import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { createBrief } from '../registry/sample-episodes.server.ts'
import { findSpeakerNames, speakersTask } from './name-speakers.server.ts'

const file = 'the-bakery-that-closed-on-saturdays.vtt'
const text = readFileSync(join(import.meta.dirname, '../../../samples', file), 'utf8')
const open = (host: string, guest: string) =>
  understand(
    parseTranscript(
      Buffer.from(text.replaceAll('<v Maya Brandt>', `<v ${host}>`).replaceAll('<v Jonas Reed>', `<v ${guest}>`)),
      file,
    ),
  )
const numbered = open('Speaker 1', 'Speaker 2')
const introduced = numbered.sentences.find((sentence) => sentence.text.includes("I'm Maya Brandt"))!.id

// Letters go by share of the talk: A is the guest.
const named = (letter: string, name: string, ids = [introduced]) => ({ at: 'speaker', text: name, ids, kind: letter })
const find = (...pieces: ReturnType<typeof named>[]) =>
  findSpeakerNames(numbered, { brief: createBrief(), pieces }).map(({ speaker, name }) => [speaker, name])

test('the request for names lists the letters of speakers without a name, and only those', () => {
  expect(speakersTask(numbered)).toMatch(/doesn't name A and B,/)
  expect(speakersTask(open('Maya Brandt', 'Guest'))).toMatch(/doesn't name A,/)
  expect(speakersTask(open('Maya Brandt', 'Jonas Reed'))).toBeNull()
})

test('a name is taken with the sentence that reveals it', () => {
  expect(find(named('B', 'Maya Brandt'), named('A', 'Jonas Reed'))).toEqual([
    ['Speaker 1', 'Maya Brandt'],
    ['Speaker 2', 'Jonas Reed'],
  ])
  const [maya] = findSpeakerNames(numbered, { brief: createBrief(), pieces: [named('B', 'Maya Brandt', [3])] })
  expect(maya?.said).toMatch(/^I'm Maya Brandt/)
})

test.each([
  ['that nobody says', [named('A', 'Oliver Kessler')]],
  ['that contradicts what a speaker says', [named('B', 'Jonas Reed')]],
  ['for a letter without a speaker', [named('C', 'Jonas Reed')]],
  ['that is a label', [named('A', 'Guest')]],
  ['that is a sentence', [named('A', 'Jonas Reed. Follow us for more.')]],
])('a name %s is ignored', (_, pieces) => {
  expect(find(...pieces)).toEqual([])
})

test('a name that another speaker has is ignored', () => {
  const episode = open('Speaker 1', 'Jonas Reed')
  expect(findSpeakerNames(episode, { brief: createBrief(), pieces: [named('B', 'Jonas')] })).toEqual([])
})

test('names that answers give to several speakers, or a speaker several names, are ignored', () => {
  const talk = `Speaker 1: Last week we spoke about the ferry, and Rosa Lind wrote to us about it.
Speaker 2: She did, and so did Otto Berg, who says that it leaves at six in the morning.
`
  const episode = understand(parseTranscript(Buffer.from(talk.repeat(8)), 'ferry.txt'))
  const names = (...pieces: ReturnType<typeof named>[]) =>
    findSpeakerNames(episode, { brief: createBrief(), pieces }).map(({ name }) => name)
  expect(names(named('A', 'Rosa Lind', [0]), named('B', 'Otto Berg', [1]))).toEqual(['Rosa Lind', 'Otto Berg'])
  expect(names(named('A', 'Rosa Lind', [0]), named('B', 'Rosa', [0]))).toEqual([])
  expect(names(named('A', 'Rosa Lind', [0]), named('A', 'Otto Berg', [1]))).toEqual([])
})
