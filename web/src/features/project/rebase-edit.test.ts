import { expect, test } from 'vitest'
import { rebaseEdit } from './rebase-edit.ts'

const one = { id: 'a', text: 'One', tags: ['a'] }
const two = { id: 'b', text: 'Two', tags: ['b'] }
const base = [one, two]

test('an edit of one item keeps a concurrent change to another, wherever it is now', () => {
  const current = [two, { ...one, text: 'One, corrected' }]
  const edited = [one, { ...two, text: 'Two, corrected' }]
  expect(rebaseEdit(base, edited, current)).toEqual([
    { ...one, text: 'One, corrected' },
    { ...two, text: 'Two, corrected' },
  ])
})

test('an edit of one field keeps the others of its item; in the same field the edit wins', () => {
  const current = [{ ...one, text: 'One, mended', tags: ['a', 'c'] }, two]
  const edited = [{ ...one, text: 'One, corrected' }, two]
  expect(rebaseEdit(base, edited, current)).toEqual([{ ...one, text: 'One, corrected', tags: ['a', 'c'] }, two])
})

test('items that were added or deleted since stay so; one that was edited here is kept', () => {
  const three = { id: 'c', text: 'Three', tags: [] }
  const mine = { ...two, text: 'Two, corrected' }
  expect(rebaseEdit(base, [one, mine], [two, three])).toEqual([mine, three])
  expect(rebaseEdit(base, [one, mine], [one])).toEqual([one, mine])
  expect(rebaseEdit(base, [one, two, { text: 'New' }], [one, two, three])).toEqual([one, two, { text: 'New' }, three])
})

test('a list without items is taken as edited', () => {
  expect(rebaseEdit({ tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['c'] })).toEqual({ tags: ['a', 'b'] })
})

test('a reordered list keeps its order, and concurrent changes to its items move along', () => {
  const current = [{ ...one, text: 'One, corrected', tags: ['a', 'c'] }, two]
  expect(rebaseEdit(base, [two, one], current)).toEqual([current[1], current[0]])
})
