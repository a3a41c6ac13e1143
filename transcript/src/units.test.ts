import { describe, expect, test } from 'vitest'
import { readJsonFile, spoken } from './testing/read-json.ts'

const minute = 'one two three four five six seven eight nine ten'
const times = (json: unknown) => spoken(json).map(([, start, end]) => [start, end])
const rows = (...times: unknown[][]) => times.map(([start, end]) => ({ start, end, text: minute }))

describe('the unit of a number is told by the whole file', () => {
  test.each([
    [
      'whole seconds, sparse',
      rows([0, 30], [30, 60], [60, 90]),
      [
        [0, 30],
        [30, 60],
        [60, 90],
      ],
    ],
    [
      'milliseconds',
      rows([0, 30000], [30000, 60000]),
      [
        [0, 30],
        [30, 60],
      ],
    ],
    ['a short file in milliseconds', rows([0, 2400]), [[0, 2.4]]],
    [
      'milliseconds as texts',
      rows(['0', '2400'], ['2400', '4800']),
      [
        [0, 2.4],
        [2.4, 4.8],
      ],
    ],
    [
      'milliseconds with a fraction',
      rows([0.5, 60000.25], [60000.25, 120000.5]),
      [
        [0.001, 60],
        [60, 120.001],
      ],
    ],
    [
      'seconds with fractions and a long pause',
      rows([1.5, 4.25], [600.5, 604]),
      [
        [1.5, 4.25],
        [600.5, 604],
      ],
    ],
    [
      'seconds that begin late',
      rows([3000, 3004], [3004, 3009]),
      [
        [3000, 3004],
        [3004, 3009],
      ],
    ],
    [
      'seconds without ends, after a long intro',
      [
        { start: 240, text: minute },
        { start: 244, text: minute },
      ],
      [
        [240, null],
        [244, null],
      ],
    ],
    [
      'a unit written to each number',
      rows(['0.5s', '2.5s'], ['1500ms', '2500ms']),
      [
        [0.5, 2.5],
        [1.5, 2.5],
      ],
    ],
    [
      'clock times',
      rows(['00:00:01.5', '00:01:02'], ['1:02', '1:04']),
      [
        [1.5, 62],
        [62, 64],
      ],
    ],
    ['seven digits behind the point', rows(['00:00:03.2936180', '00:00:06.7510000']), [[3.294, 6.751]]],
    [
      'durations by ISO 8601',
      rows(['PT1.2S', 'PT1M2.5S'], ['PT1H', 'PT1H0M3S']),
      [
        [1.2, 62.5],
        [3600, 3603],
      ],
    ],
    ['a unit in the name', [{ startMs: 10, endMs: 40, text: minute }], [[0.01, 0.04]]],
    ['seconds and nanoseconds', rows([{ seconds: '1', nanos: 500000000 }, { seconds: 4 }]), [[1.5, 4]]],
    [
      'both times in one field',
      [
        { timestamp: [0, 3.2], text: minute },
        { timestamp: [3.2, null], text: minute },
      ],
      [
        [0, 3.2],
        [3.2, null],
      ],
    ],
    ['an object with both', [{ time: { from: 1, to: 3 }, text: minute }], [[1, 3]]],
    ['a start and a duration', [{ start: 1.36, duration: 1.68, text: minute }], [[1.36, 3.04]]],
    ['a start and a duration in milliseconds', [{ offset: 1000, duration: 4000, text: minute }], [[1, 5]]],
  ])('%s', (_, json, expected) => {
    expect(times(json)).toEqual(expected)
  })

  test('two sentences of Japanese in a minute are not slow', () => {
    const text = 'パンを一晩寝かせるのが大事だと母は言いました。私はまだ待てません。'
    const json = [0, 60, 120].map((start) => ({ start, end: start + 60, text }))
    expect(times(json)).toEqual([
      [0, 60],
      [60, 120],
      [120, 180],
    ])
  })

  test('times of day count from the first one', () => {
    const json = ['2024-05-01T10:00:03Z', '2024-05-01T10:00:07.500Z'].map((timestamp) => ({ timestamp, text: minute }))
    expect(times(json)).toEqual([
      [0, null],
      [4.5, null],
    ])
    expect(times([1714557603, 1714557607].map((timestamp) => ({ timestamp, text: minute })))).toEqual([
      [0, null],
      [4, null],
    ])
    expect(readJsonFile(json).notes).toMatchObject([
      { kind: 'repaired', what: expect.stringContaining('times of day') },
    ])
  })

  test('numbers of an unknown unit are left out and told', () => {
    const transcript = readJsonFile(rows([0, 40_000_000_000], [40_000_000_000, 80_000_000_000]))
    expect(transcript.timeSource).toBe('none')
    expect(transcript.notes).toMatchObject([{ kind: 'dropped', what: expect.stringContaining('unit') }])
  })
})
