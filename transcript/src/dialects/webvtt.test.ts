import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string, filename = 'talk.vtt') => parseTranscript(new TextEncoder().encode(text), filename)
/** [speaker, start, end, text] of each segment. */
const spoken = (text: string, filename?: string) =>
  parse(text, filename).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])

describe('times', () => {
  test('hours may be missing or long, commas and dots stand for each other, fractions may be short', () => {
    const text = 'WEBVTT\n\n00:01,5 --> 00:02.25\nOne.\n\n0:00:03 --> 100:00:04.000\nTwo.\n'
    expect(spoken(text)).toEqual([
      [null, 1.5, 2.25, 'One.'],
      [null, 3, 360_004, 'Two.'],
    ])
  })

  test('overlapping cues stay in file order and the latest end gives the duration', () => {
    const text = 'WEBVTT\n\n00:00.000 --> 00:20.000\n<v Ada>Hi.\n\n00:02.000 --> 00:05.000\n<v Ben>Hello.\n'
    expect(parse(text)).toMatchObject({ durationSeconds: 20, speakers: ['Ada', 'Ben'] })
  })
})

describe('dirty files', () => {
  test('a cue without words is dropped and told', () => {
    const transcript = parse('WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:02.000 --> 00:03.000\nTwo.\n')
    expect(transcript.segments).toHaveLength(1)
    expect(transcript.notes).toMatchObject([{ kind: 'dropped', count: 1, firstLine: 3 }])
  })
})

describe('what is not speech', () => {
  test('comments, styles, regions, cue names and settings stay out', () => {
    const text =
      'WEBVTT - Title\nKind: captions\n\nSTYLE\n::cue(b) {\n  color: red;\n}\n\nREGION\nid:fred\n\nNOTE\nBy Ada.\nTwo lines.\n\nopening\n00:01.000 --> 00:02.000 align:start position:0%\nOne.\n\nNOTE one more\n\n1f0a-77/12-0\n00:02.000 --> 00:03.000\nTwo.\n'
    expect(spoken(text)).toEqual([
      [null, 1, 2, 'One.'],
      [null, 2, 3, 'Two.'],
    ])
  })
})

describe('speakers', () => {
  test('voice tags name them, with classes, stray colons and several in a cue', () => {
    const text =
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud Ada Stone>Hi.</v>\n\n00:02.000 --> 00:03.000\n<v Ben:>Hello.\n\n00:03.000 --> 00:04.000\n<v Ada Stone>So</v>\n<v Ben:>we go.</v>\n'
    expect(spoken(text)).toEqual([
      ['Ada Stone', 1, 2, 'Hi.'],
      ['Ben', 2, 3, 'Hello.'],
      ['Ada Stone', 3, 4, 'So'],
      ['Ben', 3, 4, 'we go.'],
    ])
  })
})

test('readings above a character are not said twice, other tags go', () => {
  const text =
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby> <c.yellow.bg_blue>it</c> <lang en>is</lang> <00:01.500><i.x>so</i>\n'
  expect(spoken(text)).toEqual([[null, 1, 2, '漢字 it is so']])
})
