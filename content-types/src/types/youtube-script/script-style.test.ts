import { expect, test } from 'vitest'
import { scriptStyleOf } from './script-style.server.ts'

test.each([
  ['cinematic storytelling', ['story']],
  ['educational, with stories', ['explanation', 'list']],
  ['no storytelling, a relaxed interview', ['exchange']],
  ['', []],
])('“%s” prefers %j', (style, kinds) => expect(scriptStyleOf(style).prefers).toEqual(kinds))

test('a fast style has more and shorter sound bites', () => {
  const [fast, plain] = [scriptStyleOf('fast and punchy').bites, scriptStyleOf('').bites]
  expect(fast.most).toBeGreaterThan(plain.most)
  expect(fast.words.most).toBeLessThan(plain.words.most)
})
