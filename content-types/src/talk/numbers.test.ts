import { expect, test } from 'vitest'
import { countAt, numbersIn } from './numbers.ts'
import { isSameAmount } from './same-amount.ts'

/** True where every amount of ours is one of theirs. */
function follows(ours: string, theirs: string): boolean {
  const said = numbersIn(theirs).flatMap(({ readings }) => readings)
  const amounts = numbersIn(ours).filter(({ isPlain }) => !isPlain)
  if (amounts.length === 0) throw new Error(`No amount in “${ours}”.`)
  return amounts.every(({ readings }) => readings.some((one) => said.some((other) => isSameAmount(one, other))))
}

test.each([
  ['50 % of them', 'half of them'],
  ['half of them', 'fifty percent of them'],
  ['a quarter', '25 percent'],
  ['33%', 'a third of it'],
  ['two thirds', '67%'],
  ['2x as many', 'twice as many'],
  ['doubled', 'two times as many'],
  ['12 eggs', 'a dozen eggs'],
  ['1,000 loaves', 'a thousand loaves'],
  ['1k', 'one thousand'],
  ['10k followers', 'ten thousand followers'],
  ['$1.5 million', 'one and a half million dollars'],
  ['1.5 million downloads', 'a million and a half downloads'],
  ['18 loaves', 'a dozen and a half loaves'],
  ['100.5 acres', 'a hundred and a half acres'],
  ['$1.5 million', '1.5 million'],
  ['20 million', '20 mil'],
  ['$50 a month', 'fifty bucks a month'],
  ['24 months', 'two years'],
  ['7 days', 'a week'],
  ['ten years', 'a decade'],
  ['thirty minutes', 'half an hour'],
  ['18 months', 'one and a half years'],
  ['500,000', 'half a million'],
  ['20 percent', 'one in five'],
  ['five', 'one in five'],
  ['1984', 'nineteen eighty-four'],
  ['2014', 'twenty fourteen'],
  ['the 90s', 'the nineties'],
  ['the 1990s', 'in 1994'],
  ['his 3rd shop', 'his third shop'],
  ['five grand', '$5,000'],
  ['312', 'three hundred and twelve'],
  ['3 long years', 'three years'],
])('“%s” follows from “%s”', (ours, theirs) => {
  expect(follows(ours, theirs)).toBe(true)
})

test.each([
  ['50 %', 'a third'],
  ['nine months', 'nine years'],
  ['12 dollars', '12 percent'],
  ['$10', 'ten euros'],
  ['10% more', 'ten euros more'],
  ['three times', 'twice'],
  ['1985', 'nineteen eighty-four'],
  ['99 years', '100 years'],
  ['1.5 million', '1.5 billion'],
  ['10k', '10 followers'],
  ['one in six', 'one in five'],
  ['the 80s', 'in 1994'],
  ['40 minutes', 'half an hour'],
])('“%s” does not follow from “%s”', (ours, theirs) => {
  expect(follows(ours, theirs)).toBe(false)
})

test('“one”, “a week” and “this year” claim no amount', () => {
  expect(numbersIn('One of us comes once a week this year').filter(({ isPlain }) => !isPlain)).toEqual([])
})

test('a count is told by value', () => {
  expect(countAt('four hundred and two of', 0, 'four')).toEqual({ to: 20, value: 402 })
  expect(countAt('by 1,000 loaves', 3, '1,000')).toEqual({ to: 8, value: 1000 })
  expect(countAt('a dozen', 0, 'a')).toEqual({ to: 7, value: 12 })
  expect(countAt('a loaf', 0, 'a')).toBeNull()
})
