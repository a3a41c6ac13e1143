import { expect, test } from 'vitest'
import { findInRows, passageIn, toRows } from './rows.ts'

const cue = (id: number, speaker: string | null, text: string) => ({
  id,
  speaker,
  start: id * 5,
  end: id * 5 + 5,
  text,
})

const segments = [
  cue(0, 'Maya', 'So when did you'),
  cue(1, 'Maya', 'do the sum?'),
  cue(2, 'Jonas', 'In January. I took a pencil'),
  cue(3, 'Jonas', 'and one month of till rolls.'),
]

test('cues of one speaker become one paragraph with the time of the first', () => {
  const rows = toRows(segments)
  expect(rows.map(({ speaker, start, text, opensTurn }) => [speaker, start, text, opensTurn])).toEqual([
    ['Maya', 0, 'So when did you do the sum?', true],
    ['Jonas', 10, 'In January. I took a pencil and one month of till rolls.', true],
  ])
})

test('a passage over two cues is one range of the paragraph', () => {
  const rows = toRows(segments)
  const ranges = passageIn(rows, { from: { segment: 2, offset: 12 }, to: { segment: 3, offset: 13 } })
  const range = ranges.get(1)
  expect([...ranges.keys()]).toEqual([1])
  expect(rows[1]?.text.slice(range?.from, range?.to)).toBe('I took a pencil and one month')
})

test('long speech is split after sentences without losing a character, and passages in it are found', () => {
  const text = Array.from({ length: 90 }, (_, index) => `Sentence number ${index} says a little.`).join(' ')
  const rows = toRows([cue(0, null, text)])
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.map((row) => row.text).join(' ')).toBe(text)
  for (const row of rows) expect(row.text.endsWith('.')).toBe(true)
  const offset = text.indexOf('Sentence number 70')
  const ranges = passageIn(rows, { from: { segment: 0, offset }, to: { segment: 0, offset: offset + 18 } })
  const [[index, range] = [0, { from: 0, to: 0 }]] = [...ranges]
  expect(rows[index]?.text.slice(range.from, range.to)).toBe('Sentence number 70')
})

test('long text without spaces is split too', () => {
  const rows = toRows([cue(0, null, '字'.repeat(2000))])
  expect(rows.map((row) => row.text).join('')).toHaveLength(2000)
})

test('finds words ignoring case and across cues of a paragraph, and special characters literally', () => {
  const rows = toRows(segments)
  expect(findInRows(rows, 'PENCIL and')).toEqual([{ row: 1, from: 21, to: 31, at: 0 }])
  expect(findInRows(rows, 'sum?')).toHaveLength(1)
  expect(findInRows(rows, '  ')).toEqual([])
  expect(findInRows(rows, '(')).toEqual([])
})

test('words that are not speech are a row of their own, which nothing points at, within and between cues', () => {
  const act = (id: string, ...places: [segment: number, offset: number, words: string][]) => ({
    ...{ id, author: null, createdAt: '', lost: false },
    places: places.map(([segment, offset, words]) => ({ at: { segment, offset }, words })),
  })
  const shown = segments.map((one) => (one.id === 1 ? { ...one, text: '' } : one))
  const rows = toRows(shown, [act('a', [0, 7, 'er, um'], [1, 0, 'do the sum?']), act('b', [3, 28, 'Ad.'])])
  expect(rows.map(({ speaker, text, opensTurn, notSpeech }) => [speaker, opensTurn, notSpeech?.words ?? text])).toEqual(
    [
      ['Maya', true, 'So when'],
      ['Maya', false, 'er, um'],
      ['Maya', false, 'did you'],
      ['Maya', false, 'do the sum?'],
      ['Jonas', true, 'In January. I took a pencil and one month of till rolls.'],
      ['Jonas', false, 'Ad.'],
    ],
  )
  expect(findInRows(rows, 'sum')).toEqual([])
  expect(passageIn(rows, { from: { segment: 0, offset: 8 }, to: { segment: 0, offset: 15 } })).toEqual(
    new Map([[2, { from: 0, to: 7 }]]),
  )
})

test('a turn that was split is a row of its own under the same name', () => {
  const split = segments.map((one) => (one.id === 3 ? { ...one, opensTurn: true as const } : one))
  expect(toRows(split).map(({ speaker, opensTurn, text }) => [speaker, opensTurn, text])).toEqual([
    ['Maya', true, 'So when did you do the sum?'],
    ['Jonas', true, 'In January. I took a pencil'],
    ['Jonas', true, 'and one month of till rolls.'],
  ])
})
