import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

const token = (text: string, start_ms: number, end_ms: number, speaker = 'A', more = {}) => ({
  text,
  start_ms,
  end_ms,
  speaker,
  ...more,
})

test('tokens of Soniox are joined to words; translations are not said', () => {
  const tokens = [
    token('Go', 500, 600),
    token('od', 600, 1000),
    token(' mor', 1000, 1200),
    token('ning', 1200, 1500),
    token('.', 1500, 1500),
    token(' Guten Morgen.', 0, 0, 'A', { translation_status: 'translation' }),
    token(' Hi', 2000, 2500, 'B'),
    token(' there', 2500, 3200, 'B'),
    token('.', 3200, 3250, 'B'),
  ]
  const json = { id: 'x', text: 'Good morning. Hi there.', tokens }
  expect(readJsonFile(json).dialect).toBe('soniox')
  expect(spoken(json)).toEqual(greetings)
})
