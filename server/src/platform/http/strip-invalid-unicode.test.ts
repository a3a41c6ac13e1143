import { expect, test } from 'vitest'
import { stripInvalidUnicode } from './strip-invalid-unicode.ts'

test('takes out NUL and repairs half an emoji, in keys and however deep', () => {
  expect(stripInvalidUnicode({ 'a\0': ['x\0y', { deep: '😀'.slice(0, 1) }] })).toEqual({
    a: ['xy', { deep: '\ufffd' }],
  })
})

test('leaves everything else as it is', () => {
  const value = { text: 'Zoë 😀 \n\t\u202e', count: 0, none: null, flag: false, list: [1, 'a'] }
  expect(stripInvalidUnicode(value)).toEqual(value)
  expect(stripInvalidUnicode(undefined)).toBeUndefined()
})
