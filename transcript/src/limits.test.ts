import { describe, expect, test } from 'vitest'
import { jsonShape } from './json-shape.ts'
import { maxJsonDepth, maxSegments, maxSpeakerNameLength, maxSpeakers, maxWordsInTurn } from './limits.ts'
import { parseTranscript } from './parse.ts'
import type { Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

const read = (text: string, filename: string) => parseTranscript(new TextEncoder().encode(text), filename)

function refusal(text: string, filename: string): string {
  try {
    read(text, filename)
  } catch (error) {
    if (error instanceof UnreadableTranscript) return `${error.reason}: ${error.message}`
    throw error
  }
  return 'read'
}

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const json = (segments: unknown) => JSON.stringify({ segments })
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const withRest = (rest: string) => `{"segments": [{"text": "Good morning to all of you."}], "rest": ${rest}}`

describe('a file of more than a transcript holds is refused with its figure', () => {
  const createTalk = (speakers: number) =>
    json(times(speakers, (at) => ({ speaker: `Person no. ${at}`, start: at, end: at + 1, text: 'We bake at night.' })))
  const captions = (count: number) => json(times(count, () => ({ text: 'We bake.' })))
  const named = (length: number) => json([{ speaker: 'x'.repeat(length), text: 'Good morning to all of you.' }])
  const inOneGo = (words: number) => 'a b '.repeat(words / 2)

  test.each([
    ['speakers', createTalk(maxSpeakers), createTalk(20_000), 'names 20,000 speakers, and at most 500 are read'],
    [
      'segments',
      captions(maxSegments),
      captions(maxSegments + 1),
      'has 250,001 captions or paragraphs, and at most 250,000',
    ],
    ['a name', named(maxSpeakerNameLength), named(1_201), 'has 1,201 characters, and at most 200 are read'],
    ['words', inOneGo(maxWordsInTurn), inOneGo(3_400_000), '3,400,000 words in this file are said by one speaker'],
    ['depth', withRest(nested(maxJsonDepth - 1)), withRest(nested(200_000)), 'is 200,001 levels deep, and at most 400'],
  ])('%s', { timeout: 60_000 }, (what, max, more, message) => {
    const filename = what === 'words' ? 'talk.txt' : 'talk.json'
    expect(refusal(max, filename)).toBe('read')
    const refused = refusal(more, filename)
    expect(refused).toContain('too-much: ')
    expect(refused).toContain(message)
  })
})

test('turns that only names among the words begin are counted as well', { timeout: 60_000 }, () => {
  const talk = ['Ada Stone', 'Ben', 'Ada Stone', 'Ben'].map((speaker) => ({ speaker, text: 'We bake at night.' }))
  const talkWith = (turns: number) =>
    json([...talk, { speaker: 'Ben', text: 'Ada Stone: Yes. Ben: No. '.repeat(turns / 2) }])
  expect(refusal(talkWith(1_000), 'talk.json')).toBe('read')
  expect(refusal(talkWith(maxSegments), 'talk.json')).toContain('has 250,004 captions or paragraphs')
})

test('spellings of one name are one speaker, however many there are', () => {
  const spellings = times(maxSpeakers, (at) => [`Speaker ${at}`, `SPEAKER_${at}`]).flat()
  const transcript: Transcript = read(
    json(spellings.map((speaker, at) => ({ speaker, start: at, end: at + 1, text: 'We bake at night.' }))),
    'talk.json',
  )
  expect(transcript.speakers).toHaveLength(maxSpeakers)
})

test('a line of JSON that is too deep is refused where each line is read for itself', () => {
  const line = (rest: string) => `{"start": 1, "text": "Good morning.", "rest": ${rest}}`
  const file = ['{"broken": "', line('1'), line(nested(5_000)), line('2')].join('\n')
  expect(refusal(file.replace('{"broken": "', line('0')), 'talk.json')).toMatch(/5,001 levels/)
})

test('depth and values are counted outside of strings, and of what is no JSON as well', () => {
  expect(jsonShape('{"a": [{"b": "[[[[, \\" [[["}, []]}')).toEqual({ depth: 3, values: 2 })
  expect(jsonShape('7')).toEqual({ depth: 0, values: 1 })
  expect(jsonShape('"\\\\"[[,,,')).toEqual({ depth: 2, values: 4 })
  expect(jsonShape(']]]][')).toEqual({ depth: 1, values: 1 })
  expect(jsonShape('["unclosed [[,')).toEqual({ depth: 1, values: 1 })
})

test.each(['9'.repeat(400), '36000001', '-Infinity'])(
  'a time that no recording has is left out: %s seconds',
  (seconds) => {
    const body = `<p begin="0:00:01" end="${seconds}s">We bake at night.</p><p begin="${seconds}s">And sell at dawn.</p>`
    const { segments, durationSeconds } = read(
      `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>${body}</div></body></tt>`,
      'a.xml',
    )
    expect(segments.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['We bake at night.', 1, null],
      ['And sell at dawn.', null, null],
    ])
    expect(durationSeconds).toBe(1)
  },
)
