import { expect, test } from 'vitest'
import { parseScriptStyle } from './script-style.server.ts'

test.each([
  ['cinematic storytelling', ['story']],
  ['educational, with stories', ['explanation', 'list']],
  ['no storytelling, a relaxed interview', ['exchange']],
  ['', []],
])('“%s” prefers %j', (style, kinds) => expect(parseScriptStyle(style).prefers).toEqual(kinds))

test('a fast style has more and shorter sound bites', () => {
  const [fast, plain] = [parseScriptStyle('fast and punchy').bites, parseScriptStyle('').bites]
  expect(fast.max).toBeGreaterThan(plain.max)
  expect(fast.words.max).toBeLessThan(plain.words.max)
})
