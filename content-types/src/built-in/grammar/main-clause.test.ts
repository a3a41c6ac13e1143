import { expect, test } from 'vitest'
import { episodeOf } from '../../every-type/sample-episodes.server.ts'
import { hasMainClause } from './main-clause.server.ts'

function holds(text: string): boolean {
  const said = episodeOf([['Oda', `The tide keeps its own hours. ${text} The boats go up.`]]).sentences
  const sentence = said.find((one) => one.text === text)
  if (!sentence) throw new Error('read as something else')
  return hasMainClause(sentence)
}

test.each([
  'If the rope breaks, that is a good day to learn knots.',
  'If you are not sure about the tide, don’t start by buying a boat.',
  'When storms come, the first thing that happens is silence.',
  'Mending ropes was never easy before the war.',
  'Harbours are lazy.',
  'Being a good sailor is harder than it looks.',
  'When you have sailed for years, here’s a knot that you have never seen.',
  'If the rope breaks and you have no other, oh I don’t know, you take a chain.',
  'When we first came to the harbour in August, at that point the boats had been gone for weeks.',
  'When you have two good ropes, the decision’s a little harder.',
  'Once you have a good boat, not everyone’s going to be a sailor.',
])('%s is a whole thought', (text) => expect(holds(text)).toBe(true))

test.each([
  'But once the harbour grows a little, especially once you get dozens of boats.',
  'When you get told "The harbour sucks at knots", hearing that in a way that is not so sudden that it creates a storm, but also not in anger.',
  'Almost being a good sailor, not from the first day but from the second, because the best harbours are small.',
  'Looking at the rope, and at the quality of the rope.',
  'When you have ropes that were made by somebody who knew what they did, or when you have a crew that is too big for you.',
  'When I say harbour people, meaning people who only look at the boats, not the wind or the tide.',
  'If you want to sail alone, if you want to cross the sea, or a strait.',
  'If you look at the top of the mast and you need to climb, oh I don’t know, a hundred steps.',
  'If you look at the shore where the boats are, and you go all the way down to the ropes and the nets.',
  'Having one shed with ropes from different boats, that you need to keep dry.',
])('%s waits for something that never comes', (text) => expect(holds(text)).toBe(false))
