import type { Correction } from '@podcastai/contracts'
import { expect, test } from 'vitest'
import { passageIn, toRows } from '../transcript-pane/rows.ts'
import { correctedRanges, findPassage } from './places-in-rows.ts'

const cue = (id: number, speaker: string, text: string) => ({ id, speaker, start: id * 5, end: id * 5 + 5, text })
const rows = toRows([
  cue(0, 'Maya', 'Why is the call'),
  cue(1, 'Maya', 'start so slow?'),
  cue(2, 'Jonas', 'Every call start costs.'),
])

test('words over two segments become one passage and map back to the same rows', () => {
  const passage = findPassage(rows, { row: 0, offset: 11 }, { row: 0, offset: 21 })
  expect(passage).toEqual({ from: { segment: 0, offset: 11 }, to: { segment: 1, offset: 5 } })
  expect(passage && [...passageIn(rows, passage)]).toEqual([[0, { from: 11, to: 21 }]])
})

test('a passage begins after the space between two segments, and ends before it', () => {
  const begun = findPassage(rows, { row: 0, offset: 15 }, { row: 0, offset: 21 })
  expect(begun?.from).toEqual({ segment: 1, offset: 0 })
  const ended = findPassage(rows, { row: 0, offset: 11 }, { row: 0, offset: 16 })
  expect(ended?.to).toEqual({ segment: 0, offset: 15 })
})

test('an empty range has no passage', () => {
  expect(findPassage(rows, { row: 0, offset: 4 }, { row: 0, offset: 4 })).toBeNull()
  expect(findPassage(rows, { row: 7, offset: 0 }, { row: 7, offset: 4 })).toBeNull()
})

test('corrected words are marked in every row', () => {
  const correction: Correction = {
    id: '4f0d6a52-7a3c-4a2c-9a59-0d7a4f0d6a52',
    heard: 'coal start',
    written: 'call start',
    source: 'episode',
    author: 'Ann',
    createdAt: '2026-11-14T09:30:00.000Z',
    places: [
      { from: { segment: 0, offset: 11 }, to: { segment: 1, offset: 5 }, heard: 'coal start' },
      { from: { segment: 2, offset: 6 }, to: { segment: 2, offset: 16 }, heard: 'Coal start' },
    ],
  }
  const marked = [...correctedRanges(rows, [correction])].map(([row, ranges]) => [
    row,
    ranges.map(({ from, to, heard }) => [rows[row]?.text.slice(from, to), heard]),
  ])
  expect(marked).toEqual([
    [
      0,
      [
        ['call', 'coal start'],
        ['start', 'coal start'],
      ],
    ],
    [1, [['call start', 'Coal start']]],
  ])
})
