import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBuiltPatterns } from './built-patterns.ts'
import { mergeDuplicates } from './pattern.ts'
import { findPatterns } from './patterns-in-code.ts'
import { findUnseenSites } from './shipped-patterns.ts'
import { getMaxTextLength, unlimited } from './text-limits.ts'
import { getDigest, isVerified } from './verified.ts'

test('literals are found where the code has them, and in nothing that only looks like one', () => {
  const code = `// /a+/\nconst half = 4 / 2 / 1\nconst page = <p title="/b+/">{/c+/u.test(text)}</p>\nconst two = /c+/u\n`
  const { literals } = findPatterns('web/src/page.tsx', code)
  const at = ['web/src/page.tsx:3', 'web/src/page.tsx:4']
  expect(mergeDuplicates(literals)).toEqual([{ source: 'c+', flags: 'u', at }])
})

test('a pattern that is built at run time is seen, and a place that was not seen doing so is named', async () => {
  const fixture = new URL('./building.fixture.ts', import.meta.url)
  const { sites } = findPatterns('building.fixture.ts', readFileSync(fixture, 'utf8'))
  const built = await findBuiltPatterns([fixture], new URL('./', import.meta.url))
  expect(built).toEqual([{ source: 'Ada|Ben', flags: 'u', at: ['building.fixture.ts:3:24'] }])
  expect(findUnseenSites(sites, built)).toEqual(['building.fixture.ts:6:10'])
})

test('a pattern in several places has to be fast on the longest text of them', () => {
  expect(getMaxTextLength(['episode/src/topics.ts:1'])).toBe(2000)
  expect(getMaxTextLength(['episode/src/topics.ts:1', 'transcript/src/cues.ts:1'])).toBe(unlimited)
})

test('a pattern is refused until it is verified, with its flags, for texts as long as those of its place', () => {
  const verified = { linear: [getDigest('/a+b/u')], bounded: { '/\\s+$/': 2000 } }
  const inEpisode = ['episode/src/topics.ts:1']
  expect(isVerified({ source: 'a+b', flags: 'u', at: ['transcript/src/cues.ts:1'] }, verified)).toBe(true)
  expect(isVerified({ source: 'a+b', flags: '', at: inEpisode }, verified)).toBe(false)
  expect(isVerified({ source: '(a+)+b', flags: 'u', at: inEpisode }, verified)).toBe(false)
  expect(isVerified({ source: '\\s+$', flags: '', at: inEpisode }, verified)).toBe(true)
  expect(isVerified({ source: '\\s+$', flags: '', at: ['transcript/src/cues.ts:1'] }, verified)).toBe(false)
})
