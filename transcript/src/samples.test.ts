// biome-ignore lint/style/noRestrictedImports: this test reads files, the parser does not
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { transcriptText } from './transcript.ts'

const samples = new URL('../../samples/', import.meta.url)
const read = (name: string) => parseTranscript(readFileSync(new URL(name, samples)), name)

test.each([
  ['the-bakery-that-closed-on-saturdays.vtt', 'webvtt', ['Maya Brandt', 'Jonas Reed'], 25, 30],
  ['the-river-under-the-car-park.srt', 'srt', ['Tom Abara', 'Elin Marsh'], 5, 8],
])('the sample %s reads without a repair, at the pace of speech', (name, dialect, speakers, min, max) => {
  const transcript = read(name)
  expect(transcript).toMatchObject({ dialect, speakers, timeSource: 'file', notes: [] })
  const minutes = (transcript.durationSeconds ?? 0) / 60
  expect(minutes).toBeGreaterThan(min)
  expect(minutes).toBeLessThan(max)
  const words = transcriptText(transcript.segments).split(' ').length
  expect(words / minutes).toBeGreaterThan(130)
  expect(words / minutes).toBeLessThan(175)
  for (const { start, end } of transcript.segments) expect((end ?? 0) - (start ?? 0)).toBeLessThan(16)
})

test('the sample of written text has names and no times', () => {
  const transcript = read('the-repair-cafe.txt')
  expect(transcript).toMatchObject({
    dialect: 'text',
    speakers: ['Nina Falk', 'Sam Okoro'],
    timeSource: 'none',
    notes: [],
  })
  expect(transcript.segments.map((segment) => segment.speaker)[1]).toBe('Sam Okoro')
})
