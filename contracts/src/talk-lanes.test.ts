import { expect, test } from 'vitest'
import { namesOfLanes, talkLanes } from './talk-lanes.ts'

const person = (name: string, role: 'host' | 'guest' | 'unknown') => ({ name, role, words: 100 })
const [ada, ben] = [person('Ada', 'host'), person('Ben', 'host')]
const [cleo, dan] = [person('Cleo', 'guest'), person('Dan', 'guest')]

test.each([
  ['a host and a guest', [cleo, ada], [['Ada'], ['Cleo']]],
  ['two hosts', [ada, ben], [['Ada'], ['Ben']]],
  ['two of whom nobody is known as host', [person('Eve', 'unknown'), person('Fay', 'unknown')], [['Eve'], ['Fay']]],
  ['two hosts and two guests', [cleo, ada, dan, ben], [['Ada'], ['Cleo'], ['Dan'], ['Ben']]],
  ['one voice', [cleo], [['Cleo']]],
  ['no names', [], [[]]],
])('%s have lanes of their own', (_, speakers, names) => {
  const { above, beneath } = talkLanes(speakers)
  expect([above, ...beneath].map((lane) => lane.map(({ name }) => name))).toEqual(names)
})

test('beneath the line the fourth lane holds everybody further', () => {
  const panel = [...'ABCDEFG'].map((name) => person(name, 'unknown'))
  expect(talkLanes(panel).beneath.map((lane) => lane.map(({ name }) => name).join(''))).toEqual(['B', 'C', 'D', 'EFG'])
  const strip = [{ host: 1, guests: [1, 0.5, 0.5, 1] }]
  expect(namesOfLanes({ speakers: panel, strip })).toEqual(['A', 'B', 'C', 'D', 'E, F, G'])
})

test('a strip with lanes of their own names each, one from before names who share a lane', () => {
  const named = (speakers: (typeof ada)[], host: number, guests: number | number[]) =>
    namesOfLanes({ speakers, strip: [{ host, guests }] })
  expect(named([ada, ben], 1, 0.5)).toEqual(['Ada', 'Ben'])
  expect(named([ada, ben], 1, 0)).toEqual(['Ada, Ben'])
  expect(named([ada, cleo, dan], 1, [0.5, 0.2])).toEqual(['Ada', 'Cleo', 'Dan'])
  expect(named([ada, cleo, dan], 1, 0.7)).toEqual(['Ada', 'Cleo, Dan'])
  const unknown = [person('Eve', 'unknown'), person('Fay', 'unknown')]
  expect(named(unknown, 1, 0.5)).toEqual(['Eve', 'Fay'])
  expect(named(unknown, 0, 1)).toEqual(['Eve, Fay'])
  expect(named([ada], 1, 0)).toEqual(['Ada'])
})
