import { expect, test } from 'vitest'
import { nameOffers } from './name-offers.ts'

const long = 'We bake bread all night long, and in the morning we sell what we have, until nothing of it is left. '

/** Turns of talk between other turns: who says who they are does so at the beginning, or when they join. */
function offered(...turns: readonly (readonly [speaker: string, text: string])[]): Record<string, string> {
  const talk = [
    ...turns,
    ...Array.from({ length: 12 }, (_, at) => [turns[at % turns.length]?.[0] ?? null, long] as const),
  ]
  const segments = talk.map(([speaker, text], id) => ({ id, speaker, text }))
  return Object.fromEntries(nameOffers(segments).map(({ speaker, name }) => [speaker, name]))
}

test.each([
  ['My name is Ada, and I bake.', 'Ada'],
  ["Hello, I'm Ada Stone, your host.", 'Ada Stone'],
  ['I am Ada Stone from the bakery.', 'Ada Stone'],
  ["This is Ada Stone, I'm a baker.", 'Ada Stone'],
])('%s', (text, name) => {
  expect(offered(['Speaker 1', text], ['Speaker 2', 'Good morning.'])).toEqual({ 'Speaker 1': name })
})

test('a first name alone counts if another speaker says it too', () => {
  expect(offered(['A', "I'm Ada, and we bake."], ['B', 'Good morning.'])).toEqual({})
  expect(offered(['A', "I'm Ada, and we bake."], ['B', 'Good morning, Ada.'])).toEqual({ A: 'Ada' })
})

test('of two people, who is introduced is the other one', () => {
  expect(offered(['Speaker 1', 'My guest today is Ben Hill.'], ['Speaker 2', 'Hello.'])).toEqual({
    'Speaker 2': 'Ben Hill',
  })
  expect(
    offered(
      ['Speaker 1', 'Welcome, Ben.'],
      ['Speaker 2', 'Hello.'],
      ['Speaker 1', 'Thanks, Ben.'],
      ['Speaker 2', 'Bye.'],
    ),
  ).toEqual({ 'Speaker 2': 'Ben' })
  expect(offered(['Ada', 'My guest today is Ben Hill.'], ['Guest 1', 'Hi.'], ['Guest 2', 'Hi.'])).toEqual({})
})

test.each([
  ["I'm American, and I bake."],
  ["I'm Head Baker, and I bake."],
  ["He said I'm Ada Stone, and left."],
  ["I'm Ada Stone. I'm Ben Hill."],
  ['This is Ada Stone, who bakes.'],
  ["I'm going to Paris."],
])('no name is offered for: %s', (text) => {
  expect(offered(['Speaker 1', text], ['Speaker 2', 'Good morning.'])).toEqual({})
})

test('nobody is called what two people say of themselves, or what is said in the middle of the talk', () => {
  expect(offered(['Speaker 1', "I'm Ada Stone."], ['Speaker 2', "I'm Ada Stone."])).toEqual({})
  const before = Array.from(
    { length: 5 },
    () =>
      [
        ['Speaker 1', long],
        ['Speaker 2', long],
      ] as const,
  ).flat()
  expect(offered(...before, ['Speaker 1', "I'm Ada Stone."], ['Speaker 2', long])).toEqual({})
})

test('who has a name in the file keeps it', () => {
  expect(offered(['Ada', 'My name is Ben.'], ['Speaker 2', 'Good morning.'])).toEqual({})
})
