import { expect, test } from 'vitest'
import { type End, findTurn, type Limits, moveBySentence, moveTo, outerSentences } from './move-ends.ts'
import { type Ends, findEnds, type Talk, talkAround, toPassage, wordsBetween } from './talk.ts'

const told = {
  isTimed: true,
  at: ({ segment, offset }: { segment: number; offset: number }) => ({
    seconds: segment * 10 + offset / 10,
    estimated: false,
  }),
  getLane: (speaker: string | null) => (speaker === 'Maya' ? 0 : 1),
}

type Line = readonly [speaker: string | null, text: string]

/** The talk around words, which stand in the line of that number. */
function around(lines: readonly Line[], line: number, words: string): { talk: Talk; ends: Ends } {
  const pieces = lines.map(([speaker, text], id) => ({ id, speaker, text }))
  const offset = lines[line]?.[1].indexOf(words) ?? -1
  const passage = { from: { segment: line, offset }, to: { segment: line, offset: offset + words.length } }
  const talk = talkAround(pieces, passage, told)
  const ends = findEnds(talk, passage)
  if (!ends) throw new Error(`“${words}” does not stand there`)
  return { talk, ends }
}

const freely = (talk: Talk): Limits => {
  const all = { from: 0, to: talk.words.length - 1 }
  return { first: all, last: all, maxCharacters: 2000 }
}

function bySentence(lines: readonly Line[], line: number, words: string) {
  const { talk, ends } = around(lines, line, words)
  const moved = (end: End, by: -1 | 1) => {
    const next = moveBySentence(talk, ends, end, by, freely(talk))
    return next && wordsBetween(talk, next)
  }
  return {
    beginEarlier: moved('first', -1),
    beginLater: moved('first', 1),
    endEarlier: moved('last', -1),
    endLater: moved('last', 1),
  }
}

const turn = 'We closed on Saturdays. Dr. Reed laughed. Nobody came, e.g. from town! Then we slept.'

test.each([
  [
    'Dr. Reed laughed.',
    {
      beginEarlier: 'We closed on Saturdays. Dr. Reed laughed.',
      beginLater: null,
      endEarlier: null,
      endLater: 'Dr. Reed laughed. Nobody came, e.g. from town!',
    },
  ],
  [turn, { beginEarlier: null, endLater: null, beginLater: turn.slice(24), endEarlier: turn.slice(0, -15) }],
  ['Reed laughed. Nobody came', { beginEarlier: 'Dr. Reed laughed. Nobody came,', endEarlier: 'Reed laughed.' }],
])('[CONTENT-29] the ends of “%s” move by a sentence', (words, expected) => {
  expect(bySentence([['Jonas', turn]], 0, words)).toMatchObject(expected)
})

test('[CONTENT-29] the ends move word by word, never past each other, nor beyond what may be stored', () => {
  const { talk, ends } = around([['Jonas', turn]], 0, 'Dr. Reed laughed.')
  const limits = freely(talk)
  const put = (end: End, by: number) => wordsBetween(talk, moveTo(talk, ends, end, ends[end] + by, limits))
  expect(put('first', -1)).toBe('Saturdays. Dr. Reed laughed.')
  expect(put('first', 1)).toBe('Reed laughed.')
  expect(put('first', 9)).toBe('laughed.')
  expect(put('last', 2)).toBe('Dr. Reed laughed. Nobody came,')
  expect(put('last', -9)).toBe('Dr.')
  expect(put('last', 99)).toBe(turn.slice(24))
  const short = { ...limits, maxCharacters: 25 }
  expect(wordsBetween(talk, moveTo(talk, ends, 'last', 99, short))).toBe('Dr. Reed laughed. Nobody')
  expect(moveBySentence(talk, ends, 'last', 1, short)).toBeNull()
})

test('a turn spans the segments of the file, and ends where another person speaks', () => {
  const lines = [
    ['Maya', 'Why then?'],
    ['Jonas', 'We closed on our'],
    ['Jonas', 'busiest day. It paid.'],
    ['Maya', 'It did. Who knew?'],
  ] as const
  const { talk, ends } = around(lines, 2, 'It paid.')
  const { from, to } = findTurn(talk, ends.first)
  expect(wordsBetween(talk, { first: from, last: to })).toBe('We closed on our busiest day. It paid.')
  const whole = moveBySentence(talk, ends, 'first', -1, freely(talk))
  expect(whole && wordsBetween(talk, whole)).toBe('We closed on our busiest day. It paid.')
  expect(whole && toPassage(talk, whole)).toEqual({ from: { segment: 1, offset: 0 }, to: { segment: 2, offset: 21 } })
  expect(outerSentences(talk, { first: from, last: to + 2 })).toEqual({
    firstSentence: 'We closed on our busiest day.',
    lastSentence: 'It did.',
  })
  expect(talk.words[from]).toMatchObject({ start: 10, speaker: 'Jonas', lane: 1, begins: true, ends: false })
})

test('speech without full stops is cut where the pieces of its file begin', () => {
  const pieces = Array.from({ length: 8 }, (_, at) => `so piece ${at} of what somebody said in one go`)
  expect(
    bySentence(
      pieces.map((text) => ['Jonas', text]),
      2,
      pieces[2] ?? '',
    ),
  ).toEqual({
    beginEarlier: `${pieces[1]} ${pieces[2]}`,
    beginLater: null,
    endEarlier: null,
    endLater: `${pieces[2]} ${pieces[3]}`,
  })
})

test('of hours of talk the words around the passage are looked at alone, and where these are cut no sentence begins', () => {
  const lines = Array.from({ length: 2000 }, (_, at) => [null, `Line ${at} was said, and then more of it.`] as const)
  const { talk, ends } = around(lines, 1000, 'Line 1000 was said,')
  expect(talk.words.length).toBeLessThan(2000)
  expect(wordsBetween(talk, ends)).toBe('Line 1000 was said,')
  expect(talk.words[0]?.begins).toBe(false)
  expect(talk.words.at(-1)?.ends).toBe(false)
  expect(ends.first).toBeGreaterThan(100)
})

test('words of scripts without spaces are moved by, and a dash goes with the word before it', () => {
  const { talk, ends } = around([['Li', '我们周六关门。面包师 – 很高兴。']], 0, '面包师')
  const later = moveBySentence(talk, ends, 'last', 1, freely(talk))
  expect(later && wordsBetween(talk, later)).toBe('面包师 – 很高兴。')
  const earlier = moveTo(talk, ends, 'first', ends.first - 1, freely(talk))
  expect(wordsBetween(talk, earlier)).toBe('关门。面包师 –')
})

test('a passage that the transcript does not have has no words', () => {
  const nowhere = { from: { segment: 7, offset: 0 }, to: { segment: 8, offset: 3 } }
  const talk = talkAround([{ id: 0, speaker: null, text: 'One line.' }], nowhere, told)
  expect(talk.words).toEqual([])
  expect(findEnds(talk, nowhere)).toBeNull()
})

test('the talk reaches beyond both ends where a paragraph has hardly a space', () => {
  const paragraph = `${'我们关了门。'.repeat(900)} 那天是星期六 ${'没有人来。'.repeat(900)}`
  const words = paragraph.slice(5394, 5418)
  const { talk, ends } = around([['Maya', paragraph]], 0, words)
  expect(ends.first).toBeGreaterThan(0)
  expect(ends.last).toBeLessThan(talk.words.length - 1)
  expect(wordsBetween(talk, ends)).toBe(words)
})
