import { expect, test } from 'vitest'
import { asExpiry } from './expiry.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const years = ['2', '20', '204', '2040', '40', '4', '29', '00']

test('every month is read in every format, and each Backspace removes one character', () => {
  for (const month of months) {
    const long = String(month).padStart(2, '0')
    for (const typed of [
      `${long}/40`,
      `${month}/2040`,
      `${long}40`,
      `${month} - 40`,
      `2040-${long}`,
      `Exp. ${long}/40`,
    ])
      expect(asExpiry(typed), typed).toBe(`${long}/40`)
    for (const year of years) {
      const shown = asExpiry(`${long}/${year}`)
      const shorter = Array.from(shown, (_, end) => shown.slice(0, end))
      for (const left of [shown, ...shorter]) expect(asExpiry(left), left).toBe(left)
    }
  }
})

test('consecutive digits are a month and a year, or stay as typed', () => {
  for (let number = 0; number < 10_000; number += 1) {
    const typed = String(number).padStart(4, '0')
    const shown = asExpiry(typed)
    if (typed.startsWith('00')) expect(shown).toBe(typed)
    // The user may be typing a four-digit year.
    else expect(shown, typed).toMatch(/^(?:0[1-9]|1[0-2])\/(?:\d\d|20\d)$/)
  }
})

test.each([
  ['0/', '0'],
  ['00', '0'],
  ['13', '01/3'],
  ['0012', '0012'],
  ['540', '05/40'],
  ['', ''],
  ['a', ''],
  ['/34', '/34'],
  ['0/4', '0/4'],
  ['13/40', '13/40'],
  ['12/31/40', '12/31/40'],
])('%j is shown as %j', (typed, shown) => {
  expect(asExpiry(typed)).toBe(shown)
})
