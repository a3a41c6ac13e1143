import { expect, test } from 'vitest'
import { opensDangling } from './sentence-fronts.server.ts'

test.each([
  'Not just from the old sailors but from everybody in the harbour.',
  'The first one is a boat that nobody wants to sail.',
  'If you’re not, then the answer is to stay at home.',
  'More so when the wind comes from the north.',
])('%s leans on what came before it', (text) => expect(opensDangling(text)).toBe(true))

test.each([
  'The first boat of the year is always late.',
  'If you don’t respect the tide, then the tide will teach you.',
  'Nothing in a harbour is in a hurry.',
])('%s stands for itself', (text) => expect(opensDangling(text)).toBe(false))
