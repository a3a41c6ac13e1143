import { expect, test } from 'vitest'
import { readJsonFile, spoken } from '../testing/read-json.ts'

const results = [
  {
    final: false,
    alternatives: [{ transcript: 'good mourning ', timestamps: [['good', 0.5, 1]] }],
  },
  {
    final: true,
    alternatives: [
      {
        transcript: 'good %HESITATION morning ',
        timestamps: [
          ['good', 0.5, 1],
          ['%HESITATION', 1, 1.1],
          ['morning', 1.1, 1.5],
        ],
      },
      { transcript: 'good mourning ' },
    ],
  },
  {
    final: true,
    alternatives: [
      {
        transcript: 'hi there ',
        timestamps: [
          ['hi', 2, 2.5],
          ['there', 2.5, 3.25],
        ],
      },
    ],
  },
]
const speaker_labels = [
  { from: 0.5, to: 1, speaker: 0 },
  { from: 1, to: 1.1, speaker: 0 },
  { from: 1.1, to: 1.5, speaker: 0 },
  { from: 2, to: 2.5, speaker: 1 },
  { from: 2.5, to: 3.25, speaker: 1 },
]

test('final results of Watson, with the speakers apart', () => {
  const json = { result_index: 0, results, speaker_labels }
  const transcript = readJsonFile(json)
  expect(transcript.dialect).toBe('ibm-watson')
  expect(transcript.notes).toMatchObject([{ kind: 'dropped', what: 'marks of hesitation', count: 1 }])
  expect(spoken(json)).toEqual([
    ['0', 0.5, 1.5, 'good morning'],
    ['1', 2, 3.25, 'hi there'],
  ])
})

test('results of Watson without times', () => {
  const texts = ['good morning ', 'hi there '].map((transcript) => ({ final: true, alternatives: [{ transcript }] }))
  expect(spoken({ result_index: 0, results: texts })).toEqual([
    [null, null, null, 'good morning'],
    [null, null, null, 'hi there'],
  ])
})

test('a finished job of Watson lists its answers, each with its own speakers', () => {
  const json = { id: 'x', status: 'completed', results: [{ result_index: 0, results, speaker_labels }] }
  expect(spoken(json)).toEqual([
    ['0', 0.5, 1.5, 'good morning'],
    ['1', 2, 3.25, 'hi there'],
  ])
})
