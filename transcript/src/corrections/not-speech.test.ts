import { expect, test } from 'vitest'
import { correctSegments } from './correct-segments.ts'
import { type Correction, type Span, standing } from './correction.ts'
import { correctionsFor } from './corrections-for.ts'
import { notSpeechIn, notSpeechPlaces, withNotSpeech } from './not-speech.ts'
import { placeMap } from './places.ts'

const heard = ['We bake. Buy soap, only today! It is bread.', 'Call start.'].map((text, id) => ({
  id,
  speaker: 'Ann',
  text,
}))
const find = (text: string, rows: readonly Correction[] = []): Span => {
  const segments = correctSegments(heard, standing(rows))
  const segment = segments.findIndex((one) => one.text.includes(text))
  const offset = segments[segment]?.text.indexOf(text) ?? 0
  return { from: { segment, offset }, to: { segment, offset: offset + text.length } }
}
const hide = (text: string, active: readonly Correction[] = []) =>
  notSpeechIn(find(text, active), { heard, standing: standing(active) })
const correct = (seen: string, written: string, active: readonly Correction[]) =>
  correctionsFor([find(seen, active)], { heard: seen, written }, { heard, standing: standing(active) }).rows
const read = (active: readonly Correction[]) => correctSegments(heard, standing(active)).map(({ text }) => text)

test('takes words out with their marks and the space beside them', () => {
  const rows = hide('Buy soap, only today')
  expect(rows).toMatchObject([{ segment: 0, offset: 9, heard: 'Buy soap, only today! ', written: '' }])
  expect(read(rows)).toEqual(['We bake. It is bread.', 'Call start.'])
  expect(read(hide('It is bread'))).toEqual(['We bake. Buy soap, only today!', 'Call start.'])
})

test('takes out all of several segments, each by itself', () => {
  const rows = notSpeechIn({ from: { segment: 0, offset: 9 }, to: { segment: 1, offset: 11 } }, { heard, standing: [] })
  expect(rows).toHaveLength(2)
  expect(read(rows)).toEqual(['We bake.', ''])
})

test('corrected words beside it are corrected without it, and corrected words in it go as a whole', () => {
  const hidden = hide('Buy soap, only today')
  const beside = correct('It', 'This', hidden)
  expect(beside).toEqual([{ segment: 0, offset: 31, heard: 'It', written: 'This' }])
  expect(read([...beside, ...hidden])).toEqual(['We bake. This is bread.', 'Call start.'])
  expect(read(beside)).toEqual(['We bake. Buy soap, only today! This is bread.', 'Call start.'])
  const corrected = correct('Call start', 'Cold start', [])
  const part = hide('Cold', corrected)
  expect(part).toMatchObject([{ heard: 'Call start.', written: '' }])
})

test('a place beside it stays beside it when it is brought back', () => {
  const rows = standing(hide('Buy soap, only today'))
  const { heard: back } = placeMap(rows)
  expect(back({ segment: 0, offset: 9 }, 'from').offset).toBe(31)
  expect(back({ segment: 0, offset: 9 }, 'to').offset).toBe(9)
})

test('the whole text is known with it', () => {
  const rows = hide('Buy soap, only today')
  const all = standing([...correct('It is', 'That was', rows), ...rows])
  const [shown = ''] = read(all)
  expect(withNotSpeech(shown, notSpeechPlaces(all))).toBe('We bake. Buy soap, only today! That was bread.')
})

test('times inside it are gone, and those behind it move', () => {
  const timed = {
    ...heard[0],
    id: 0,
    text: heard[0]?.text ?? '',
    marks: [
      { offset: 9, seconds: 5 },
      { offset: 31, seconds: 20 },
    ],
  }
  expect(correctSegments([timed], hide('Buy soap, only today'))[0]?.marks).toEqual([{ offset: 9, seconds: 20 }])
})
