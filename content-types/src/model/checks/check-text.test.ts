import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../sample-episodes.server.ts'
import { checkText } from './check-text.server.ts'
import { honestTexts, onceRefused } from './honest-texts.fixture.server.ts'
import { saidIn } from './said.server.ts'
import { hardLies, softLies, talk } from './talk.fixture.ts'

const brief = briefOf({ podcastName: 'Slow Machines' }, { projectTitle: 'Ruth and Ines' })
const episode = episodeOf(talk)
const said = saidIn(episode, brief)

/** The sentences that hold these words; each stands in one. */
function idsOf(of: readonly string[]): number[] {
  return of.map((words) => {
    const ids = episode.sentences.filter(({ text }) => text.includes(words)).map(({ id }) => id)
    if (ids[0] === undefined || ids.length > 1) throw new Error(`“${words}” stands in ${ids.length} sentences.`)
    return ids[0]
  })
}

test.each(hardLies)('refuses what is $what: $text', ({ text, of }) => {
  const ids = of.length > 0 ? idsOf(of) : [999]
  for (const rule of [{}, { free: true }]) expect(checkText({ text, ids }, said, rule).problems).not.toEqual([])
})

test.each([...onceRefused, ...honestTexts])('lets pass: $text', ({ text, of, rule }) => {
  expect(checkText({ text, ids: idsOf(of) }, said, rule ?? {}).problems).toEqual([])
})

test.each(softLies)('leaves to a reader what is $what: $text', ({ text, of }) => {
  expect(checkText({ text, ids: idsOf(of) }, said).problems).toEqual([])
})
