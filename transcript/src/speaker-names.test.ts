import { expect, test } from 'vitest'
import { parseTranscript, withSpeakerNames } from './index.ts'

const rows = 'speaker,start,text\n4,0,We open at six.\n5,4,And close at noon.\n4,8,On Saturdays at ten.\n'

test('who is only numbered in the file is shown as a speaker with that number, until a name is given', () => {
  const transcript = parseTranscript(new TextEncoder().encode(rows), 'talk.csv')
  expect(transcript.speakers).toEqual(['4', '5'])
  expect(withSpeakerNames(transcript, {}).speakers).toEqual(['Speaker 4', 'Speaker 5'])
  const named = withSpeakerNames(transcript, { 4: 'Maya' })
  expect(named.segments.map(({ speaker }) => speaker)).toEqual(['Maya', 'Speaker 5', 'Maya'])
})
