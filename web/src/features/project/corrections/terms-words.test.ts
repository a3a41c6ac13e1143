import { expect, test } from 'vitest'
import { termsWords } from './terms-words.ts'

const term = (written: string | null, isChanged = true) => ({ heard: 'call start', written, isChanged })

test('the toast after Undo says what the glossary contains now', () => {
  expect(termsWords([])).toBeUndefined()
  expect(termsWords([term(null)])).toBe('“call start” is no longer in the glossary.')
  expect(termsWords([term('cold start')])).toBe('The glossary now corrects “call start” to “cold start”.')
  expect(termsWords([term('cold start', false)])).toBe('The glossary still corrects “call start” to “cold start”.')
})

test('for several entries it says how many were reverted and how many stay', () => {
  const [back, stays] = [term(null), term('cold start', false)]
  expect(termsWords([back, back])).toBe('2 of 2 glossary entries went back to what was there before.')
  expect(termsWords([back, stays])).toBe(
    '1 of 2 glossary entries went back to what was there before. 1 stays as it is.',
  )
  expect(termsWords([stays, stays])).toBe(
    '0 of 2 glossary entries went back to what was there before. 2 stay as they are.',
  )
})
