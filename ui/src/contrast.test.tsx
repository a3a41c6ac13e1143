// @ts-expect-error Read with fs: Vitest empties style sheets, also with ?raw.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, difference, linearRgb, readTokens, sightsOfPeople } from './contrast.ts'
import { laneColors } from './strip-paths.ts'

const file = new URL(import.meta.url).pathname.replace('contrast.test.tsx', 'tokens.css')
const tokens = readTokens(readFileSync(file, 'utf8'))

const textPairs: [string, string[]][] = [
  ['text', ['bg', 'surface', 'sunken', 'petrol-soft', 'chosen']],
  ['text-2', ['bg', 'surface', 'sunken']],
  ['text-3', ['bg', 'surface', 'sunken', 'marker-soft']],
  ['on-ink', ['ink', 'ink-hover']],
  ['petrol', ['bg', 'surface', 'sunken', 'petrol-soft']],
  ['on-marker', ['marker']],
  ['on-marker-soft', ['marker-soft']],
  ['ok', ['surface', 'bg', 'ok-soft']],
  ['warn', ['surface', 'bg', 'warn-soft']],
  ['danger', ['surface', 'bg', 'danger-soft']],
  ['on-danger', ['danger']],
]

const chart = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']
const markPairs: [string, string[]][] = [
  ...['line-strong', 'host', 'guest', ...chart].map((name): [string, string[]] => [name, ['surface', 'bg']]),
]

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const color = (name: string) => {
    const value = tokens[theme][name]
    if (!value) throw new Error(`no token --${name}`)
    return value
  }
  const grounds = (pairs: [string, string[]][]) => pairs.flatMap(([name, on]) => on.map((ground) => [name, ground]))

  test.each(grounds(textPairs))('text %s on %s is at least 4.5', (name = '', ground = '') => {
    expect(contrast(color(name), color(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(grounds(markPairs))('mark %s on %s is at least 3', (name = '', ground = '') => {
    expect(contrast(color(name), color(ground))).toBeGreaterThanOrEqual(3)
  })

  test.each(sightsOfPeople)(
    'the first four people of a talk strip can be told apart with sight that is %s',
    (sight) => {
      const lanes = laneColors.slice(0, 4).map((value) => color(value.slice('var(--'.length, -1)))
      const apart = lanes.flatMap((one, at) => lanes.slice(at + 1).map((other) => difference(one, other, sight)))
      expect(Math.min(...apart)).toBeGreaterThan(0.06)
    },
  )

  test('every token lies in the sRGB gamut', () => {
    for (const [name, value] of Object.entries(tokens[theme]))
      for (const part of linearRgb(value)) {
        expect(part, name).toBeGreaterThan(-0.005)
        expect(part, name).toBeLessThan(1.005)
      }
  })
})

test('the arithmetic agrees with known pairs', () => {
  const white = { l: 1, c: 0, h: 0 }
  expect(contrast(white, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 1)
  // A dark teal on near-white, measured with another tool.
  expect(contrast({ l: 0.29, c: 0.045, h: 212 }, { l: 0.985, c: 0.006, h: 205 })).toBeCloseTo(13.4, 0)
})
