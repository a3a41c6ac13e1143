import { expect, test } from 'vitest'
import { inQuotationMarks } from './quotation-marks.ts'

test.each([
  ['I said "no" to him.', '“I said ‘no’ to him.”'],
  ['"No," he said.', '“‘No,’ he said.”'],
  ['He said “no”', '“He said ‘no’”'],
  ["It's done.", "“It's done.”"],
])('%s', (text, quoted) => {
  expect(inQuotationMarks(text)).toBe(quoted)
})
