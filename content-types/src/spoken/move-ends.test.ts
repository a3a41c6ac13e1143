import { expect, test } from 'vitest'
import { type MovedEnds, movedEnds, type SpokenTurn } from './move-ends.ts'

const text = 'We closed on Saturdays. Dr. Reed laughed. Nobody came, e.g. from town! Then we slept.'
const turn: SpokenTurn = { text, at: 0, lines: [0] }

const moves: [string, Partial<MovedEnds>][] = [
  [
    'Dr. Reed laughed.',
    {
      beginEarlier: 'We closed on Saturdays. Dr. Reed laughed.',
      beginLater: null,
      endEarlier: null,
      endLater: 'Dr. Reed laughed. Nobody came, e.g. from town!',
    },
  ],
  [text, { beginEarlier: null, endLater: null, beginLater: text.slice(24), endEarlier: text.slice(0, -15) }],
  ['Reed laughed. Nobody came', { beginEarlier: 'Dr. Reed laughed. Nobody came', endEarlier: 'Reed laughed.' }],
]

test.each(moves)('[CONTENT-29] the ends of “%s” move by a sentence', (words, expected) => {
  expect(movedEnds(turn, words)).toMatchObject(expected)
})

test('whatever moves, the words stand in the turn', () => {
  for (let [words, steps] = ['Dr. Reed laughed.', 0]; steps < 20; steps++) {
    const moved: (string | null)[] = Object.values(movedEnds(turn, words)!)
    for (const one of moved) if (one !== null) expect(text).toContain(one)
    words = moved.filter((one) => one !== null)[steps % 2] ?? words
  }
})

test('of words that are said twice those beside the passage are moved', () => {
  const twice = 'Yes. We bake. No. We bake. Maybe.'
  expect(movedEnds({ text: twice, at: 18, lines: [] }, 'We bake.')?.beginEarlier).toBe('No. We bake.')
  expect(movedEnds({ text: twice, at: 4, lines: [] }, 'We bake.')?.beginEarlier).toBe('Yes. We bake.')
})

test('speech without full stops is cut where the pieces of its file begin', () => {
  const pieces = Array.from({ length: 8 }, (_, at) => `so piece ${at} of what somebody said in one go`)
  const lines = pieces.map((_, at) => pieces.slice(0, at).join(' ').length + (at === 0 ? 0 : 1))
  const speech = { text: pieces.join(' '), at: lines[2]!, lines }
  expect(movedEnds(speech, pieces[2]!)).toEqual({
    beginEarlier: `${pieces[1]} ${pieces[2]}`,
    beginLater: null,
    endEarlier: null,
    endLater: `${pieces[2]} ${pieces[3]}`,
  })
})

test('words that nobody said have no ends to move', () => {
  expect(movedEnds(turn, 'We opened on Saturdays.')).toBeNull()
  expect(movedEnds(turn, '')).toBeNull()
})
