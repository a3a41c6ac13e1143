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
  findSpeakerNames(numbered, { brief: createBrief(), pieces }).names.map(({ speaker, name }) => [speaker, name])

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
  const [maya] = findSpeakerNames(numbered, { brief: createBrief(), pieces: [named('B', 'Maya Brandt', [3])] }).names
  expect(maya?.said).toMatch(/^I'm Maya Brandt/)
})

test.each<[string, ReturnType<typeof named>, string]>([
  ['that nobody says', named('A', 'Oliver Kessler'), 'Nobody says this name.'],
  ['that contradicts what a speaker says', named('B', 'Jonas Reed'), 'The talk calls this speaker Maya Brandt.'],
  ['for a letter without a speaker', named('C', 'Jonas Reed'), 'There is no speaker with this letter.'],
  ['that is a label', named('A', 'Guest'), 'It isn’t a name.'],
  ['that is a sentence', named('A', 'Jonas Reed. Follow us for more.'), 'It isn’t a name.'],
])('a name %s is not used, with the reason', (_, piece, why) => {
  const { names, unused } = findSpeakerNames(numbered, { brief: createBrief(), pieces: [piece] })
  expect(names).toEqual([])
  expect(unused).toEqual([{ at: 'speaker', text: expect.stringContaining(` is ${piece.text}`), why }])
})

const ferry = `Speaker 1: Last week we spoke about the ferry, and Brian Lint wrote to us about it. Welcome, Brian.
Speaker 2: Thank you. It leaves at six in the morning, and nobody has ever asked why it does so.
`

test('names are checked in the talk as its spellings change it', () => {
  const episode = understand(parseTranscript(Buffer.from(ferry.repeat(4)), 'ferry.txt'))
  const letter = episode.speakers[0]?.name === 'Speaker 2' ? 'A' : 'B'
  const spellings = [
    { heard: 'Brian', written: 'Bryan' },
    { heard: 'Brian Lint', written: 'Bryan Lindt' },
  ]
  const names = (name: string) =>
    findSpeakerNames(episode, { brief: createBrief(), pieces: [named(letter, name, [0])], spellings }).names
  expect(names('Bryan')).toMatchObject([
    { speaker: 'Speaker 2', name: 'Bryan', said: expect.stringContaining('Bryan') },
  ])
  // A writer may still name the speaker as the transcript does.
  expect(names('Brian')).toMatchObject([{ name: 'Bryan' }])
})

test('a name holds for a speaker of few words, too', () => {
  const talk = `${ferry.repeat(12)}Speaker 3: Good night.
Speaker 1: Good night, Rosa Lind.
`
  const episode = understand(parseTranscript(Buffer.from(talk), 'ferry.txt'))
  expect(speakersTask(episode)).toMatch(/doesn't name A and B,/)
  const { names } = findSpeakerNames(episode, { brief: createBrief(), pieces: [named('C', 'Rosa Lind', [])] })
  expect(names).toMatchObject([{ speaker: 'Speaker 3', name: 'Rosa Lind' }])
})

test('a name that another speaker has is ignored', () => {
  const episode = open('Speaker 1', 'Jonas Reed')
  expect(findSpeakerNames(episode, { brief: createBrief(), pieces: [named('B', 'Jonas')] })).toMatchObject({
    names: [],
    unused: [{ text: 'Speaker 1 is Jonas', why: 'Another speaker has this name.' }],
  })
})

test('names that answers give to several speakers, or a speaker several names, are ignored', () => {
  const talk = `Speaker 1: Last week we spoke about the ferry, and Rosa Lind wrote to us about it.
Speaker 2: She did, and so did Otto Berg, who says that it leaves at six in the morning.
`
  const episode = understand(parseTranscript(Buffer.from(talk.repeat(8)), 'ferry.txt'))
  const names = (...pieces: ReturnType<typeof named>[]) =>
    findSpeakerNames(episode, { brief: createBrief(), pieces }).names.map(({ name }) => name)
  expect(names(named('A', 'Rosa Lind', [0]), named('B', 'Otto Berg', [1]))).toEqual(['Rosa Lind', 'Otto Berg'])
  expect(names(named('A', 'Rosa Lind', [0]), named('B', 'Rosa', [0]))).toEqual([])
  expect(names(named('A', 'Rosa Lind', [0]), named('A', 'Otto Berg', [1]))).toEqual([])
})
