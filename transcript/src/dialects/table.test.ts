import { expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.csv')
/** [speaker, start, end, text] of each segment. */
const spoken = (text: string) =>
  parse(text).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])

const both = [
  ['Ada', 1, 4, 'Well, good morning.'],
  ['Ben', 64, 66.5, 'Hi "there".'],
]

test.each([
  [
    'commas',
    'Speaker,Start,End,Text\nAda,00:00:01,00:00:04,"Well, good morning."\nBen,00:01:04,00:01:06.5,"Hi ""there""."\n',
  ],
  ['semicolons', 'text;speaker;start;end\nWell, good morning.;Ada;1;4\n"Hi ""there"".";Ben;64;66,5\n'],
  [
    'tabs',
    'Start (s)\tEnd (s)\tSpeaker Name\tTranscript\n1.0\t4.0\tAda\tWell, good morning.\n64.0\t66.5\tBen\t"Hi ""there""."\n',
  ],
  ['pipes', 'speaker|start_time|end_time|text\nAda|1|4|Well, good morning.\nBen|1:04|1:06.5|Hi "there".\n'],
  [
    'milliseconds by name',
    'start_ms,end_ms,speaker,text\n1000,4000,Ada,"Well, good morning."\n64000,66500,Ben,"Hi ""there""."\n',
  ],
  ['words with unquoted commas', 'speaker,start,end,text\nAda,1,4,Well, good morning.\nBen,64,66.5,Hi "there".\n'],
  [
    'a quote that is not closed',
    'speaker,start,end,text\nAda,1,4,Well, good morning.\nBen,64,66.5,Hi "there".\nAda,70,71,"Oh no\n',
  ],
])('%s', (_, text) => {
  expect(spoken(text).slice(0, 2)).toEqual(both)
})

test('milliseconds without a unit are told by the pace of speech', () => {
  const rows = ['Hola, bon dia, com et dius?', 'Em dic Carme.', 'Que bé!'].map(
    (words, at) => `${at * 40_000}\t${(at + 1) * 40_000}\t${words} ${words}`,
  )
  expect(spoken(`start\tend\ttext\n${rows.join('\n')}\n`)[2]).toEqual([null, 80, 120, 'Que bé! Que bé!'])
})

test('a table without a header starts with times; frames count 25 a second', () => {
  expect(spoken('00:00:01:05,00:00:02:00,"One\n\n\nline."\n00:00:02:00,00:00:03:00,Two.\n')).toEqual([
    [null, 1.2, 2, 'One line.'],
    [null, 2, 3, 'Two.'],
  ])
})

test('one token a row becomes one segment a speaker, punctuation included', () => {
  const text =
    'token|speaker|ts|endTs|punctuation|prepunctuation\nWell|1|0.5|0.9|,|\ngood|1|1.0|1.2||\nmorning|1|1.2|1.8|.|\nquote|2|2.0|2.4|"|"\n|2|||\nHi|1|||.|\n'
  expect(spoken(text)).toEqual([
    ['1', 0.5, 1.8, 'Well, good morning.'],
    ['2', 2, 2.4, '"quote"'],
    ['1', null, null, 'Hi.'],
  ])
  expect(parse(text).timeSource).toBe('partly')
})

test('rows without words are told', () => {
  expect(parse('speaker,text\nAda,Hi.\nBen\n').notes).toMatchObject([{ kind: 'dropped', count: 1 }])
})

test('a table without a header may name the speaker, and text with a time and commas is no table', () => {
  expect(spoken('0:01;0:02;Ada;One.\n0:02;0:03;Ben;Two; three.\n')).toEqual([
    ['Ada', 1, 2, 'One.'],
    ['Ben', 2, 3, 'Two; three.'],
  ])
  const written = parseTranscript(new TextEncoder().encode('00:01, he said.\n00:05, and then, snow.\n'), 'talk.txt')
  expect(written.segments.map(({ start, text }) => [start, text])).toEqual([
    [1, 'he said.'],
    [5, 'and then, snow.'],
  ])
})
