import { expect, test } from 'vitest'
import { briefOf, sampleEpisodes } from '../../sample-episodes.server.ts'
import { falseTexts, trueTexts } from '../planted-answers.fixture.ts'
import { groundText } from './ground-text.server.ts'
import { saidIn } from './said.server.ts'

const [, repairCafe] = sampleEpisodes().find(([name]) => name.includes('repair'))!
const said = saidIn(repairCafe, briefOf())

test.each(falseTexts)('refuses what is $what: $text', ({ text, ids }) => {
  expect(groundText({ text, ids }, said).problems).not.toEqual([])
})

test.each(trueTexts)('lets $what pass', ({ text, ids }) => {
  expect(groundText({ text, ids }, said).problems).toEqual([])
})

test('a name from elsewhere in the talk is refused; where it is cited, the sentence is, that stitches two', () => {
  const text = 'On Dock Street the whole room went quiet for a shopping list.'
  expect(groundText({ text, ids: [40] }, said).problems).toContainEqual(expect.stringContaining('nor speaks there'))
  const stitched = [expect.stringContaining('no single sentence there says all of it')]
  expect(groundText({ text, ids: [2, 40] }, said).problems).toEqual(stitched)
  expect(groundText({ text, ids: [40] }, said, { wide: true }).problems).toEqual(stitched)
})
