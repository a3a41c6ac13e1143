import { expect, test } from 'vitest'
import { createBrief, createEpisode } from '../registry/sample-episodes.server.ts'
import { acrossLanguages } from './across-languages.fixture.ts'
import { checkText } from './check-text.server.ts'
import { createSpokenContext } from './spoken-context.server.ts'

const cases = acrossLanguages.flatMap(({ talk, into, turns, honest, planted }) => {
  const episode = createEpisode(turns)
  const said = createSpokenContext(episode, createBrief({ outputLanguage: into }))
  const told = (isHonest: boolean) => (one: (typeof honest)[number]) => ({
    ...one,
    talk,
    into,
    episode,
    said,
    isHonest,
  })
  return [...honest.map(told(true)), ...planted.map(told(false))]
})

test('there are thirty-one honest texts across languages, and thirty planted ones', () => {
  expect(cases.filter(({ isHonest }) => isHonest)).toHaveLength(31)
  expect(cases.filter(({ isHonest }) => !isHonest)).toHaveLength(30)
})

test.each(cases)('$talk to $into, $what: $text', ({ text, of, talk, episode, said, isHonest }) => {
  expect(episode.language).toBe(talk)
  const { problems } = checkText({ text, ids: of }, said)
  if (isHonest) expect(problems).toEqual([])
  else expect(problems).not.toEqual([])
})
