import { expect, test } from 'vitest'
import { transcriptText } from './transcript.ts'

test('one paragraph per turn, the segments of a turn joined by a space', () => {
  const segment = (id: number, speaker: string | null, text: string) => ({ id, speaker, start: null, end: null, text })
  const segments = [segment(0, 'Ada', 'Hello'), segment(1, 'Ada', 'there.'), segment(2, 'Ben', 'Hi.')]
  expect(transcriptText(segments)).toBe('Ada: Hello there.\n\nBen: Hi.')
})
