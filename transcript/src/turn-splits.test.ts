import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySpeakerOverrides, correctSegments, splitTurns } from './corrections/index.ts'
import { type Segment, toTurns } from './transcript.ts'
import { createNumbering, listSplits, toPieces } from './turn-splits.ts'

const lines = ['One two three four.', 'Five six.', 'Seven eight nine.'].map(
  (text, id): Segment => ({ id, speaker: 'Ann', start: id * 10, end: id * 10 + 8, text }),
)
const at = (segment: number, offset: number, joins = false) => ({ segment, offset, joins })
const shown = (segments: readonly Segment[]) => toPieces(segments).map(({ id, speaker, text }) => [id, speaker, text])

test('a split segment is shown as several, and those behind it are numbered again', () => {
  const split = splitTurns(lines, [at(0, 14), at(0, 4)])
  expect(shown(split)).toEqual([
    [0, 'Ann', 'One'],
    [1, 'Ann', 'two three'],
    [2, 'Ann', 'four.'],
    [3, 'Ann', 'Five six.'],
    [4, 'Ann', 'Seven eight nine.'],
  ])
  expect(toTurns(toPieces(split))).toHaveLength(3)
  const [first, second, third] = toPieces(split)
  expect([first?.start, second?.start, third?.start, third?.end]).toEqual([0, 1.684, 5.895, 8])
  expect(first?.end).toBe(second?.start)
})

test('a split between two segments makes a turn and no further segment', () => {
  const split = splitTurns(lines, [at(1, 0)])
  expect(shown(split)).toEqual(shown(lines))
  expect(toTurns(toPieces(split)).map(({ segments }) => segments.length)).toEqual([1, 2])
})

test('of acts at one place the newest counts', () => {
  expect(shown(splitTurns(lines, [at(0, 4, true), at(0, 4)]))).toEqual(shown(lines))
  expect(shown(splitTurns(lines, [at(0, 4), at(0, 4, true)]))).toHaveLength(4)
})

test('a range of parts is given to another speaker', () => {
  const split = splitTurns(lines, [at(0, 4), at(2, 6)])
  const given = applySpeakerOverrides(split, [{ from: 0, fromOffset: 4, to: 2, toOffset: 6, label: 'Ben' }])
  expect(shown(given).map(([, speaker]) => speaker)).toEqual(['Ann', 'Ben', 'Ben', 'Ben', 'Ann'])
  const whole = applySpeakerOverrides(lines, [{ from: 0, fromOffset: 4, to: 2, toOffset: 6, label: 'Ben' }])
  expect(shown(whole).map(([, speaker]) => speaker)).toEqual(['Ann', 'Ben', 'Ben'])
})

test('corrected words move a split, and a part whose words are not shown is none', () => {
  const split = applySpeakerOverrides(splitTurns(lines, [at(0, 4)]), [{ from: 0, fromOffset: 4, to: 0, label: 'Ben' }])
  const first = { segment: 0, offset: 0, heard: 'One', written: 'Number one' }
  expect(shown(correctSegments(split, [first])).slice(0, 2)).toEqual([
    [0, 'Ann', 'Number one'],
    [1, 'Ben', 'two three four.'],
  ])
  const hidden = { segment: 0, offset: 0, heard: 'One ', written: '', notSpeech: true }
  expect(shown(correctSegments(split, [hidden]))[0]).toEqual([0, 'Ben', 'two three four.'])
  const rest = { segment: 0, offset: 3, heard: ' two three four.', written: '', notSpeech: true }
  expect(shown(correctSegments(split, [rest]))[0]).toEqual([0, 'Ann', 'One'])
})

test('places go to the file and back, wherever a transcript is split', () => {
  const starts = [4, 8, 14].map((offset) => at(0, offset))
  fc.assert(
    fc.property(fc.subarray([...starts, at(1, 5), at(2, 6)]), fc.nat(2), fc.nat(18), (breaks, segment, offset) => {
      const split = splitTurns(lines, breaks)
      const { toFile, toShown } = createNumbering(listSplits(split))
      const text = lines[segment]?.text ?? ''
      const place = { segment, offset: Math.min(offset, text.length - 1) }
      const there = toShown(place)
      expect(toFile(there)).toEqual(place)
      const piece = toPieces(split)[there.segment]
      if (text[place.offset] !== ' ') expect(piece?.text[there.offset]).toBe(text[place.offset])
      const end = { segment, offset: place.offset + 1 }
      const last = toShown(end, 'to')
      expect([toFile(last), last.segment]).toEqual([end, there.segment])
    }),
  )
})
