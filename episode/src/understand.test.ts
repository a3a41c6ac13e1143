import { parseTranscript, type Segment, type Transcript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { maxSentenceLength, spanText, understand } from './index.ts'

type Line = Partial<Segment> & { text: string }

function createTranscript(lines: Line[], more: Partial<Transcript> = {}): Transcript {
  const segments = lines.map((line, id) => ({ speaker: null, start: null, end: null, ...line, id }))
  const timed = segments.filter((segment) => segment.start !== null).length
  return {
    dialect: 'test',
    segments,
    speakers: [...new Set(segments.flatMap((segment) => segment.speaker ?? []))],
    timeSource: timed === 0 ? 'none' : timed === segments.length ? 'file' : 'partly',
    durationSeconds: segments.at(-1)?.end ?? null,
    notes: [],
    ...more,
  }
}

test('sentences keep the words, the speaker and the place of the transcript, across cues', () => {
  const transcript = createTranscript([
    { speaker: 'Ada', start: 0, end: 4, text: 'Bread needs time more than' },
    { speaker: 'Ada', start: 4, end: 8, text: 'it needs flour. Most people rush it.' },
    { speaker: 'Ben', start: 9, end: 12, text: 'Why do they rush it?' },
  ])
  const { sentences, turns } = understand(transcript)
  expect(sentences.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    'Ada: Bread needs time more than it needs flour.',
    'Ada: Most people rush it.',
    'Ben: Why do they rush it?',
  ])
  expect(sentences[0]).toMatchObject({ from: { segment: 0, offset: 0 }, to: { segment: 1, offset: 15 }, start: 0 })
  expect(sentences[1]).toMatchObject({ from: { segment: 1, offset: 16 }, to: { segment: 1, offset: 36 }, end: 8 })
  expect(sentences[2]).toMatchObject({ start: 9, end: 12, estimated: false })
  expect(turns).toHaveLength(2)
})

test('brackets by the hundred thousand are no reason to read the text before each of them', { timeout: 20_000 }, () => {
  const opened = understand(createTranscript([{ text: '[x] We go. '.repeat(40_000).trim() }]))
  expect(spanText(opened, 0, opened.sentences.length)).toHaveLength(439_999)
  const closed = understand(createTranscript([{ text: '] We go '.repeat(50_000).trim() }]))
  expect(spanText(closed, 0, closed.sentences.length)).toHaveLength(399_999)
})

test('shreds of sentences by the thousand are read together, without losing any', () => {
  const text = 'Go. '.repeat(60_000).trim()
  const episode = understand(createTranscript([{ text }]))
  expect(episode.sentences.length).toBeLessThan(6_000)
  expect(spanText(episode, 0, episode.sentences.length)).toBe(text)
})

test('times are estimated at 150 words a minute where the file has none, and say so', () => {
  const words = Array.from({ length: 30 }, (_, index) => `Loaf number ${index} is baked.`).join(' ')
  const { sentences, durationSeconds } = understand(createTranscript([{ text: words }]))
  expect(durationSeconds).toBeCloseTo(60, 5)
  expect(sentences).toHaveLength(30)
  expect(sentences[15]).toMatchObject({ start: 30, end: 32, estimated: true })
})

test('between two marks of a partly timed file times are interpolated, after the last one they run on', () => {
  const sentence = 'Every single loaf we bake here takes about two whole days.'
  const paragraph = Array.from({ length: 10 }, () => sentence).join(' ')
  const { sentences, durationSeconds } = understand(
    createTranscript([
      { speaker: 'Ada', start: 10, text: paragraph },
      { speaker: 'Ben', text: paragraph },
      { speaker: 'Ada', start: 130, text: paragraph },
    ]),
  )
  expect(sentences[10]).toMatchObject({ start: 70, estimated: true })
  expect(sentences[20]).toMatchObject({ start: 130, estimated: false })
  expect(durationSeconds).toBeCloseTo(190, 5)
})

test('the same transcript gives the same episode', () => {
  const transcript = createTranscript([
    { speaker: 'Ada', text: 'What is the hardest part of baking bread? I have always wondered about that.' },
    { speaker: 'Ben', text: 'The hardest part of baking is waiting. Most people think flour matters most.' },
  ])
  expect(JSON.stringify(understand(transcript))).toBe(JSON.stringify(understand(transcript)))
  expect(spanText(understand(transcript), 2, 3)).toBe(transcript.segments[1]?.text)
})

test('a time that stands inside a long turn is the time of the words after it', () => {
  const text = 'The first shop opened in May. The second shop opened in June. The third one never opened.'
  const second = text.indexOf('The second')
  const segment = { id: 0, speaker: 'Ada', start: 0, end: null, text, marks: [{ offset: second, seconds: 40 }] }
  const episode = understand({
    dialect: 'text',
    segments: [segment],
    speakers: ['Ada'],
    timeSource: 'partly',
    durationSeconds: 40,
    notes: [],
  })
  const sentence = episode.sentences.find(({ text: words }) => words.startsWith('The second'))
  expect(sentence).toMatchObject({ start: 40, estimated: false })
})

test('from where a sponsor is named to where its name falls last, everything is its read', () => {
  const filler = Array.from({ length: 8 }, (_, at) => `The oven of the year ${1990 + at} burned every loaf we made.`)
  const read = [
    'This episode is brought to you by Ledgerlark, bookkeeping for bakers.',
    'Ledgerlark sorts your receipts by the hour.',
    'There is nothing to install.',
    'Our thanks to Ledgerlark for supporting the show.',
  ]
  const lines = [...filler, ...read, ...filler].map((text) => ({ speaker: 'Maya', text }))
  const { sentences, keyPhrases, topics } = understand(createTranscript(lines))
  const marked = sentences.filter(({ traits }) => traits.boilerplate === 'sponsor').map(({ text }) => text)
  expect(marked).toEqual(read)
  expect(keyPhrases.join()).not.toMatch(/ledgerlark/i)
  expect(topics.flatMap((topic) => topic.keyPhrases).join()).not.toMatch(/ledgerlark/i)
})

test('a long read is followed from naming to naming, also where its sponsor has no capital', () => {
  const said = (what: string, times: number) =>
    Array.from({ length: times }, (_, at) => `${what} number ${at} was never as calm as we had hoped it would be.`)
  const read = [
    'This hour is brought to you by ledgerlark and its quiet books.',
    ...said('The harbour in spring', 9),
    'With ledgerlark you count every boat before it counts you.',
    ...said('A boat in autumn', 9),
    'You should tell ledgerlark that somebody at the harbour sent you.',
  ]
  const talk = said('The winter in our town', 9)
  const { sentences } = understand(createTranscript([{ text: [...talk, ...read, ...talk].join(' ') }]))
  const sponsored = sentences.filter(({ traits }) => traits.boilerplate === 'sponsor').map(({ text }) => text)
  expect(sponsored).toEqual(read)
})

test('what goes on without an end is cut behind a word, and nothing of it is lost', () => {
  const text = `${'The bread rose. '.repeat(50)}${'The oven, the flour, '.repeat(300)}then the end.`
  const { sentences } = understand(createTranscript([{ text }]))
  expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(text)
  expect(sentences.length).toBe(54)
  for (const sentence of sentences) expect(sentence.text.length).toBeLessThanOrEqual(maxSentenceLength)
})

test('what has no spaces is cut between whole characters', () => {
  const text = `あ${'🥖'.repeat(2500)}`
  const { sentences } = understand(createTranscript([{ text }]))
  expect(sentences.map((sentence) => sentence.text).join('')).toBe(text)
  for (const sentence of sentences) {
    expect(sentence.text.length).toBeLessThanOrEqual(maxSentenceLength)
    expect(sentence.text.isWellFormed()).toBe(true)
  }
})

test('the roles that a file states count, even if the guest asks', () => {
  const talk = `Ada Roth: Welcome to the show. What do you do? How did you begin? Why bread?
Ben Kay: I bake bread at night, because the town sleeps then and nobody wants to talk about the price of flour at all.
`
  const roles = (head: string) =>
    understand(parseTranscript(Buffer.from(`${head}${talk.repeat(6)}`), 'talk.txt')).speakers.map(
      ({ name, role }) => `${name}: ${role}`,
    )
  expect(roles('')).toEqual(['Ben Kay: guest', 'Ada Roth: host'])
  expect(roles('Host: Ben Kay\nGuest: Ada Roth\n\n')).toEqual(['Ben Kay: host', 'Ada Roth: guest'])
})
