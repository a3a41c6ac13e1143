// @ts-expect-error Node is available in this test, not in the code it tests.
import { readFileSync } from 'node:fs'
import { parseTranscript, transcriptText } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { sampleEpisode, samplePassages, samplePieces } from './sample-episode.ts'

const file = 'the-bakery-that-closed-on-saturdays.vtt'
const folder = new URL(import.meta.url).pathname.replace(/web\/src\/.*/, 'samples/')
const transcript = parseTranscript(readFileSync(folder + file), file)

test('the landing screen’s quotes are in the sample transcript', () => {
  const text = transcriptText(transcript.segments)
  for (const { said } of Object.values(samplePassages)) {
    // The page uses single quotation marks inside quotes.
    const words = (said.before + said.marked + said.after).replace(/[‘’]/g, '"')
    expect(text).toContain(words)
  }
})

test('the sample has its file’s length, and its passages have the right times', () => {
  expect(Math.floor(transcript.durationSeconds ?? 0)).toBe(sampleEpisode.seconds)
  for (const { said, from, to } of Object.values(samplePassages)) {
    const words = said.marked.split(' ').slice(0, 4).join(' ')
    const cue = transcript.segments.find((segment) => segment.text.includes(words))
    expect(cue?.start).toBeLessThanOrEqual(to)
    expect(cue?.end).toBeGreaterThanOrEqual(from)
  }
})

test('the content on the landing screen is what the engine makes of the sample', () => {
  const kit = readFileSync(`${folder}kits/built-in.json`, 'utf8')
  for (const { text } of samplePieces) expect(kit).toContain(JSON.stringify(text.replace(/, \d+\s\S+$/, '')))
  const { video_clips: clips, thumbnail_design: design } = JSON.parse(kit).content
  const clip = samplePieces.find(({ kind }) => kind === 'Clip')
  expect(clip?.text).toBe(`${clips[0].title}, ${Math.round(clips[0].duration)}\u00a0s`)
  const thumbnail = samplePieces.find(({ kind }) => kind === 'Thumbnail')
  expect([thumbnail?.stressed]).toEqual(design.textOptions.fullEpisode[0].highlightedWords)
})
