import { expect, test } from 'vitest'
import { type End, moveEnd, type Step } from './move-end.ts'

const words = 'Bread is alive. It never sleeps, and neither do you. So we bake.'.split(' ').map((text, index) => ({
  ...{ text, segment: 0, offset: index, isExact: true },
  ...{ start: index, end: index + 0.6 },
}))
/** “It never sleeps, and neither do you.” */
const clip = { words, first: 3, last: 9 }
/** Before “and” and after “alive.”. */
const silences = [
  { from: 2.6, to: 3.1 },
  { from: 5.6, to: 6 },
]

function move(end: End, by: Step, direction: 1 | -1): string | null {
  const moved = moveEnd(clip, { end, by, direction, silences })
  return (
    moved &&
    words
      .slice(moved.first, moved.last + 1)
      .map(({ text }) => text)
      .join(' ')
  )
}

test('both ends move by words, sentences, and pauses', () => {
  expect(move('first', 'word', 1)).toBe('never sleeps, and neither do you.')
  expect(move('last', 'word', -1)).toBe('It never sleeps, and neither do')
  expect(move('first', 'sentence', -1)).toBe('Bread is alive. It never sleeps, and neither do you.')
  expect(move('last', 'sentence', 1)).toBe('It never sleeps, and neither do you. So we bake.')
  expect(move('first', 'pause', 1)).toBe('and neither do you.')
  expect(move('last', 'pause', -1)).toBe('It never sleeps,')
})

test('an end does not pass the other one, nor leave the words that are known', () => {
  expect(move('first', 'sentence', 1)).toBeNull()
  expect(move('last', 'sentence', -1)).toBeNull()
  expect(move('last', 'pause', 1)).toBeNull()
  expect(moveEnd({ ...clip, first: 0 }, { end: 'first', by: 'word', direction: -1, silences })).toBeNull()
})
