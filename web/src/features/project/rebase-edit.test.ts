import { expect, test } from 'vitest'
import { rebaseEdit } from './rebase-edit.ts'

const base = [
  { text: 'One', tags: ['a'] },
  { text: 'Two', tags: ['b'] },
]

test('an edit of one item keeps a concurrent change to another', () => {
  const current = [{ text: 'One, corrected', tags: ['a'] }, base[1]]
  const edited = [base[0], { text: 'Two, corrected', tags: ['b'] }]
  expect(rebaseEdit(base, edited, current)).toEqual([
    { text: 'One, corrected', tags: ['a'] },
    { text: 'Two, corrected', tags: ['b'] },
  ])
})

test('an edit of one field keeps the others of its item; in the same field the edit wins', () => {
  const current = [{ text: 'One, mended', tags: ['a', 'c'] }, base[1]]
  const edited = [{ text: 'One, corrected', tags: ['a'] }, base[1]]
  expect(rebaseEdit(base, edited, current)).toEqual([{ text: 'One, corrected', tags: ['a', 'c'] }, base[1]])
})

test('a list of another length is taken as edited', () => {
  expect(rebaseEdit({ tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['c'] })).toEqual({ tags: ['a', 'b'] })
})

test('a reordered list keeps its order, and concurrent changes to its items move along', () => {
  const current = [{ text: 'One, corrected', tags: ['a', 'c'] }, base[1]]
  expect(rebaseEdit(base, [base[1], base[0]], current)).toEqual([current[1], current[0]])
})
