import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

const word = (word: string, startTime: string, endTime: string, speakerTag: string | number = 0) => ({
  word,
  startTime,
  endTime,
  speakerTag,
})
const result = (...words: object[]) => ({ alternatives: [{ transcript: 'as said', words }] })

const tagged = [
  word('Good', '0.500s', '1s', 'A'),
  word('morning.', '1s', '1.500s', 'A'),
  word('Hi', '2s', '2.500s', 'B'),
  word('there.', '2.500s', '3.250s', 'B'),
]

test('v1: the last result, which says every word again with its speaker, is read alone', () => {
  const untagged = tagged.map((word) => ({ ...word, speakerTag: 0 }))
  const json = {
    results: [result(...untagged.slice(0, 2)), result(...untagged.slice(2)), { alternatives: [{ words: tagged }] }],
  }
  expect(readJsonFile(json).dialect).toBe('google-speech')
  expect(spoken(json)).toEqual(greetings)
  const withoutWords = [
    { alternatives: [{ transcript: 'Good morning. Hi there.' }] },
    { alternatives: [{ words: tagged }] },
  ]
  expect(spoken({ name: '123', done: true, response: { results: withoutWords } })).toEqual(greetings)
})

test('v2: offsets and labels, each result once', () => {
  const words = tagged.map(({ word, startTime, endTime, speakerTag }) => ({
    word,
    startOffset: startTime,
    endOffset: endTime,
    speakerLabel: speakerTag,
  }))
  expect(spoken({ results: [result(...words.slice(0, 2)), result(...words.slice(2))] })).toEqual(greetings)
})

test('times as the libraries for Node and Python write them', () => {
  const node = { word: 'Hi', startTime: { seconds: '1', nanos: 500000000 }, endTime: { seconds: 2, nanos: 0 } }
  const python = { word: 'there.', start_time: '2s', end_time: '2.400s' }
  expect(spoken({ results: [result(node), result(python)] })).toEqual([[null, 1.5, 2.4, 'Hi there.']])
})

test('two channels are two speakers, in the order of time', () => {
  const results = [
    { ...result(word('Hi', '2s', '3s')), channelTag: 2 },
    { ...result(word('Hello', '0s', '1s'), word('Bye', '4s', '5s')), channelTag: 1 },
  ]
  expect(spoken({ results }).map(([speaker, , , text]) => [speaker, text])).toEqual([
    ['1', 'Hello'],
    ['2', 'Hi'],
    ['1', 'Bye'],
  ])
})

test('without words, each result reaches from the end of the one before to its own', () => {
  const texts = ['Good morning.', ' Hi there.'].map((transcript) => ({ alternatives: [{ transcript }] }))
  const results = [
    { ...texts[0], resultEndTime: '4.500s' },
    { ...texts[1], resultEndTime: '6s' },
  ]
  expect(spoken({ results })).toEqual([
    [null, 0, 4.5, 'Good morning.'],
    [null, 4.5, 6, 'Hi there.'],
  ])
})
