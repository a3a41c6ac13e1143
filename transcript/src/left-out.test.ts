import { expect, test } from 'vitest'
import { listLeftOut, withLeftOut } from './left-out.ts'
import { parseTranscript } from './parse.ts'

const parse = (text: string, name = 'talk.txt') => parseTranscript(new TextEncoder().encode(text), name)
const talk = (lines = 8) =>
  Array.from({ length: lines }, (_, at) => `${at % 2 ? 'Ben' : 'Ada'}: We bake loaf number ${at}.`)

test('what is left out is kept with its place among the segments', () => {
  const text = `## The *warm* oven [00:00]\n\n${talk().join('\n\n')}\n\nTranscribed by https://otter.ai\n`
  const transcript = parse(`Subscribe to our newsletter\n\n${text}`)
  const { transcript: whole, leftOut } = withLeftOut(transcript)
  expect(transcript.segments).toHaveLength(8)
  expect(whole.segments.map(({ id }) => id)).toEqual(whole.segments.map((_, at) => at))
  const hidden = new Set(leftOut.flatMap(({ segments }) => segments))
  expect(whole.segments.filter((one) => !hidden.has(one)).map(({ text }) => text)).toEqual(
    transcript.segments.map(({ text }) => text),
  )
  expect(
    leftOut.map(({ what, line, segments }) => [what, line, segments.map(({ id, text }) => `${id} ${text}`)]),
  ).toEqual([
    ['lines of the page around the transcript', 1, ['0 Subscribe to our newsletter']],
    ['headings', 3, ['1 The warm oven [00:00]']],
    ['lines about the transcript', 21, ['10 Transcribed by https://otter.ai']],
  ])
})

test('in a file with times, what is left out has the time of its place', () => {
  const cue = (at: number, words: string) => `${at}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${words}\n`
  const talk = [1, 2, 3, 4].map((at) => cue(at, `We bake loaf number ${at}.`)).join('\n')
  const { transcript, leftOut } = withLeftOut(
    parse(`${talk}\n${cue(5, 'Transcribed by https://otter.ai')}`, 'talk.srt'),
  )
  expect(leftOut.map(({ segments }) => segments.map(({ start, text }) => [start, text]))).toEqual([
    [[5, 'Transcribed by https://otter.ai']],
  ])
  expect(transcript.segments).toHaveLength(5)
})

test('20,000 characters are kept, and the lines beyond them are counted', () => {
  const dropped = Array.from({ length: 300 }, (_, at) => ({ what: 'links', text: `${at} `.repeat(40), line: at + 1 }))
  const { leftOut = [], notKept = 0 } = listLeftOut(dropped, [])
  const kept = leftOut.flatMap(({ texts }) => texts)
  expect(kept.join('').length).toBeLessThanOrEqual(20_000)
  expect(kept.join('').length).toBeGreaterThan(19_000)
  expect(kept.length + notKept).toBe(300)
})

test('a file from which nothing is left out has no passages', () => {
  const transcript = parse(talk().join('\n\n'))
  expect(transcript.leftOut).toBeUndefined()
  expect(withLeftOut(transcript)).toEqual({ transcript, leftOut: [] })
})
