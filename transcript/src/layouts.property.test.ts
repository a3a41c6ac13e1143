// Parses hundreds of generated layouts; set LAYOUTS=2000 for more.
import { expect, test, vi } from 'vitest'
import { parseTranscript } from './parse.ts'
import { laidOutJson } from './testing/json-layouts.ts'
import { laidOut, type Said } from './testing/layouts.ts'
import { type Segment, toTurns } from './transcript.ts'

const layouts = Number(process.env.LAYOUTS ?? 300)

const firstSeed = Number(process.env.LAYOUT_SEED ?? 1000)
// Thousands of layouts need more than the default timeout.
vi.setConfig({ testTimeout: 30_000 + layouts * 50 })

test(`[WORDS-01] written transcripts in ${layouts} layouts (from seed ${firstSeed}) are read right, 98 of 100 at least`, () => {
  const wrong = seeds().filter((seed) => {
    const { said, turns } = readings().get(seed)!
    return JSON.stringify(turns) !== JSON.stringify(said)
  })
  expect(wrong.length, `read wrong: the seeds ${wrong.join(', ')}`).toBeLessThanOrEqual(layouts * 0.02)
})

test('[WORDS-02] of these layouts no label, time or link is read as said, nor is a word missing: none of 300, 2 of 1,000 at most', () => {
  const splitWords = (turns: readonly Said[]) => turns.flatMap(({ text }) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])
  const wrong = seeds().filter((seed) => {
    const { said, turns } = readings().get(seed)!
    return splitWords(turns).join(' ') !== splitWords(said).join(' ')
  })
  expect(wrong.length, `read wrong: the seeds ${wrong.join(', ')}`).toBeLessThanOrEqual(Math.floor(layouts * 0.002))
})

test(`[WORDS-03] JSON in ${layouts} shapes (from seed ${firstSeed}) is read right, 98 of 100 at least`, () => {
  const wrong = seeds().filter((seed) => {
    const { json, said } = laidOutJson(seed)
    const { segments } = parseTranscript(new TextEncoder().encode(JSON.stringify(json)), 'talk.json')
    return JSON.stringify(asTurns(toTurns(segments).map(onlySegments))) !== JSON.stringify(said)
  })
  expect(wrong.length, `read wrong: the seeds ${wrong.join(', ')}`).toBeLessThanOrEqual(layouts * 0.02)
})

let read: Map<number, { said: Said[]; turns: Said[] }> | undefined

/** Each written layout, read once. */
function readings() {
  read ??= new Map(
    seeds().map((seed) => {
      const { text, said } = laidOut(seed)
      return [seed, { said, turns: turnsIn(text, said) }]
    }),
  )
  return read
}

function seeds(): number[] {
  return Array.from({ length: layouts }, (_, at) => firstSeed + at)
}

/** What was read, a turn each; where nobody is named, every time begins a segment of its own. */
function turnsIn(text: string, said: readonly Said[]): Said[] {
  const { segments } = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
  const parts = said[0]?.speaker === null ? segments.map((segment) => [segment]) : toTurns(segments).map(onlySegments)
  return asTurns(parts)
}

function asTurns(parts: readonly (readonly Segment[])[]): Said[] {
  return parts.map((part) => ({
    speaker: part[0]?.speaker ?? null,
    start: part[0]?.start ?? null,
    text: part.map((segment) => segment.text).join(' '),
  }))
}

function onlySegments({ segments }: { segments: Segment[] }): Segment[] {
  return segments
}
