import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string, filename = 'talk.srt') => parseTranscript(new TextEncoder().encode(text), filename)
/** [speaker, start, end, text] of each segment. */
const spoken = (text: string, filename?: string) =>
  parse(text, filename).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])

describe('times', () => {
  test('seconds without a clock are read', () => {
    expect(spoken('0.000 --> 3.480\nOne.\n\n3.480 --> 9.5\nTwo.\n')).toEqual([
      [null, 0, 3.48, 'One.'],
      [null, 3.48, 9.5, 'Two.'],
    ])
  })

  test('an end before the start is left out and told', () => {
    const transcript = parse('1\n00:00:05,000 --> 00:00:01,000\nOne.\n')
    expect(transcript.segments[0]).toMatchObject({ start: 5, end: null })
    expect(transcript.notes).toMatchObject([{ kind: 'repaired', count: 1, firstLine: 2 }])
  })
})

describe('dirty files', () => {
  test('other arrows, colons before the thousandths and odd digits are times all the same', () => {
    const text =
      '1\n0:0:1,5 --> 0:0:2,1234\nOne.\n\n2\n00:00:03:500 --> 00:00:04:000\nTwo.\n\n3\n00:00:05.000 -> 00:00:06.000\nThree.\n\n4\n00:00:07,000–>00:00:08,000\nFour.\n\n5\n00:00:09 → 00:00:10\nFive.\n'
    expect(spoken(text)).toEqual([
      [null, 1.5, 2.123, 'One.'],
      [null, 3.5, 4, 'Two.'],
      [null, 5, 6, 'Three.'],
      [null, 7, 8, 'Four.'],
      [null, 9, 10, 'Five.'],
    ])
    expect(spoken('1\n00:00:05.000 -> 00:00:06.000\nOne.\n')).toEqual([[null, 5, 6, 'One.']])
  })

  test('frames count as many a second as the largest of them allows', () => {
    const text = '1\n00:00:01:15 --> 00:00:02:29\nOne.\n\n2\n00:00:03;00 --> 00:00:04;00\nTwo.\n'
    expect(spoken(text)).toEqual([
      [null, 1.5, 2.967, 'One.'],
      [null, 3, 4, 'Two.'],
    ])
    expect(parse(text).notes).toMatchObject([{ what: 'times that count frames, read as 30 a second', firstLine: 2 }])
  })

  test('cues that run back keep their place, and the first is told', () => {
    const text =
      '1\n00:00:05,000 --> 00:00:07,000\nOne.\n\n2\n00:00:06,000 --> 00:00:08,000\nTwo.\n\n3\n00:00:01,000 --> 00:00:02,000\nThree.\n'
    expect(spoken(text).map(([, start]) => start)).toEqual([5, 6, 1])
    expect(parse(text).notes).toMatchObject([{ kind: 'repaired', count: 1, firstLine: 10 }])
  })

  test('missing indices, wrong indices and missing empty lines lose no words', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\nOne.\n7\n00:00:02,000 --> 00:00:03,000\nTwo.\n00:00:03,000 --> 00:00:04,000\nThree\n\nand a half.\n\n4\nFour.\n\n00:00:05,000 --> 00:00:06,000 X1:40 X2:600\nIn 1984\n'
    expect(spoken(text).map(([, , , words]) => words)).toEqual(['One.', 'Two.', 'Three and a half. Four.', 'In 1984'])
  })

  test('every line end reads', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nOne\nline.\n\n2\n00:00:02,000 --> 00:00:03,000\nTwo.\n'
    for (const end of ['\r', '\r\n', '\n']) {
      expect(spoken(text.replaceAll('\n', end)).map(([, , , words]) => words)).toEqual(['One line.', 'Two.'])
    }
  })
})

describe('what is not speech', () => {
  test('markup goes, entities become letters, comparisons stay', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#fff"><i>Salt &amp; pepper</i></font>,&nbsp;a < b,\n<b>I <3 it</b> &lt;b&gt;\n'
    expect(spoken(text)).toEqual([[null, 1, 2, 'Salt & pepper, a < b, I <3 it <b>']])
  })
})

describe('speakers', () => {
  test('names that open a turn hold until the next one', () => {
    const lines = ['Ada: Hi.', 'It is late.', 'Ben: It is.', 'Very late.', 'Ada: Here is the thing: sleep.', 'Bye.']
    const cues = lines.map((words, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${words}\n`)
    const read = spoken(cues.join('\n'))
    expect(read.map(([speaker]) => speaker)).toEqual(['Ada', 'Ada', 'Ben', 'Ben', 'Ada', 'Ada'])
    expect(read[4]).toEqual(['Ada', 4, 5, 'Here is the thing: sleep.'])
  })

  test('names on every cue are not carried to one without', () => {
    const lines = ['Ada: One.', 'Ada: Two.', 'Ben: Three.', 'Ben: Four.', 'Ada: Five.', '(music)']
    const cues = lines.map((words, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${words}\n`)
    expect(spoken(cues.join('\n')).at(-1)).toEqual([null, 5, 6, '(music)'])
  })

  test('labels in brackets are names without the brackets', () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,000\n[SPEAKER_01]: Hola.\n\n2\n00:00:02,000 --> 00:00:03,000\n[SPEAKER_00]: Adéu.\n'
    expect(parse(text).speakers).toEqual(['SPEAKER_01', 'SPEAKER_00'])
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
    expect(parse(cues.join('\n')).speakers).toEqual([])
  })
})

test('an arrow that is said is a word', () => {
  expect(spoken('1\n00:00:01,000 --> 00:00:03,000\nSo you write x --> y\nand it runs.\n')).toEqual([
    [null, 1, 3, 'So you write x --> y and it runs.'],
  ])
})

test('a word that stands before a colon now and then names nobody', () => {
  const cue = (at: number) => {
    const words = at === 10 || at === 50 ? 'Sourdough: it takes time' : `We bake loaf ${at} and talk.`
    return `${at}\n00:${String(Math.floor(at / 6)).padStart(2, '0')}:${String((at % 6) * 10).padStart(2, '0')},000 --> 00:${String(Math.floor(at / 6)).padStart(2, '0')}:${String((at % 6) * 10 + 5).padStart(2, '0')},000\n${words}\n`
  }
  const { speakers, segments } = parse(Array.from({ length: 100 }, (_, at) => cue(at)).join('\n'))
  expect(speakers).toEqual([])
  expect(segments[10]?.text).toBe('Sourdough: it takes time')
})

test('pronouns in brackets belong to the name', () => {
  const turns = ['Ada Stone (she/her): Bread.', 'Ben Reed: Heat.', 'Ada Stone (she/her): Time.', 'Ben Reed: Salt.']
  const text = turns.map((turn, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${turn}\n`).join('\n')
  expect(parse(text).segments.map(({ speaker }) => speaker)).toEqual([
    'Ada Stone (she/her)',
    'Ben Reed',
    'Ada Stone (she/her)',
    'Ben Reed',
  ])
})
