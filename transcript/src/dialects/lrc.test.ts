import { expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

test('lines read once at their first time, tags and times of words go', () => {
  const text =
    '[ti:Bread]\n[length: 12:00]\n\n[00:12.00]Ada: Good morning\n[00:17.20]It is <00:18.00>bread\n[00:19.00]\n[01:00.00][02:00.00]Ben: Again\n'
  const transcript = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
  expect(transcript).toMatchObject({
    dialect: 'lrc',
    segments: [
      { speaker: 'Ada', start: 12, end: null, text: 'Good morning' },
      { start: 17.2, text: 'It is bread' },
      { speaker: 'Ben', start: 60, text: 'Again' },
    ],
  })
  expect(transcript.notes).toMatchObject([
    { kind: 'dropped', count: 2, firstLine: 1 },
    { kind: 'repaired', count: 1, firstLine: 7 },
  ])
})

test('a written transcript with times in brackets is none', () => {
  const text = '[00:12.00] Ada: Good morning\n[00:17.20] Ben: It is bread\n'
  expect(parseTranscript(new TextEncoder().encode(text), 'talk.txt').dialect).toBe('text')
})
