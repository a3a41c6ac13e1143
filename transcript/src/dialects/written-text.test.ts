import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.txt')
/** [speaker, start, text] of each segment. */
const spoken = (text: string) => parse(text).segments.map(({ speaker, start, text }) => [speaker, start, text])

describe('names and times in any arrangement', () => {
  const ada = (start: number | null) => ['Ada Stone', start, 'Good morning.']
  const ben = (start: number | null) => ['Ben', start, 'Morning! How are you?']
  test.each([
    ['Name: words', 'Ada Stone: Good morning.\nBen: Morning!\nHow are you?\n', null, null],
    ['upper case', 'ADA STONE: Good morning.\n\nBEN: Morning! How are you?\n', null, null],
    ['bold names', '**Ada Stone:** Good morning.\n\n**Ben**: Morning! *How* are you?\n', null, null],
    ['names alone', '**Ada Stone**\nGood morning.\n\n**Ben**\nMorning! How are you?\n\n**Ben**\nHm.\n', null, null],
    ['list marks', '- Ada Stone: Good morning.\n- Ben: Morning! How are you?\n', null, null],
    ['HTML', '<p><b>Ada Stone:</b> Good&nbsp;morning.</p>\n<p><b>Ben:</b> Morning! How are you?</p>\n', null, null],
    ['[time] Name:', '[00:00:04] Ada Stone: Good morning.\n[00:01:02] Ben: Morning! How are you?\n', 4, 62],
    [
      '[time] - Name',
      '[00:00:04.000] - Ada Stone\nGood morning.\n\n[00:01:02.000] - Ben\nMorning! How are you?\n',
      4,
      62,
    ],
    ['Name (time)', 'Ada Stone (00:00:04)\nGood morning.\n\nBen (00:01:02)\nMorning!\nHow are you?\n', 4, 62],
    ['Name (time):', 'Ada Stone (0:04):\nGood morning.\n\nBen (1:02):\nMorning! How are you?\n', 4, 62],
    ['Name time', 'Ada Stone  0:04  \nGood morning.\n\nBen  1:02  \nMorning! How are you?\n', 4, 62],
    ['Name: time', 'Ada Stone: 00:00:04\n\nGood morning.\n\nBen: 00:01:02\n\nMorning!\n\nHow are you?\n', 4, 62],
    ['Name [time]: words', 'Ada Stone [0:04]: Good morning.\n\nBen [1:02]: Morning! How are you?\n', 4, 62],
    [
      'bold with time',
      '**Ada Stone:** \\[00:04\\] Good morning.\n\n**Ben:** \\[01:02\\] Morning! How are you?\n',
      4,
      62,
    ],
    ['time above', '00:00:04\nAda Stone: Good morning.\n\n00:01:02\nBen: Morning! How are you?\n', 4, 62],
  ])('%s', (_, text, first, second) => {
    const read = spoken(text).map(([speaker, ...rest]) => [speaker === 'ADA STONE' ? 'Ada Stone' : speaker, ...rest])
    const named = read.map(([speaker, ...rest]) => [speaker === 'BEN' ? 'Ben' : speaker, ...rest])
    expect(named.slice(0, 2)).toEqual([ada(first), ben(second)])
  })

  test('lines with a time and nobody named', () => {
    const lines = [
      [null, 0, 'Good morning.'],
      [null, 65, 'The thing is: it rains.'],
    ]
    expect(spoken('00:00:00 Good morning.\n\n00:01:05 The thing is: it rains.\n')).toEqual(lines)
    expect(spoken('0:00\nGood morning.\n1:05\nThe thing is: it rains.\n')).toEqual(lines)
    expect(
      spoken('[00:00.000 --> 00:02.000]  Good morning.\n[01:05.000 --> 01:09.000]  The thing is: it rains.\n'),
    ).toEqual(lines)
  })

  test('names of other scripts', () => {
    expect(parse('Анна: Привет.\nИван: Здравствуй.\n').speakers).toEqual(['Анна', 'Иван'])
    expect(parse('主持人：大家好。\n嘉宾：你好。\n').speakers).toEqual(['主持人', '嘉宾'])
  })
})

describe('turns', () => {
  test('a turn of several paragraphs is one segment, its inner times are marks', () => {
    const text =
      '**Ada:** One \\[laughs\\] more.\n\n\\[01:10\\] Two. \\[01:30\\] Three.\n\n**Ben:** \\[02:00\\] Four.\n'
    const transcript = parse(text)
    expect(transcript).toMatchObject({ timeSource: 'partly', durationSeconds: 120 })
    const [turn] = transcript.segments
    expect(turn).toMatchObject({ speaker: 'Ada', start: null, text: 'One [laughs] more. Two. Three.' })
    expect(turn?.marks?.map(({ offset, seconds }) => [turn.text.slice(offset), seconds])).toEqual([
      ['Two. Three.', 70],
      ['Three.', 90],
    ])
  })

  test('parts that are not people keep their label', () => {
    const transcript = parse('**Ada:** Hi.\n\n**Break:** \\[12:40\\]\n\n**Ada:** Back again.\n')
    expect(transcript.speakers).toEqual(['Ada', 'Break'])
    expect(transcript.segments[1]).toMatchObject({ speaker: 'Break', start: 760, text: '[Break]' })
  })

  test('paragraphs without names are segments without speakers', () => {
    const text =
      'We baked all night, and\nnobody came.\n\nAt 10:30 we slept. Remember: bread waits.\n\n10:30 is late.\n'
    expect(spoken(text)).toEqual([
      [null, null, 'We baked all night, and nobody came.'],
      [null, null, 'At 10:30 we slept. Remember: bread waits.'],
      [null, null, '10:30 is late.'],
    ])
    expect(parse(text)).toMatchObject({ timeSource: 'none', durationSeconds: null, speakers: [] })
  })
})

describe('what is not speech', () => {
  test('front matter, headings, rules, lines about the episode and the tool at the end', () => {
    const text =
      '---\ntitle: Bread\nspeakers:\n  - Ada\n---\n\n# Bread\n\nDate: 2024-05-01\nGuest: Ben\n\n## Opening\n\nAda: Hi.\n\n---\n\nBen: Hello.\n\nAda: Bye.\n\nTranscribed by https://example.org\n'
    expect(spoken(text)).toEqual([
      ['Ada', null, 'Hi.'],
      ['Ben', null, 'Hello.'],
      ['Ada', null, 'Bye.'],
    ])
    expect(parse(text).notes.map((note) => note.what)).toEqual(
      expect.arrayContaining(['the front matter', 'headings', 'lines about the episode', 'lines about the transcript']),
    )
  })

  test('Markdown and times of noises go, words with stars and underscores stay', () => {
    const text =
      'Ada: See [our *page*](https://example.org), `run` __it__, 2 * 3 * 4, snake_case_name \\[inaudible 00:12:09\\] \\*.\nBen: OK.\n'
    expect(spoken(text)[0]?.[2]).toBe('See our page, run it, 2 * 3 * 4, snake_case_name [inaudible] *.')
  })
})

test('frames of a head count as many a second as the largest of them allows', () => {
  const text =
    '{00:00:03:15} Ada Stone\nGood morning.\n\n{00:00:07:29} Ben\nMorning!\n\n{00:00:09:00} Ada Stone\nBye.\n'
  expect(spoken(text).map(([speaker, start]) => [speaker, start])).toEqual([
    ['Ada Stone', 3.5],
    ['Ben', 7.967],
    ['Ada Stone', 9],
  ])
})

test.each(['*  ', '- ', '• '])('the mark of a list before every line is no word: %s', (bullet) => {
  const lines = Array.from({ length: 12 }, (_, at) => `We bake bread number ${at}.`)
  expect(parse(lines.map((line) => bullet + line).join('\n')).segments.map(({ text }) => text)).toEqual(lines)
})

test('times before each line of a turn are no words, where the first line has one as well', () => {
  const turn = (name: string, from: number) => `${name}:\n[${from}.5s] We bake.\n[${from + 4}.0s] All night.\n`
  const { segments } = parse(['ADA', 'BEN', 'ADA', 'BEN'].map((name, at) => turn(name, at * 10)).join('\n'))
  expect(segments.map(({ speaker, start, text }) => [speaker, start, text])).toEqual(
    ['ADA', 'BEN', 'ADA', 'BEN'].map((name, at) => [name, at * 10 + 0.5, 'We bake. All night.']),
  )
})
