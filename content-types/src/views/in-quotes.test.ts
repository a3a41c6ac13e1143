import { expect, test } from 'vitest'
import { inQuotes } from './in-quotes.ts'

test('a title stands in quotation marks once', () => {
  expect(inQuotes('Five months of being clever')).toBe('“Five months of being clever”')
  expect(inQuotes('“I sold less bread” – Jonas Reed')).toBe('“I sold less bread” – Jonas Reed')
})
