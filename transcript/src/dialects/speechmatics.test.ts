import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

const result = (type: string, content: string, start_time: number, end_time: number, speaker = 'UU', more = {}) => ({
  type,
  start_time,
  end_time,
  alternatives: [{ confidence: 1, content, language: 'en', speaker }],
  ...more,
})

test('words of Speechmatics; punctuation belongs to the word before, or to the next', () => {
  const results = [
    result('word', 'Good', 0.5, 1, 'A'),
    result('word', 'morning', 1, 1.5, 'A'),
    result('punctuation', '.', 1.5, 1.5, 'A', { attaches_to: 'previous', is_eos: true }),
    result('word', 'Hi', 2, 2.5, 'B'),
    result('word', 'there', 2.5, 3.25, 'B'),
    result('punctuation', '.', 3.25, 3.25, 'B', { attaches_to: 'previous', is_eos: true }),
  ]
  const json = { format: '2.9', job: { duration: 4 }, metadata: { type: 'transcription' }, results }
  expect(readJsonFile(json).dialect).toBe('speechmatics')
  expect(spoken(json)).toEqual(greetings)
})

test('an opening mark belongs to the next word; nobody is named where speakers were not told apart', () => {
  const results = [
    result('word', 'Sie', 0, 1),
    result('punctuation', '«', 1, 1, 'UU', { attaches_to: 'next' }),
    result('word', 'Brot', 1, 2),
    result('punctuation', '»', 2, 2, 'UU', { attaches_to: 'previous' }),
    result('word', 'sagt', 2, 3),
  ]
  expect(spoken({ results })).toEqual([[null, 0, 3, 'Sie «Brot» sagt']])
})

test('a voice that was not made out is not taken for the one before', () => {
  const results = [result('word', 'Hello', 0, 1, 'S1'), result('word', 'hm', 1, 2, 'UU')]
  expect(readJsonFile({ results }).speakers).toEqual(['S1', 'UU'])
})
