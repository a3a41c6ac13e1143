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

  test('seconds without a clock are read', () => {
    expect(spoken('0.000 --> 3.480\nOne.\n\n3.480 --> 9.5\nTwo.\n', 'talk.srt')).toEqual([
      [null, 0, 3.48, 'One.'],
      [null, 3.48, 9.5, 'Two.'],
    ])
  })

  test('an end before the start is left out and told', () => {
    const transcript = parse('1\n00:00:05,000 --> 00:00:01,000\nOne.\n', 'talk.srt')
    expect(transcript.segments[0]).toMatchObject({ start: 5, end: null })
    expect(transcript.notes).toMatchObject([{ kind: 'repaired', count: 1 }])
  })

  test('overlapping cues stay in file order and the latest end gives the duration', () => {
    const text = 'WEBVTT\n\n00:00.000 --> 00:20.000\n<v Ada>Hi.\n\n00:02.000 --> 00:05.000\n<v Ben>Hello.\n'
    expect(parse(text)).toMatchObject({ durationSeconds: 20, speakers: ['Ada', 'Ben'] })
  })
})

describe('dirty files', () => {
  test('missing indices, wrong indices and missing empty lines lose no words', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\nOne.\n7\n00:00:02,000 --> 00:00:03,000\nTwo.\n00:00:03,000 --> 00:00:04,000\nThree\n\nand a half.\n\n4\nFour.\n\n00:00:05,000 --> 00:00:06,000 X1:40 X2:600\nIn 1984\n'
    expect(spoken(text, 'talk.srt').map(([, , , words]) => words)).toEqual([
      'One.',
      'Two.',
      'Three and a half. Four.',
      'In 1984',
    ])
  })

  test('a cue without words is dropped and told', () => {
    const transcript = parse('WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:02.000 --> 00:03.000\nTwo.\n')
    expect(transcript.segments).toHaveLength(1)
    expect(transcript.notes).toMatchObject([{ kind: 'dropped', count: 1 }])
  })

  test('every line end reads', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nOne\nline.\n\n2\n00:00:02,000 --> 00:00:03,000\nTwo.\n'
    for (const end of ['\r', '\r\n', '\n']) {
      expect(spoken(text.replaceAll('\n', end), 'talk.srt').map(([, , , words]) => words)).toEqual([
        'One line.',
        'Two.',
      ])
    }
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

  test('markup goes, entities become letters, comparisons stay', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#fff"><i>Salt &amp; pepper</i></font>,&nbsp;a < b,\n<b>I <3 it</b> &lt;b&gt;\n'
    expect(spoken(text, 'talk.srt')).toEqual([[null, 1, 2, 'Salt & pepper, a < b, I <3 it <b>']])
  })
})

describe('rolling captions', () => {
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

  test('names that open a turn hold until the next one', () => {
    const lines = ['Ada: Hi.', 'It is late.', 'Ben: It is.', 'Very late.', 'Ada: Here is the thing: sleep.', 'Bye.']
    const cues = lines.map((words, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${words}\n`)
    const read = spoken(cues.join('\n'), 'talk.srt')
    expect(read.map(([speaker]) => speaker)).toEqual(['Ada', 'Ada', 'Ben', 'Ben', 'Ada', 'Ada'])
    expect(read[4]).toEqual(['Ada', 4, 5, 'Here is the thing: sleep.'])
  })

  test('names on every cue are not carried to one without', () => {
    const lines = ['Ada: One.', 'Ada: Two.', 'Ben: Three.', 'Ben: Four.', 'Ada: Five.', '(music)']
    const cues = lines.map((words, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${words}\n`)
    expect(spoken(cues.join('\n'), 'talk.srt').at(-1)).toEqual([null, 5, 6, '(music)'])
  })

  test('labels in brackets are names without the brackets', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\n[SPEAKER_01]: Hola.\n\n2\n00:00:02,000 --> 00:00:03,000\n[SPEAKER_00]: Adéu.\n'
    expect(parse(text, 'talk.srt').speakers).toEqual(['SPEAKER_01', 'SPEAKER_00'])
  })

  test('a colon in a monologue is not a speaker', () => {
    const lines = [
      'I learned one thing.',
      'Remember: bread is patient.',
      'So: we wait.',
      'And then it rises.',
      'The end.',
    ]
    const cues = lines.map((words, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${words}\n`)
    expect(parse(cues.join('\n'), 'talk.srt').speakers).toEqual([])
  })
})

test('SBV captions read', () => {
  const text = '0:00:00.500,0:00:04.000\nHello there.\n\n0:00:04.000,0:00:06.000\nBye.\n'
  expect(spoken(text, 'talk.txt')).toEqual([
    [null, 0.5, 4, 'Hello there.'],
    [null, 4, 6, 'Bye.'],
  ])
})
