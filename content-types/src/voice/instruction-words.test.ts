import { expect, test } from 'vitest'
import { asksForShorter } from './instruction-words.ts'

test.each([
  'Shorter',
  'Make it shorter, please',
  'shorter, less hype',
  'Keep each one short and sweet.',
  'A bit more concise',
  'Trim the texts',
  'Please shorten all of them: at most 20 words each',
])('“%s” asks for shorter texts', (wish) => {
  expect(asksForShorter(wish)).toBe(true)
})

test.each([
  '',
  'shorter, and only two of them',
  'Shorter. Three quotes, please.',
  'Shorter and 3 posts',
  'Leave out the ones about the short season',
  'Shorter, and skip the money',
  'Shorter, and less about money',
  'Make it a shorter list',
  'Trim it to the best',
  'Keep the short quotes',
  'Fewer and shorter',
  'Shorter, and less of them',
  'More about the brief winter',
  'Say how they trim the hedge',
])('“%s” may ask for fewer texts, or for other ones', (wish) => {
  expect(asksForShorter(wish)).toBe(false)
})
