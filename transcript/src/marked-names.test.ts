import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const read = (text: string, filename = 'talk.srt') => parseTranscript(new TextEncoder().encode(text), filename)

const said = [
  'Good morning and welcome to the bakery.',
  'Thank you for having me here.',
  'What did you bring us today?',
  'Rye bread, as on every Tuesday.',
  'How long does that take?',
  'Twelve hours, most of it waiting.',
]
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23).replace('.', ',')
const captions = (texts: readonly string[]) =>
  texts.map((text, at) => `${at + 1}\n${clock(at * 4)} --> ${clock(at * 4 + 3)}\n${text}\n`).join('\n')
const marked = (mark: string) => captions(said.map((text, at) => mark.replace('Name', at % 2 ? 'Ben' : 'Anna') + text))

describe('names before the words of captions, under whatever marks', () => {
  test.each(['[Name]: ', '(Name) ', '[Name] ', 'Name >> ', '- Name: ', '<Name> ', 'Name | ', '{Name} ', '*Name* '])(
    '%s',
    (mark) => {
      const { segments, speakers, notes } = read(marked(mark))
      expect(speakers).toEqual(['Anna', 'Ben'])
      expect(segments.map(({ text }) => text)).toEqual(said)
      expect(notes).toEqual([])
    },
  )

  test('hold for the captions that follow, where they stand only at a change', () => {
    const texts = [
      '(Anna) Good morning.',
      ...said.slice(0, 2),
      '(Ben) Hello.',
      ...said.slice(2, 4),
      '(Anna) So?',
      '(Ben) Yes.',
    ]
    expect(read(captions(texts)).segments.map(({ speaker }) => speaker)).toEqual([
      ...['Anna', 'Anna', 'Anna', 'Ben', 'Ben', 'Ben', 'Anna', 'Ben'],
    ])
  })

  test('are told and kept as words where the file does not keep to them', () => {
    const texts = [
      '(Anna) Good morning.',
      ...said,
      ...said,
      '(Anna) So?',
      ...said,
      '(Anna) Right.',
      '(laughs) Yes.',
      ...said,
    ]
    const { segments, doubt, notes } = read(captions(texts))
    expect(doubt).toEqual({ likelier: 'words', names: ['Anna'] })
    expect(segments[0]).toMatchObject({ label: '(Anna) ', text: 'Good morning.' })
    expect(notes).toEqual([
      {
        kind: 'repaired',
        what: '“Anna” before the words may be who speaks, and is kept as words: please check',
        count: 3,
        firstLine: 2,
      },
    ])
  })

  test('are no noises', () => {
    const texts = said.flatMap((text, at) => [`${at % 2 ? '[Music]' : '[Applause]'} ${text}`, text])
    const { speakers, notes } = read(captions(texts))
    expect(speakers).toEqual([])
    expect(notes).toEqual([])
  })
})

test.each([
  [
    'talk.json',
    JSON.stringify({ segments: [3, 9, 5].map((start, at) => ({ start, end: start + 2, text: said[at] })) }),
  ],
  [
    'talk.csv',
    `Start,Speaker,Text\n${['00:03', '00:09', '00:05'].map((at, row) => `${at},Ann,"${said[row]}"`).join('\n')}`,
  ],
])('times that run back are told, whatever the file: %s', (filename, text) => {
  const { segments, notes } = read(text, filename)
  expect(segments.map(({ start }) => start)).toEqual([3, 9, 5])
  expect(notes.map(({ what, count }) => ({ what, count }))).toEqual([
    { what: 'times that run back, kept in the order of the file', count: 1 },
  ])
})
