import { expect, test } from 'vitest'
import { FactFields } from './facts.ts'

test.each([
  ['addresses', 'https://a.example\nhttp://b.example/1', true],
  ['an address behind a label', 'The river, part 2: https://a.example', true],
  ['a label without an address', 'https://a.example\nThe river', false],
  ['another scheme behind a label', 'The river: javascript:alert(1)', false],
  ['a password in an address', 'The river: https://maya:secret@a.example', false],
  ['twenty-one addresses', Array.from({ length: 21 }, (_, at) => `https://a${at}.example`).join('\n'), false],
])('[FACTS-03] links with %s', (_, links, isValid) => {
  expect(FactFields.safeParse({ links }).success).toBe(isValid)
})
