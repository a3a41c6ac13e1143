import { expect, test } from 'vitest'
import { episodeOf } from '../../every-type/sample-episodes.server.ts'
import { goesOn } from './passages.server.ts'

const plain = 'Most sailors think the wind is the enemy, but the best sailors never fight the wind.'

test('a passage that stops before its reason is in the middle of a thought', () => {
  const episode = episodeOf([['Oda', `${plain} Because the wind does not care. The sea is patient with fools.`]])
  const upTo = (last: number) => goesOn(episode, { last })
  expect([upTo(0), upTo(1), upTo(2)]).toEqual([true, false, false])
})
