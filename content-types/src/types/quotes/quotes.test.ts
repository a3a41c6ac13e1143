import { expect, test } from 'vitest'
import { inMarks, printedQuote } from './quotes.ts'

test.each([
  ['the oven was already warm.', 'The oven was already warm.'],
  ['it’s the first month we made money.', 'It’s the first month we made money.'],
  ['no, we closed on a Saturday.', 'No, we closed on a Saturday.'],
  ['iPhones are full of glue.', 'iPhones are full of glue.'],
  ['https://example.com is where we are.', 'https://example.com is where we are.'],
])('words that stood behind others are printed with a capital, and names stay as they are: %s', (text, printed) => {
  expect(printedQuote({ text, verified: true })).toBe(printed)
  expect(inMarks({ text, verified: true })).toBe(`“${printed}”`)
})

test('edited words stay as typed', () => {
  const typed = { text: 'the oven was already warm.', verified: false }
  expect([printedQuote(typed), inMarks(typed)]).toEqual([typed.text, typed.text])
})
