import { expect, test } from 'vitest'
import { listSparseMarks } from './sparse-marks.ts'

const text = 'Bread is time. “Is it?” It is.'
const marks = [...text.matchAll(/\S+/g)].map(({ index }, at) => ({ offset: index, seconds: at }))

test('of the times of words, those of the first words of sentences are kept', () => {
  expect(listSparseMarks({ text, start: 0, marks })).toEqual([
    { offset: 15, seconds: 3 },
    { offset: 24, seconds: 5 },
  ])
  expect(listSparseMarks({ text, start: null, marks })[0]).toEqual({ offset: 0, seconds: 0 })
})

test('a long sentence keeps a time every 150 characters', () => {
  const words = Array.from({ length: 100 }, () => 'dough').join(' ')
  const all = [...words.matchAll(/\S+/g)].map(({ index }, at) => ({ offset: index, seconds: at }))
  expect(listSparseMarks({ text: words, start: 0, marks: all }).map(({ offset }) => offset)).toEqual([150, 300, 450])
})

test('times of paragraphs are all kept', () => {
  const few = [{ offset: 9, seconds: 250 }]
  expect(listSparseMarks({ text, start: 1, marks: few })).toBe(few)
})
