// @ts-expect-error This test runs beside the repository's files, the code it tests does not.
import { readFileSync } from 'node:fs'
import { parseTranscript, transcriptText } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { sampleEpisode, samplePassages, samplePieces } from './sample-episode.ts'

const file = 'the-bakery-that-closed-on-saturdays.vtt'
const folder = new URL(import.meta.url).pathname.replace(/web\/src\/.*/, 'samples/')
const transcript = parseTranscript(readFileSync(folder + file), file)

test('what the landing screen says was said, was said', () => {
  const text = transcriptText(transcript.segments)
  for (const { said } of Object.values(samplePassages)) {
    // Within a quote the page sets marks of its own.
    const words = (said.before + said.marked + said.after).replace(/[‘’]/g, '"')
    expect(text).toContain(words)
  }
})

test('the sample is as long as its file, and its passages stand where they were said', () => {
  expect(Math.floor(transcript.durationSeconds ?? 0)).toBe(sampleEpisode.seconds)
  for (const { said, from, to } of Object.values(samplePassages)) {
    const words = said.marked.split(' ').slice(0, 4).join(' ')
    const cue = transcript.segments.find((segment) => segment.text.includes(words))
    expect(cue?.start).toBeLessThanOrEqual(to)
    expect(cue?.end).toBeGreaterThanOrEqual(from)
  }
})

test('what the landing screen shows as made from the sample is what was made from it', () => {
  const kit = readFileSync(`${folder}kits/built-in.json`, 'utf8')
  for (const { text } of samplePieces) expect(kit).toContain(JSON.stringify(text.replace(/, \d+\s\S+$/, '')))
})
