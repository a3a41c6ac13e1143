import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transcriptText } from '../transcript.ts'
import {
  type Correction,
  correctionsFor,
  correctSegments,
  everywhere,
  type Place,
  placeMap,
  standing,
} from './index.ts'

const words = fc.array(fc.constantFrom('call', 'start', 'Call', 'cold', 'a', 'the', 'end.', 'x,'), {
  minLength: 1,
  maxLength: 7,
})
const talk = fc.array(fc.record({ said: words, speaker: fc.constantFrom('Ann', 'Ann', 'Ben') }), {
  minLength: 1,
  maxLength: 6,
})
const acts = fc.array(
  fc.record({
    at: fc.nat(),
    length: fc.integer({ min: 1, max: 4 }),
    written: fc.array(fc.constantFrom('cold', 'start', 'Kube', 'b', 'call'), { minLength: 1, maxLength: 3 }),
    isEverywhere: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)
type Act = { at: number; length: number; written: string[]; isEverywhere: boolean }

function toSegments(said: { said: string[]; speaker: string }[]) {
  return said.map(({ said, speaker }, id) => ({ id, speaker, start: null, end: null, text: said.join(' ') }))
}
type Segments = ReturnType<typeof toSegments>

/** Some words of what is shown, in one turn, and what an act makes of them. */
function carriedOut(heard: Segments, rows: Correction[], { at, length, written, isEverywhere }: Act): Correction[] {
  const now = standing(rows)
  const shown = correctSegments(heard, now)
  const places = shown.flatMap(({ id, speaker, text }) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      id,
      speaker,
      from: index,
      to: index + word.length,
      word,
    })),
  )
  const first = at % places.length
  const own = places.slice(first, first + length)
  const turn = own.filter(
    ({ speaker, id }, index) =>
      own.slice(0, index + 1).every((one) => one.speaker === speaker) && id < (own[0]?.id ?? 0) + 3,
  )
  const [begin, end] = [turn[0], turn.at(-1)]
  if (!begin || !end) return rows
  const span = { from: { segment: begin.id, offset: begin.from }, to: { segment: end.id, offset: end.to } }
  const pair = { heard: turn.map(({ word }) => word).join(' '), written: written.join(' ') }
  const spans = isEverywhere ? everywhere(shown, span, pair) : [span]
  return [...correctionsFor(spans, pair, { heard, standing: now }).rows, ...rows]
}

/** All acts, with the rows after each. */
function histories(said: { said: string[]; speaker: string }[], some: Act[]) {
  const heard = toSegments(said)
  const states: Correction[][] = [[]]
  for (const act of some) states.push(carriedOut(heard, states.at(-1) ?? [], act))
  return { heard, states }
}

test('whatever people correct, segments are as the parser makes them, and rows are where their words were heard', () => {
  fc.assert(
    fc.property(talk, acts, (said, some) => {
      const { heard, states } = histories(said, some)
      const rows = states.at(-1) ?? []
      for (const { text } of correctSegments(heard, standing(rows))) expect(text).toMatch(/^\S+( \S+)*$/)
      for (const { segment, offset, heard: there } of rows) {
        expect(heard[segment]?.text.slice(offset, offset + there.length)).toBe(there)
        expect(there).not.toBe('')
      }
    }),
  )
})

test('an act at one place changes these words and no others', () => {
  fc.assert(
    fc.property(talk, acts, (said, some) => {
      const { heard, states } = histories(said, some)
      const before = transcriptText(correctSegments(heard, standing(states.at(-1) ?? [])))
      const act = { at: 3, length: 2, written: ['NEW', 'WORDS'], isEverywhere: false }
      const rows = carriedOut(heard, states.at(-1) ?? [], act)
      const now = transcriptText(correctSegments(heard, standing(rows)))
      const [head = '', tail = ''] = now.replace('NEW\n', 'NEW ').split('NEW WORDS')
      expect(before.startsWith(head)).toBe(true)
      expect(before.endsWith(tail)).toBe(true)
    }),
  )
})

test('taking acts back in their order gives every state again, and at last what was heard', () => {
  fc.assert(
    fc.property(talk, acts, (said, some) => {
      const { heard, states } = histories(said, some)
      const last = states.at(-1) ?? []
      for (const state of states) {
        const taken = last.slice(last.length - state.length)
        expect(correctSegments(heard, standing(taken))).toEqual(correctSegments(heard, standing(state)))
      }
      for (const [at, segment] of correctSegments(heard, standing([])).entries()) expect(segment).toBe(heard[at])
    }),
  )
})

test('a place that is shown outside of corrected words is the same after going to the heard text and back', () => {
  fc.assert(
    fc.property(talk, acts, (said, some) => {
      const { heard, states } = histories(said, some)
      const now = standing(states.at(-1) ?? [])
      const map = placeMap(now)
      const texts = new Map(heard.map(({ id, text }) => [id, text]))
      for (const { id, text } of correctSegments(heard, now)) {
        for (let offset = 0; offset <= text.length; offset++) {
          const place: Place = { segment: id, offset }
          const there = map.heard(place)
          const back = map.shown(there)
          expect(map.shown(map.heard(back))).toEqual(back)
          const isWithin = now.some((row) => row.segment === id && row.offset === there.offset)
          if (!isWithin) expect(back).toEqual(place)
          if (!isWithin && offset < text.length) expect(texts.get(id)?.[there.offset]).toBe(text[offset])
          expect(map.heard(place, 'to').offset).toBeGreaterThanOrEqual(0)
        }
      }
    }),
  )
})
