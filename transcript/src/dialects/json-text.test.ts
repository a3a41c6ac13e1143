import { expect, test } from 'vitest'
import { spoken } from '../testing/read-json.ts'

test('the whole transcript in one text', () => {
  const said = [
    ['Ada', null, null, 'Good morning.'],
    ['Ben', null, null, 'Hi there.'],
  ]
  expect(spoken({ text: 'Ada: Good morning.\nBen: Hi there.' })).toEqual(said)
  expect(spoken(['Ada: Good morning.', 'Ben: Hi there.'])).toEqual(said)
})
