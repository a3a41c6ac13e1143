import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('monologues of Rev.ai', () => {
  const json = {
    monologues: [
      {
        speaker: 'A',
        elements: [
          { type: 'text', value: 'Good', ts: 0.5, end_ts: 1 },
          { type: 'punct', value: ' ' },
          { type: 'text', value: 'morning', ts: 1, end_ts: 1.5 },
          { type: 'punct', value: '.' },
        ],
      },
      {
        speaker: 'B',
        elements: [
          { type: 'text', value: 'Hi', ts: 2, end_ts: 2.5 },
          { type: 'punct', value: ' ' },
          { type: 'text', value: 'there', ts: 2.5, end_ts: 3.25 },
          { type: 'punct', value: '.' },
        ],
      },
    ],
  }
  expect(readJsonFile(json).dialect).toBe('rev-ai')
  expect(spoken(json)).toEqual(greetings)
})

test('speakers counted from 0 are named so', () => {
  const json = { monologues: [{ speaker: 0, elements: [{ type: 'text', value: 'Hi', ts: 0, end_ts: 1 }] }] }
  expect(readJsonFile(json).speakers).toEqual(['0'])
})
