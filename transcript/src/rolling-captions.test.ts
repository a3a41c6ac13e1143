import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const parse = (text: string, filename = 'talk.vtt') => parseTranscript(new TextEncoder().encode(text), filename)
/** [speaker, start, end, text] of each segment. */
const spoken = (text: string, filename?: string) =>
  parse(text, filename).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])

test('words come once and inline times go', () => {
  const text =
    'WEBVTT\nKind: captions\n\n00:00:00.000 --> 00:00:02.000\n \nso<00:00:00.400><c> this</c><00:00:00.900><c> is</c>\n\n00:00:02.000 --> 00:00:02.010\nso this is\n \n\n00:00:02.010 --> 00:00:04.000\nso this is\nhow<00:00:02.500><c> it</c><00:00:03.000><c> rolls</c>\n\n00:00:04.000 --> 00:00:04.010\nhow it rolls\n \n'
  expect(spoken(text)).toEqual([
    [null, 0, 2.01, 'so this is'],
    [null, 2.01, 4.01, 'how it rolls'],
  ])
})

test('a line said twice is not a rolling caption', () => {
  const cues = ['Yes.', 'Yes.', 'No.', 'Well.'].map((words, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${words}`)
  expect(spoken(`WEBVTT\n\n${cues.join('\n\n')}\n`)).toHaveLength(4)
})

test('so do lines that roll in a file without time tags, and the report says how often', () => {
  const lines = ['so this is', 'how it rolls', 'on and on', 'and so on', 'to the end', 'of it']
  const cues = lines.map(
    (line, at) =>
      `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${[lines[at - 1], line].filter(Boolean).join('\n')}\n`,
  )
  const transcript = parse(cues.join('\n'), 'talk.srt')
  expect(transcript.segments.map(({ text }) => text)).toEqual(lines)
  expect(transcript.notes).toMatchObject([{ kind: 'repaired', count: 5, firstLine: 6 }])
})

test('a line shown again with another word marked is one line', () => {
  const shown = [
    'so this is',
    '<u>so</u> this is',
    'so <u>this</u> is',
    'so this <u>is</u>',
    'so this is',
    'how it ends',
  ]
  const cues = shown.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${line}\n`)
  expect(spoken(cues.join('\n'), 'talk.srt')).toEqual([
    [null, 0, 5, 'so this is'],
    [null, 5, 6, 'how it ends'],
  ])
})
