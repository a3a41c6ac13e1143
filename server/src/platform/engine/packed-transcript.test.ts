import { parseTranscript, type Transcript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { packTranscript, unpackTranscript } from './packed-transcript.ts'

test.each([
  ['times, names and marks', '[00:00:01] Ada: Bread is time. [00:00:09] And heat.\n\n[00:00:20] Ben: Is it?\n'],
  ['neither times nor names', 'Bread is time.\n\nAnd heat.'],
])('a transcript with %s comes out as it went in', (_, text) => {
  const transcript = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
  const sent = structuredClone(packTranscript(transcript))
  expect(unpackTranscript(sent)).toEqual(transcript)
})

test('a transcript without segments too', () => {
  const empty: Transcript = {
    dialect: 'text',
    segments: [],
    speakers: [],
    timeSource: 'none',
    durationSeconds: null,
    notes: [],
  }
  expect(unpackTranscript(packTranscript(empty))).toEqual(empty)
})
