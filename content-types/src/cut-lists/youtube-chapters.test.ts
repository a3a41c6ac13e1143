import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsAt, timeCode } from '../type/time-code.ts'
import { chapterText, youtubeChapterRules, youtubeChapters } from './youtube-chapters.ts'

const chapters = (...times: string[]) => times.map((time) => ({ time, title: `At ${time}` }))
const listTimes = (all: { time: string }[] | null) => all?.map(({ time }) => time) ?? null

test.each([
  [
    ['0:00', '1:00', '2:00'],
    ['0:00', '1:00', '2:00'],
  ],
  [
    ['2:00', '0:00', '1:00'],
    ['0:00', '1:00', '2:00'],
  ],
  // The first is moved to the beginning, or something stands before it.
  [
    ['0:04', '1:00', '2:00'],
    ['0:00', '1:00', '2:00'],
  ],
  [
    ['0:30', '1:00', '2:00'],
    ['0:00', '0:30', '1:00', '2:00'],
  ],
  // Ten seconds each, the last as well.
  [
    ['0:00', '0:09', '0:10', '1:00'],
    ['0:00', '0:10', '1:00'],
  ],
  [
    ['0:00', '1:00', '2:00', '9:51'],
    ['0:00', '1:00', '2:00'],
  ],
  [
    ['0:00', '1:00', '2:00', '9:50'],
    ['0:00', '1:00', '2:00', '9:50'],
  ],
  [
    ['0:00', '1:00', 'later', '2:00'],
    ['0:00', '1:00', '2:00'],
  ],
  [['0:00', '1:00'], null],
  [[], null],
] as const)('chapters at %j of ten minutes become %j', (given, expected) => {
  expect(listTimes(youtubeChapters(chapters(...given), 600))).toEqual(expected)
})

test('no title can break a line, be empty or hold what YouTube refuses', () => {
  const titles = ['a\nb', '  ', '<script>', 'c']
  const made = youtubeChapters(
    titles.map((title, at) => ({ time: timeCode(at * 60), title })),
    600,
  )
  expect(chapterText(made ?? [])).toBe('0:00 a b\n2:00 script\n3:00 c')
})

test('whatever is written, what comes out keeps every rule of YouTube', () => {
  const time = fc.oneof(fc.integer({ min: 0, max: 20_000 }).map(timeCode), fc.string())
  const chapter = fc.record({ time, title: fc.string() })
  fc.assert(
    fc.property(
      fc.array(chapter, { maxLength: 30 }),
      fc.option(fc.integer({ min: 0, max: 20_000 })),
      (all, seconds) => {
        const made = youtubeChapters(all, seconds)
        if (made === null) return
        const times = made.map((one) => secondsAt(one.time) ?? Number.NaN)
        expect(times[0]).toBe(0)
        expect(times.length).toBeGreaterThanOrEqual(youtubeChapterRules.min)
        for (const [at, begun] of times.entries())
          expect((times[at + 1] ?? seconds ?? Number.POSITIVE_INFINITY) - begun).toBeGreaterThanOrEqual(10)
        for (const line of chapterText(made).split('\n')) expect(line).toMatch(/^\d[\d:]* \S[^<>]*$/)
      },
    ),
  )
})
