import { readFileSync } from 'node:fs'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { briefOf } from '../every-type/sample-episodes.server.ts'
import { chaptersOf } from './chapters.server.ts'

/** A sample with minutes of silence before and after one of its captions. */
function withSilence(file: string, around: string, minutes: number) {
  const transcript = parseTranscript(readFileSync(new URL(`../../../samples/${file}`, import.meta.url)), file)
  const at = transcript.segments.findIndex(({ text }) => text.includes(around))
  const segments = transcript.segments.map((one, index) => {
    const silence = 60 * minutes * (Number(index >= at) + Number(index > at))
    return { ...one, start: (one.start ?? 0) + silence, end: (one.end ?? 0) + silence }
  })
  return understand({ ...transcript, durationSeconds: (transcript.durationSeconds ?? 0) + 120 * minutes, segments })
}

test('a long stretch without a chapter is divided where a strong line is said', () => {
  const titles = (minutes: number) =>
    chaptersOf(withSilence('the-bakery-that-closed-on-saturdays.vtt', 'Nobody at a barbecue', minutes), briefOf()).map(
      ({ title }) => title,
    )
  const line = '“Nobody at a barbecue ever asked me what I kept”'
  expect(titles(0)).not.toContain(line)
  expect(titles(6)).toContain(line)
})
