import { expect, test } from 'vitest'
import { stakeOf } from './script-leads.server.ts'

test.each([
  ['A mast costs more than the boat.', 'what it costs'],
  ['The problem was that nobody had looked at the rope.', 'what makes it hard'],
  ['I was afraid of the sea for years.', 'the fear behind it'],
  ['You do not get paid until the harbour master has signed.', null],
  ['The two problems that we work on have not changed.', null],
  ['We ask every sailor for the pain points of the trip.', null],
])('%s is led in by %s', (text, stake) => expect(stakeOf(text)).toBe(stake))
