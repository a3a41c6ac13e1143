// JSON made to be expensive: the talk in it is still found, at once.
import { expect, test } from 'vitest'
import { spoken } from '../testing/read-json.ts'

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
/** A field under each of so many names that say nothing. */
const fields = (count: number, value: unknown) => Object.fromEntries(times(count, (at) => [`f${at}`, value]))

const wordings = times(60, (at) => `We bake ${'many '.repeat(at % 7)}loaves, said guest ${at}.`)
const rows = wordings.map((wording, at) => ({ wording, by: at % 2 ? 'Ben' : 'Ada Stone', opens: at * 9.5 + 0.5 }))
const talk = wordings.map((wording, at) => [at % 2 ? 'Ben' : 'Ada Stone', at * 9.5 + 0.5, null, wording])

test('rows of very many times that rise', () => {
  expect(spoken(rows.map((row, at) => ({ ...row, ...fields(5_000, at * 9.5 + 0.5) })))).toEqual(talk)
})

test('very many rows in a parent of very many fields', () => {
  const parts = times(200, (at) => ({ sub: at, rest: at + 1 }))
  const parent = { ...fields(20_000, 'x'), parts: times(20, () => ({ ...fields(500, 'y'), parts })) }
  expect(spoken({ about: [parent], told: rows })).toEqual(talk)
})

test('names of very many characters, one in the other', () => {
  const long = 'n'.repeat(20_000)
  const inner = times(50, (depth) => depth).reduce<unknown>(
    (value, depth) => ({ [`${long}${depth}`]: value, [depth]: 1 }),
    1,
  )
  expect(spoken({ about: times(20, () => inner), told: rows })).toEqual(talk)
})

test('a list of more rows than there are people names nobody', () => {
  const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const people = (count: number) => times(count, (at) => ({ id: `p${at}`, name: `Ada St${letters(at)}` }))
  const speakers = (count: number) => {
    const segments = rows.map(({ wording, opens }, at) => ({ speaker: `p${at % 2}`, start: opens, text: wording }))
    return new Set(spoken({ segments, people: people(count) }).map(([speaker]) => speaker))
  }
  expect(speakers(200)).toEqual(new Set(['Ada Sta', 'Ada Stb']))
  expect(speakers(201)).toEqual(new Set(['p0', 'p1']))
})
