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
