import { expect, test } from 'vitest'
import { episodeOf } from '../../every-type/sample-episodes.server.ts'
import { isTangled } from './tangled-sentences.server.ts'

function tangles(text: string): boolean {
  const said = episodeOf([['Oda', `The tide keeps its own hours. ${text} The boats go up.`]]).sentences
  const sentence = said.find((one) => one.text === text)
  if (!sentence) throw new Error('read as something else')
  return isTangled(sentence)
}

test.each([
  'Last winter, I mended every rope in the shed by hand.',
  'The next morning, we found the boat on the other side of the bay.',
  'A good sailor, I think, is somebody who is afraid of the sea.',
  'You learn more from one storm than you learn from a hundred calm days.',
  'We stayed in the harbour because the wind never asks anybody.',
  'You can mend the sail, but if the mast breaks you stay at home.',
  'That’s why the harbour master never sleeps... And neither do we.',
])('%s ends as it began', (text) => expect(tangles(text)).toBe(false))

test.each([
  'A lot of old rope in the shed, you often don’t want to buy any more of it.',
  'If half of it I say I don’t believe anymore than I’m a bad sailor.',
  'The only way to know that a knot holds is because a storm.',
  'Harbours will have leaks everywhere, but if the way they look at the leaks is by hiring more and more buckets.',
  'A boat knows that it’s, you have a leak in the hull.',
  'You can sometimes be ... You don’t want to sail alone.',
  'If I don’t the chances of a good trip get smaller every day.',
  'Mending is you need to have some patience to mend.',
  'What I can tell you is that not necessarily a leak, but what is driving the water.',
  'Get the best sail is always important, but the wind comes first.',
  'You think that a map is all you need to sail home, but figuring out how to read it in the dark because it is the wind that decides.',
])('%s ends as another sentence', (text) => expect(tangles(text)).toBe(true))
