import { expect, test } from 'vitest'
import { planReadings } from './table-order.ts'

const references = [
  { from: 'comments', to: 'projects' },
  { from: 'projects', to: 'people' },
  { from: 'projects', to: 'left out' },
]

test('an archive in which tables follow what they refer to is read once, another one as often as it must be', () => {
  expect(planReadings(['people', 'projects', 'comments'], references)).toEqual([['people', 'projects', 'comments']])
  expect(planReadings(['comments', 'people', 'projects'], references)).toEqual([['people', 'projects'], ['comments']])
  expect(planReadings(['comments', 'projects', 'people'], references)).toEqual([['people'], ['projects'], ['comments']])
})

test('tables that refer to each other in a circle are named', () => {
  const circle = [...references, { from: 'people', to: 'comments' }]
  expect(() => planReadings(['comments', 'people', 'projects'], circle)).toThrow(/comments, people, projects/)
})
