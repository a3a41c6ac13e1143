import { expect, test } from 'vitest'
import { movedPassage } from './moved-place.ts'

const segment = (text: string, id = 3) => ({ id, speaker: null, start: null, end: null, text })
const passage = (from: number, to: number) => ({ from: { segment: 3, offset: from }, to: { segment: 3, offset: to } })

function moved(before: string, words: string, after: string) {
  const from = before.indexOf(words)
  const result = movedPassage(passage(from, from + words.length), [segment(before)], [segment(after)])
  return after.slice(result.from.offset, result.to.offset)
}

test.each([
  ['behind a longer word', 'A call start is slow.', 'is slow', 'A Kubernetes start is slow.', 'is slow'],
  ['behind several', 'q and q and rest', 'rest', 'queue and queue and rest', 'rest'],
  ['before it', 'Now a call start.', 'Now a', 'Now a Cold start.', 'Now a'],
  ['around it', 'Now a call start here.', 'a call start here', 'Now a Cold start here.', 'a Cold start here'],
  ['from within it', 'Now a call start here.', 'start here', 'Now a warmup here.', 'warmup here'],
  ['up to within it', 'Now a call start here.', 'Now a call', 'Now a warmup here.', 'Now a warmup'],
  ['exactly it', 'Now a call start here.', 'call start', 'Now a Cold start here.', 'Cold start'],
  ['right before it', 'Now a call start.', 'Now a ', 'Now a warm start.', 'Now a '],
])('a passage %s is adjusted', (_, before, words, after, expected) => {
  expect(moved(before, words, after)).toBe(expected)
})

test('a passage in other segments is returned unchanged', () => {
  const one = passage(0, 4)
  expect(movedPassage(one, [segment('long words', 5)], [segment('words', 5)])).toBe(one)
})
