// Ten thousand spoiled files of every dialect: whatever stands in them, the parser answers, and with nothing but their words.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode.ts'
import { dialects } from './dialects.ts'
import { parseTranscript } from './parse.ts'
import { createParseWarnings } from './parse-warnings.ts'
import { type Finder, findersIn, splitWords } from './testing/said-in.ts'
import { specimens } from './testing/specimens.ts'
import { type Spoiled, spoiledFiles } from './testing/spoil.ts'
import type { Segment, Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

const seed = 20_250_314
const files = 10_000
/** The whole lot takes some seconds; beyond this the parser hangs. */
const hangsAfterMs = 120_000

/** Their words may come from several channels, put in the order of their times and named by the channel's number. */
const mergesChannels: ReadonlySet<string> = new Set(['azure-speech', 'deepgram', 'elevenlabs', 'google-speech'])

const keys = dialects.map(({ key }) => key)

test.each(keys)('%s has specimens, which it reads itself', (key) => {
  const texts = specimens[key] ?? []
  expect(texts.length, `add a file of the dialect “${key}” to testing/specimens.ts`).toBeGreaterThan(0)
  for (const text of texts) expect(parseTranscript(new TextEncoder().encode(text), 'talk').dialect).toBe(key)
})

describe(`${files} spoiled files (seed ${seed})`, () => {
  const everything = Object.values(specimens).flat()
  test.each(Object.entries(specimens))('of %s read without a crash or an invented word', (_, originals) => {
    let readable = 0
    const holds = fc.property(spoiledFiles(originals, everything), (file) => {
      const transcript = readOrRefused(file)
      if (!transcript) return
      readable++
      const written = decodeText(file.bytes, createParseWarnings())
      checkShape(transcript)
      checkNotes(transcript, written)
      checkWords(transcript, written)
    })
    const numRuns = Math.ceil(files / Object.keys(specimens).length)
    fc.assert(holds, { seed, numRuns, interruptAfterTimeLimit: hangsAfterMs, markInterruptAsFailure: true })
    expect(readable, 'what nobody can read proves nothing').toBeGreaterThan(numRuns / 4)
  })
})

function readOrRefused({ bytes, filename }: Spoiled): Transcript | null {
  try {
    return parseTranscript(bytes, filename)
  } catch (error) {
    if (error instanceof UnreadableTranscript) return null
    throw error
  }
}

function checkShape({ segments, speakers, durationSeconds }: Transcript): void {
  expect(segments.length).toBeGreaterThan(0)
  expect(segments.map(({ id }) => id)).toEqual(segments.map((_, at) => at))
  expect(speakers).toEqual([...new Set(segments.flatMap(({ speaker }) => speaker ?? []))])
  expect(durationSeconds ?? 0).toBeGreaterThanOrEqual(0)
  for (const segment of segments) checkSegment(segment)
}

function checkNotes({ notes }: Transcript, written: string): void {
  const lines = written.split('\n').length
  for (const { what, count, firstLine } of notes) {
    expect(count, what).toBeGreaterThan(0)
    expect(firstLine ?? 1, what).toBeGreaterThan(0)
    expect(firstLine ?? 1, what).toBeLessThanOrEqual(lines)
  }
}

function checkSegment({ speaker, start, end, text, marks = [] }: Segment): void {
  for (const words of speaker === null ? [text] : [text, speaker]) {
    expect(words).not.toBe('')
    expect(words).toBe(words.trim().replace(/\s+/g, ' '))
    expect(words.isWellFormed()).toBe(true)
  }
  for (const time of [start, end, ...marks.map(({ seconds }) => seconds)]) {
    if (time !== null) expect(time >= 0 && Number.isFinite(time), `the time ${time}`).toBe(true)
  }
  if (start !== null && end !== null) expect(end).toBeGreaterThanOrEqual(start)
  for (const [at, { offset }] of marks.entries()) {
    expect(offset).toBeGreaterThan(marks[at - 1]?.offset ?? -1)
    expect(` ${text}`.slice(offset, offset + 2), `the mark at ${offset} of “${text}”`).toMatch(/^\s\S/)
  }
}

/** Every word of every segment and name stands in the file, those of the segments in its order. */
function checkWords({ dialect, segments, speakers }: Transcript, written: string): void {
  const inOrder = !mergesChannels.has(dialect)
  const said = segments.flatMap(({ text }) => splitWords(text))
  const names = (inOrder ? speakers : speakers.filter((name) => !/^\d$/.test(name))).flatMap(splitWords)
  let missing: string | null = null
  for (const find of findersIn(written)) {
    missing = firstMissing(said, { find, inOrder }) ?? firstMissing(names, { find, inOrder: false })
    if (missing === null) return
  }
  throw new Error(
    `The file does not say “${missing}”${inOrder ? ' there' : ''}: ${segments.map(({ text }) => text).join(' / ')}`,
  )
}

function firstMissing(words: readonly string[], { find, inOrder }: { find: Finder; inOrder: boolean }): string | null {
  let from = 0
  for (const word of words) {
    const end = find(word, from)
    if (end < 0) return word
    if (inOrder) from = end
  }
  return null
}
