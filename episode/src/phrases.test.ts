import { expect, test } from 'vitest'
import { phraseFinder } from './phrases.ts'

const find = phraseFinder([
  { number: 0, slots: ['most|a lot of', '?*', 'people', "think|don't"] },
  { number: 1, slots: ['?the', 'best|least *'] },
  { number: 2, slots: ['passion*|mind-blowing'] },
])
const said = (text: string) => find(text).map(({ number, from, to }) => [number, text.slice(from, to)])

test('a phrase is found word by word, the first of each number, in the order of numbers', () => {
  expect(said('it is the best, and most people think so')).toEqual([
    [0, 'most people think'],
    [1, 'the best'],
  ])
  expect(said("a lot of young people don't; most people think")).toEqual([[0, "a lot of young people don't"]])
  expect(said('he is the least loud and best')).toEqual([[1, 'the least loud']])
})

test('a word may go on only where a star stands, and slots have one blank between them', () => {
  expect(said('compassion, passionately')).toEqual([[2, 'passionately']])
  expect(said('mind-blowing')).toEqual([[2, 'mind-blowing']])
  expect(said('mostly people think. most, people think. almost people think. most people thinking. bested')).toEqual([])
  expect(said('at least')).toEqual([])
})
