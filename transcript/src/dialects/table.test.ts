import { describe, expect, test } from 'vitest'
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

describe('tables as tools write them', () => {
  const talk = [
    ['Ada', 3.5, 5, 'Good, very good.'],
    ['Ben', 66, 67, 'Hm.'],
  ]
  const rows = (delimiter: string, ...[first, second]: string[][]) =>
    `${first?.join(delimiter)}\n${second?.join(delimiter)}\n`
  const inOrder = (delimiter: string, last = '"Good, very good."') =>
    rows(delimiter, ['Ada', '00:00:03.5', '00:00:05', last], ['Ben', '00:01:06', '00:01:07', 'Hm.'])
  test.each([
    ['Premiere', `Speaker Name,Start Time,End Time,Text\n${inOrder(',')}`],
    ['upper case, quoted', `"SPEAKER","TIMECODE IN","TIMECODE OUT","DIALOGUE"\n${inOrder(',')}`],
    ['a title above', `Bread talk\n\nSpeaker,In,Out,Text\n${inOrder(',')}`],
    ['a spreadsheet of semicolons', `sep=;\nSpeaker;TC In;TC Out;Dialog\n${inOrder(';', 'Good, very good.')}`],
    ['German', `Sprecher;Beginn;Ende;Text\n${inOrder(';')}`],
    ['Spanish', `Hablante,Inicio,Fin,Texto\n${inOrder(',')}`],
    ['French', `Intervenant\tDébut\tFin\tTexte\n${inOrder('\t')}`],
    ['a table of Markdown', `Speaker | Start | End | Text\n---|---|---|---\n${inOrder(' | ', 'Good, very good.')}`],
    ['names first, no header', inOrder(',')],
    ['numbers and names first, no header', `1,${inOrder(',').replace('\n', '\n2,')}`],
    ['a length for an end', 'Start,Duration,Speaker,Text\n3.5,1.5,Ada,"Good, very good."\n66,1,Ben,Hm.\n'],
    ['both times in one cell', 'Timestamp,Speaker,Text\n0:03.5 - 0:05,Ada,"Good, very good."\n1:06 - 1:07,Ben,Hm.\n'],
  ])('%s', (_, text) => {
    expect(spoken(text)).toEqual(talk)
  })

  test('frames count as many a second as the largest of them allows, and a timeline may start at one hour', () => {
    const text = 'In,Out,Name,Dialogue\n01:00:03:15,01:00:05:29,Ada,Good.\n01;01;06;00,01;01;07;00,Ben,Hm.\n'
    expect(spoken(text).map(([, start, end]) => [start, end])).toEqual([
      [3.5, 5.967],
      [66, 67],
    ])
    expect(parse(text).notes.map((note) => note.what)).toEqual([
      'times that count frames, read as 30 a second',
      'times of a timeline that starts at one hour, counted from there',
    ])
  })

  test('what is left out is told with its line', () => {
    const text = 'Bread talk\nspeaker,start,text\nAda,0:03,"Good,\nvery good."\nBen,0:06,\nAda,0:08,"Oh no\n'
    expect(parse(text).notes).toMatchObject([
      { kind: 'repaired', what: 'quotation marks that are not closed', firstLine: 6 },
      { kind: 'dropped', what: 'lines above the table', firstLine: 1 },
      { kind: 'dropped', what: 'rows without words', count: 1, firstLine: 5 },
    ])
  })

  test('sentences with commas and a time are no table', () => {
    const text = 'Monday, 10:30, we met at the shop.\nIt rained, and rained, and rained.\nThen, at last, we baked.\n'
    expect(parseTranscript(new TextEncoder().encode(text), 'talk.txt').dialect).toBe('text')
  })
})

describe('columns under names that nobody knows, saved as text', () => {
  const rows = [
    ['00:00:03', '00:00:05', 'Ada Stone', 'The oven is warm, and ready.'],
    ['00:00:07', '00:00:09', 'Ben', 'Then we bake.'],
    ['00:00:12', '00:00:15', 'Ada Stone', 'All night long.'],
    ['00:00:16', '00:00:19', 'Ben', 'Yes.'],
  ] as const
  const seconds = (clock: string) => Number(clock.slice(-2))
  const said = rows.map(([start, end, speaker, text]) => [speaker, seconds(start), seconds(end), text])
  const untimed = said.map(([speaker, , , text]) => [speaker, null, null, text])
  const read = (header: string, write: (row: readonly string[], at: number) => unknown[], filename = 'talk.txt') => {
    const text = [header, ...rows.map((row, at) => write(row, at).join('\t'))].join('\n')
    const { segments } = parseTranscript(new TextEncoder().encode(`${text}\n`), filename)
    return segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])
  }

  test.each(['talk.txt', 'talk.tsv', 'talk.csv'])('%s', (filename) => {
    expect(read('#\tOpens\tCloses\tPersona\tWording', (row, at) => [at + 1, ...row], filename)).toEqual(said)
    expect(
      read('Wording\tPersona\tOpens\tCloses', ([start, end, who, what]) => [what, who, start, end], filename),
    ).toEqual(said)
  })

  test('times in brackets', () => {
    expect(read('Time\tSpeaker\tText', ([start, , who, what]) => [`[${start}]`, `${who}:`, what])).toEqual(
      said.map(([speaker, start, , text]) => [speaker, start, null, text]),
    )
  })

  test('no times', () => {
    expect(read('Who\tWhat was said', ([, , who, what]) => [who, what])).toEqual(untimed)
  })
})
