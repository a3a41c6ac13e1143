// @ts-expect-error Read with fs: Vitest empties style sheets, also with ?raw.
import { readFileSync } from 'node:fs'
import {
  type Color,
  clampRgb,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Lrgb,
  type Oklch,
  wcagContrast,
} from 'culori'
import { describe, expect, test } from 'vitest'
import { laneColors } from './strip-paths.ts'

const file = new URL(import.meta.url).pathname.replace('contrast.test.tsx', 'tokens.css')
const tokens = readTokens(readFileSync(file, 'utf8'))

/** Returns the color tokens of both themes, read from lines like `--bg: light-dark(oklch(…), oklch(…));`. */
function readTokens(css: string) {
  const tokens = { light: {} as Record<string, Oklch>, dark: {} as Record<string, Oklch> }
  const line = /(?<![\w-])--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g
  for (const [, name = '', light = '', dark = ''] of css.matchAll(line)) {
    tokens.light[name] = toOklch(light)
    tokens.dark[name] = toOklch(dark)
  }
  return tokens
}

function toOklch(text: string): Oklch {
  const [l = 0, c = 0, h = 0] = text.split(' ').map(Number)
  return { mode: 'oklch', l, c, h }
}

const contrast = (one: Oklch, other: Oklch) => wcagContrast(clampRgb(one), clampRgb(other))
const toLinear = converter('lrgb')
/** Returns the OKLab distance of two colors: from 0.02 on, people can tell them apart side by side. */
const difference = differenceEuclidean('oklab')

/** Color vision: typical, and with one cone type missing. */
const visions: [string, (color: Lrgb) => Color][] = [
  ['typical', (color) => color],
  ['no red cones', simulate(filterDeficiencyProt())],
  ['no green cones', simulate(filterDeficiencyDeuter())],
  ['no blue cones', simulate(filterDeficiencyTrit())],
]

/** culori's filters mix gamma-encoded channels. Light adds up linearly, so they get linear channels labeled as encoded. */
function simulate(filter: ReturnType<typeof filterDeficiencyProt>) {
  return (color: Lrgb): Color => ({ ...clampRgb(filter({ ...color, mode: 'rgb' })), mode: 'lrgb' })
}

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

  test.each(visions)('the first four people of a talk strip can be told apart: %s', (_, see) => {
    const lanes = laneColors.slice(0, 4).map((value) => see(toLinear(color(value.slice('var(--'.length, -1)))))
    const apart = lanes.flatMap((one, at) => lanes.slice(at + 1).map((other) => difference(one, other)))
    expect(Math.min(...apart)).toBeGreaterThan(0.06)
  })

  test('every token lies in the sRGB gamut', () => {
    for (const [name, value] of Object.entries(tokens[theme])) {
      const { r, g, b } = toLinear(value)
      for (const part of [r, g, b]) {
        expect(part, name).toBeGreaterThan(-0.005)
        expect(part, name).toBeLessThan(1.005)
      }
    }
  })
})
