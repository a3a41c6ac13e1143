// Who is asked "Are these the speakers?", and that labels are kept, so that no words are lost if they are words.
import { describe, expect, test } from 'vitest'
import { correctSegments, insertLabels, withoutSpeakers } from './corrections/index.ts'
import { parseTranscript } from './parse.ts'
import { laidOut } from './testing/layouts.ts'
import { specimens } from './testing/specimens.ts'
import type { Transcript } from './transcript.ts'

const read = (text: string, filename = 'talk.txt') => parseTranscript(new TextEncoder().encode(text), filename)
const asWords = ({ segments, speakers }: Transcript) =>
  correctSegments(withoutSpeakers(segments, speakers), insertLabels(segments, speakers))

const said = [
  'Rye takes twelve hours, and most of it is waiting.',
  'We began with one oven and a borrowed van.',
  'Nobody came before nine, so we opened at ten.',
  'The flour comes from two mills along the river.',
  'We sold bread on four days and slept on three.',
  'In the end the neighbors baked with us.',
]
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23).replace('.', ',')
const captions = (texts: readonly string[]) =>
  texts.map((text, at) => `${at + 1}\n${clock(at * 4)} --> ${clock(at * 4 + 3)}\n${text}\n`).join('\n')
const labeled = (labels: readonly string[]) => said.map((words, at) => `${labels[at % labels.length]}${words}`)
const written = (labels: readonly string[]) => `${labeled(labels).join('\n\n')}\n`
const often = (label: string) => [...said, ...said].map((words, at) => (at % 4 === 0 ? `${label}${words}` : words))

describe('it is doubtful who speaks', () => {
  test.each([
    ['questions and answers by a letter', written(['Q: ', 'A: ']), 'talk.txt', 'speakers', ['Q', 'A']],
    ['the same in captions', captions(labeled(['Q: ', 'A: '])), 'talk.srt', 'speakers', ['Q', 'A']],
    ['in full', written(['Question: ', 'Answer: ']), 'talk.txt', 'words', ['Question', 'Answer']],
    ['titles of parts', written(['Introduction: ', 'Summary: ']), 'talk.txt', 'speakers', ['Introduction', 'Summary']],
    ['numbered parts', written(['Part 1: ', 'Part 2: ']), 'talk.txt', 'words', ['Part 1', 'Part 2']],
    [
      'names that come once each',
      written(['Rye: ', 'Spelt: ', 'Wheat: ', 'Oats: ', 'Barley: ', 'Corn: ']),
      'talk.txt',
      'speakers',
      ['Rye', 'Spelt', 'Wheat', 'Oats', 'Barley', 'Corn'],
    ],
    ['one name, and most is without', `${often('Sourdough: ').join('\n\n')}\n`, 'talk.txt', 'speakers', ['Sourdough']],
    ['names under marks that the file does not keep to', captions(often('(Anna) ')), 'talk.srt', 'words', ['Anna']],
  ])('%s', (_, text, filename, likelier, names) => {
    const { doubt } = read(text, filename)
    expect(doubt).toEqual({ likelier, names })
  })
})

describe('nobody is asked', () => {
  test.each([
    ['two people', written(['Ada Stone: ', 'Ben: ']), 'talk.txt'],
    ['two people in captions', captions(labeled(['Ada: ', 'Ben: '])), 'talk.srt'],
    ['a person and a remark', `${written(['Ada: ', 'Ben: '])}\nNote: we closed on Saturdays.\n`, 'talk.txt'],
    ['counted speakers', written(['Speaker 1: ', 'Speaker 2: ']), 'talk.txt'],
    ['roles', written(['host: ', 'guest: ']), 'talk.txt'],
    ['one who tells all', written(['Ada: ']), 'talk.txt'],
    ['people by letters', written(['A: ', 'B: ', 'C: ']), 'talk.txt'],
    ['a talk that has just begun', 'Ada: Good morning.\n\nBen: Hello.\n', 'talk.txt'],
    ['nobody named', `${said.join('\n\n')}\n\nRemember: bread waits. The thing is: it rains.\n`, 'talk.txt'],
    ['names of a list', `Start,Speaker,Text\n${said.map((words, at) => `${at},Q,"${words}"`).join('\n')}`, 'talk.csv'],
  ])('%s', (_, text, filename) => {
    expect(read(text, filename).doubt).toBeUndefined()
  })

  test('whatever a service or a tool wrote', () => {
    const asked = Object.values(specimens)
      .flat()
      .filter((file) => read(file).doubt)
    expect(asked).toEqual([])
  })

  test.each(Array.from({ length: 100 }, (_, seed) => 1000 + seed))(
    'in a layout that no code names, seed %d',
    (seed) => {
      expect(read(laidOut(seed).text).doubt).toBeUndefined()
    },
  )
})

describe('labels as words', () => {
  test.each([
    [
      'text',
      `${written(['Q: ', 'A: '])}\nA second paragraph of the answer.\n\nQ:\n\nAnd below the label?\n`,
      'talk.txt',
    ],
    [
      'text with times',
      `[00:04] Question: How?\n[00:09] Answer: By hand.\n[00:12] Question: So?\n[00:15] Answer: Yes.\n`,
      'talk.txt',
    ],
    ['captions', captions(['Q: One?\nA: Two.', 'Q: Three?', 'and more', 'A: Four.', '>> Five.']), 'talk.srt'],
    ['captions under marks', captions(often('(Anna) ')), 'talk.srt'],
    ['clear names', written(['Ada Stone: ', 'Ben: ']), 'talk.txt'],
    ['clear names in captions', captions(labeled(['Ada: ', 'Ben: '])), 'talk.srt'],
    [
      'names on lines of their own',
      `${said.map((words, at) => `${at % 2 ? 'Ada Stone' : 'Ben Hill'}\n${words}`).join('\n\n')}\n`,
      'talk.txt',
    ],
    ['clear names under marks', captions(said.map((words, at) => `(${at % 2 ? 'Ada' : 'Ben'}) ${words}`)), 'talk.srt'],
  ])('have all words of the file: %s', (_, text, filename) => {
    const transcript = read(text, filename)
    expect(transcript.speakers.length).toBeGreaterThan(0)
    const shown = asWords(transcript)
    expect(shown.every(({ speaker }) => speaker === null)).toBe(true)
    for (const word of text.match(/[\p{L}]+/gu) ?? []) expect(shown.map((one) => one.text).join(' ')).toContain(word)
  })

  test('are as the file has it', () => {
    const text = 'Q: What is bread?\n\nA: Flour and time.\n\nThat is all of it.\n\nQ: Really?\n'
    const transcript = read(text)
    const told = (segments: Transcript['segments']) => segments.map((one) => [one.speaker, one.text])
    expect(told(transcript.segments)).toEqual([
      ['Q', 'What is bread?'],
      ['A', 'Flour and time.'],
      ['A', 'That is all of it.'],
      ['Q', 'Really?'],
    ])
    expect(told(asWords(transcript))).toEqual([
      [null, 'Q: What is bread?'],
      [null, 'A: Flour and time.'],
      [null, 'That is all of it.'],
      [null, 'Q: Really?'],
    ])
  })
})
