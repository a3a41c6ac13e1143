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

test("Rev's editor writes the times of its phrases as clock texts, and names apart", () => {
  const element = (value: string, timestamp: string, end_timestamp: string) => ({
    type: 'text',
    value,
    timestamp,
    end_timestamp,
  })
  const json = {
    speakers: [
      { id: 0, name: 'Ada Stone' },
      { id: 1, name: 'Ben' },
    ],
    monologues: [
      { speaker: 0, elements: [element('Good morning.', '00:00:00,500', '00:00:01,500')] },
      { speaker: 1, elements: [element('Hi there.', '00:00:02,000', '00:00:03,250')] },
    ],
  }
  expect(spoken(json)).toEqual([
    ['Ada Stone', 0.5, 1.5, 'Good morning.'],
    ['Ben', 2, 3.25, 'Hi there.'],
  ])
})
