import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { patternsBuiltBy } from './built-patterns.ts'
import { eachOnce, type Pattern } from './pattern.ts'
import { patternsInCode } from './patterns-in-code.ts'
import { refusalOf } from './refuse-pattern.ts'
import { anything, longestTextAt } from './rooms.ts'
import { unseenSites } from './shipped-patterns.ts'
import { verdictOf } from './verdict.ts'

const patient = 120_000

async function judged(source: string, flags: string, longest: number): Promise<string | null> {
  const pattern: Pattern = { source, flags, at: ['room/src/file.ts:7'] }
  return refusalOf(pattern, await verdictOf(pattern, 20), longest)
}

describe('a pattern is refused', () => {
  // Each of them kept a thread for good, on a few hundred bytes that somebody uploaded or saved.
  test.each([
    [String.raw`^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html[\s>])`, 'i'],
    ['^(?:(?:mm+|m*h+m+|mhm|uh+|um+|er|ah+|oh+|eh|huh|ha|ya|yeah|yep|nah|wow)(?:-|$))+$', ''],
    [String.raw`^(?:#\S+\s*)+$`, ''],
    [String.raw`^(?:(?:\p{Extended_Pictographic}|\uFE0F|[→►▶•–—-])+\s*)?(?:listen|link)\b`, 'iu'],
  ])(
    'that takes exponential time, however short its texts are: /%s/%s',
    { timeout: patient },
    async (source, flags) => {
      expect(await judged(source, flags, 200)).toMatch(/^room\/src\/file\.ts:7\n.*\n {2}takes exponential time.*like "/)
    },
  )

  test(
    'that takes time with the square of a text without limit, and not where the text is short',
    async () => {
      expect(await judged(String.raw`\s+$`, '', anything)).toMatch(
        /takes time to the power of 2, for example on texts like "/,
      )
      expect(await judged(String.raw`\s+$`, '', 200)).toBeNull()
      expect(await judged(String.raw`(?<!\s)\s+$`, '', anything)).toBeNull()
    },
    patient,
  )

  test(
    'that takes time with the third power, however short its texts are',
    async () => {
      expect(await judged(String.raw`^\S*A\S*A\S*$`, '', 200)).toMatch(/to the power of 3/)
    },
    patient,
  )

  test(
    'that nobody asked the checker about, and one that it cannot read',
    async () => {
      const pattern = { source: 'a+', flags: '', at: ['room/src/file.ts:7'] }
      expect(await refusalOf(pattern, null, 200)).toMatch(/is new\. Run npm run patterns -- --update/)
      expect(await judged('(?i:a)+b', '', 200)).toMatch(/cannot be decided/)
    },
    patient,
  )

  test(
    'where what the checker only estimated turns out to be slow',
    async () => {
      const attack = { parts: [{ prefix: '', pump: 'a' }], suffix: 'b' }
      const estimated = { is: 'polynomial', degree: 3, isEstimated: true, attack } as const
      const at = ['room/src/file.ts:7']
      expect(await refusalOf({ source: '^a*a*a*$', flags: '', at }, estimated, 1500)).toMatch(/takes more than \d+ ms/)
      expect(await refusalOf({ source: '^a*a{0,9}$', flags: '', at }, estimated, 1500)).toBeNull()
    },
    patient,
  )
})

test('literals are found where the code has them, and in nothing that only looks like one', () => {
  const code = `// /a+/\nconst half = 4 / 2 / 1\nconst page = <p title="/b+/">{/c+/u.test(text)}</p>\nconst two = /c+/u\n`
  const { literals } = patternsInCode('web/src/page.tsx', code)
  expect(eachOnce(literals)).toEqual([{ source: 'c+', flags: 'u', at: ['web/src/page.tsx:3', 'web/src/page.tsx:4'] }])
})

test('a pattern that is put together at run time is seen, and a place that was not seen doing so is named', async () => {
  const fixture = new URL('./building.fixture.ts', import.meta.url)
  const { sites } = patternsInCode('building.fixture.ts', readFileSync(fixture, 'utf8'))
  const built = await patternsBuiltBy([fixture], new URL('./', import.meta.url))
  expect(built).toEqual([{ source: 'Ada|Ben', flags: 'u', at: ['building.fixture.ts:3:24'] }])
  expect(unseenSites(sites, built)).toEqual(['building.fixture.ts:6:10'])
})

test('a pattern of several rooms is tried on the longest text of them', () => {
  expect(longestTextAt(['episode/src/topics.ts:1'])).toBe(2000)
  expect(longestTextAt(['episode/src/topics.ts:1', 'transcript/src/cues.ts:1'])).toBe(anything)
})
