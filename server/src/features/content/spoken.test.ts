import type { Evidence } from '@podcastai/content-types'
import { expect, test } from 'vitest'
import { spokenIn } from './spoken.ts'

const segment = (id: number, speaker: string, text: string, start: number | null = null) => ({
  ...{ id, speaker, text, start },
  end: start === null ? null : start + 10,
})
const { isVerbatim, passageOf } = spokenIn([
  segment(0, 'Ada', 'She cannot say that we know nothing about it.', 10),
  segment(1, 'Ada', 'We asked  twice. We asked again.', 20),
  segment(2, 'Ben', 'Nobody did.', 30),
  segment(3, 'Ada', 'We asked  twice. Then we left.', 40),
])
const moved = (changes: Partial<Evidence> = {}): Evidence => ({
  ...{ speaker: 'Ada', start: 20, end: 25, estimated: false },
  ...{ from: { segment: 1, offset: 0 }, to: { segment: 1, offset: 16 } },
  ...changes,
})

test('[CONTENT-30] words said in one go by this speaker are verbatim, over the file’s own breaks', () => {
  expect(isVerbatim('we know nothing about it. We asked twice.', 'Ada')).toBe(true)
  expect(isVerbatim('We asked twice.', 'Ben')).toBe(false)
  expect(isVerbatim('We asked twice. Nobody did.', 'Ada')).toBe(false)
})

test('[CONTENT-30] a word cut in two is not what was said', () => {
  expect(isVerbatim('we know no', 'Ada')).toBe(false)
  expect(isVerbatim('he cannot say that we know nothing', 'Ada')).toBe(false)
  expect(isVerbatim(' ', 'Ada')).toBe(false)
})

test('a passage whose ends moved has its new places and times', () => {
  expect(passageOf('We asked twice. We asked again.', moved())).toEqual(
    moved({ start: 20, end: 30, to: { segment: 1, offset: 32 } }),
  )
  const earlier = passageOf('about it. We asked twice.', moved())
  expect(earlier).toMatchObject({ from: { segment: 0, offset: 36 }, to: { segment: 1, offset: 16 }, estimated: false })
  expect(earlier?.start).toBeCloseTo(17.778, 2)
  expect(earlier?.end).toBe(25)
})

test('words that stay where they were keep the passage as it is, and of those said twice the nearer are meant', () => {
  const here = moved({ start: 20.5 })
  expect(passageOf('We asked twice.', here)).toBe(here)
  const later = moved({ from: { segment: 3, offset: 17 }, to: { segment: 3, offset: 30 } })
  expect(passageOf('We asked twice. Then we left.', later)?.from).toEqual({ segment: 3, offset: 0 })
  expect(
    passageOf('We asked twice.', moved({ from: { segment: 3, offset: 2 }, to: { segment: 3, offset: 30 } }))?.from
      .segment,
  ).toBe(3)
})

test('words that nobody said, or somebody else, have no passage', () => {
  expect(passageOf('We asked thrice.', moved())).toBeNull()
  expect(passageOf('Nobody did.', moved())).toBeNull()
})
