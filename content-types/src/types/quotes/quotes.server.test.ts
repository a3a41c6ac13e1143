import { findPassages, saysProfanity, understand } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { createBrief, createEpisode, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import { quoteCategory } from './quote-category.server.ts'
import { quotesOnServer } from './quotes.server.ts'
import { Quotes, quoteCategories } from './quotes.ts'

const [, bakery] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
const written = (brief = createBrief(), episode = bakery) => quotesOnServer.write(episode, brief).content ?? []
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

describe.each(sampleEpisodes())('%s', (_, episode) => {
  test('[CONTENT-09] each quote has text, speaker, timestamp and category', () => {
    const quotes = Quotes.parse(written(createBrief(), episode))
    expect(quotes.length).toBeGreaterThan(0)
    for (const { text, speaker, timestamp, category, verified } of quotes) {
      const turns = episode.turns.filter((turn) => turn.speaker === speaker)
      const said = turns.map(({ firstSentence: first, lastSentence: last }) =>
        episode.sentences.slice(first, last + 1).map((sentence) => sentence.text),
      )
      expect(said.map((texts) => texts.join(' ')).join('\n')).toContain(text)
      expect(timestamp).toMatch(/^(?:\d+:)?\d{1,2}:\d\d$/)
      expect(quoteCategories).toContain(category)
      expect(verified).toBe(true)
    }
  })

  test('open with the top picks', () => {
    const marks = written(createBrief(), episode).map(({ candidate = false }) => candidate)
    expect(marks[0]).toBe(false)
    expect(marks).toEqual([...marks].sort((a, b) => Number(a) - Number(b)))
  })
})

test('quotes of an episode stand 30 seconds apart, the strongest first', () => {
  const starts = written()
    .map(({ evidence }) => evidence?.start ?? 0)
    .sort((a, b) => a - b)
  expect(starts.length).toBeGreaterThan(4)
  for (const [at, start] of starts.slice(1).entries()) expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(30)
})

test('written again, other words are quoted', () => {
  const first = written().map(({ text }) => plain(text))
  const second = written(createBrief({}, { attempt: 1 })).map(({ text }) => plain(text))
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((text) => first.includes(text))).toEqual([])
})

test('what the podcast keeps out of its posts is not quoted', () => {
  const [first] = written()
  const telling = (first?.text.match(/\p{Ll}{6,}/gu) ?? []).at(-1) ?? ''
  expect(telling).not.toBe('')
  const texts = written(createBrief({ avoidTopics: [telling] })).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.join(' ')).not.toContain(telling)
})

test('a line is what its own words make it', () => {
  const episode = createEpisode([
    ['Ada', 'I was ashamed of it, and 40 percent of our guests left us. We bake on Sundays.'],
  ])
  const line = { last: 0, from: 0, to: 0, words: 0, speaker: 'Ada', start: 0, end: 0, strength: 50 }
  const [first] = episode.sentences
  if (!first) throw new Error('Nothing was read.')
  const cues = { ...first, traits: { ...first.traits, cues: { number: '40 percent' } } }
  const talk = { ...episode, sentences: [cues] }
  expect(quoteCategory({ ...line, first: 0, text: '40 percent of our guests left us' }, talk)).toBe('statistic')
  expect(quoteCategory({ ...line, first: 0, text: 'I was ashamed of it' }, talk)).toBe('insight')
})

test.each([
  ['40 percent of our guests left us in that winter.', 'statistic'],
  ['We lost $700 a month on bread that nobody ate.', 'statistic'],
  ['Thirty people work here, and every one bakes.', 'statistic'],
  ['Two or three days later the whole street was there.', 'insight'],
  ['Half the people in the street were there.', 'insight'],
  ['There are a million people who bake better bread.', 'insight'],
  ['It is one thing to have a hobby for one year.', 'insight'],
])('a number is a statistic where it states an amount: %s', (text, category) => {
  const episode = createEpisode([['Ada', text]])
  const line = { last: 0, from: 0, to: text.length, words: 9, speaker: 'Ada', start: 0, end: 9, strength: 50 }
  expect(quoteCategory({ ...line, first: 0, text }, episode)).toBe(category)
})

test('the rules find a quote out of what is left out', () => {
  const { leftOut } = findPassages(bakery)
  const rule = quotesOnServer.rules.find(({ label }) => label === 'quotes: nothing that is left out')
  const verdictOn = (wanted: boolean) => {
    const sentence = bakery.sentences.find(({ id }) => leftOut[id] === wanted)
    if (!sentence) throw new Error('There is no such sentence.')
    const { text, speaker, start, end, from, to } = sentence
    const evidence = { speaker, start, end, estimated: false, from, to }
    const quote = { text, speaker, timestamp: '0:00', category: 'insight' as const, estimated: false, verified: true }
    return rule?.check([{ ...quote, evidence }], { episode: bakery, brief: createBrief(), kit: {} }).wrong
  }
  expect(verdictOn(true)).toHaveLength(1)
  expect(verdictOn(false)).toEqual([])
})

test('the rules find profanity and a quote that hangs on', () => {
  const episode = understand({
    dialect: 'text',
    segments: [
      { id: 0, speaker: 'Ada', start: 0, end: 9, text: 'This holy shit of an oven burned the whole street down and' },
    ],
    speakers: ['Ada'],
    timeSource: 'file',
    durationSeconds: 9,
    notes: [],
  })
  const [sentence] = episode.sentences
  if (!sentence) throw new Error('Nothing was read.')
  expect(saysProfanity(sentence.text)).toBe(true)
  const quote = {
    ...{ text: sentence.text, speaker: 'Ada', timestamp: '0:00', category: 'insight' as const },
    ...{ estimated: false, verified: true },
    evidence: { speaker: 'Ada', start: 0, end: 9, estimated: false, from: sentence.from, to: sentence.to },
  }
  const setting = { episode, brief: createBrief(), kit: {} }
  const broken = quotesOnServer.rules.filter(({ check }) => check([quote], setting).wrong.length > 0)
  const labels = broken.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['quotes: open and end whole', 'quotes: no profanity']))
})
