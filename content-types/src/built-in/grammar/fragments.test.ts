import { expect, test } from 'vitest'
import { episodeOf } from '../../every-type/sample-episodes.server.ts'
import { isFragment } from './fragments.server.ts'
import { frontOf, wordsToSkip } from './sentence-fronts.server.ts'

function isPiece(text: string): boolean {
  const said = episodeOf([['Oda', `The tide keeps its own hours. ${text} The boats go up.`]]).sentences
  const sentence = said.find((one) => one.text === text)
  if (!sentence) throw new Error('read as something else')
  const skip = wordsToSkip(text)
  return isFragment(sentence, frontOf(text, skip), skip)
}

test.each([
  'The people who mend the nets are never in a hurry.',
  'What you look for is a boat that forgives you.',
  'The one thing you can is to wait for the wind.',
  'Half of the people sailing there never once looked at a map.',
  'Our harbour’s a place that nobody leaves.',
  'Everybody that we sail with has a knife.',
  'Not everyone who was on board can swim.',
  'Talk about the leak that you want to mend, and why it has to be mended.',
  'The oldest boat of the harbour, which nobody sails, leans to one side.',
  'In the harbour, because at the time there was no light, we waited.',
  'I think a boat without a crew is only wood.',
])('%s says something of what it names', (text) => expect(isPiece(text)).toBe(false))

test.each([
  'The people who mend the nets for everybody.',
  'Patience because if you hurry with a rope, that ends in the water.',
  'Mainly because the wind never asks anybody.',
  'When in reality the mast is only half of the boat.',
  'Going back to the ropes, I never liked them.',
  'Fastest boat in the harbour, which is something that we are very proud of.',
  'Grew that for two years, and we ended up selling the boat.',
  'Somebody who is not afraid of the water.',
  'Moved pretty quickly over to the other harbour, and mended nets for years.',
  'Hasn’t sailed in three years, but it does not matter.',
  'Don’t have to get to the other side to be a sailor.',
  'Not people who have seen the sea, but people who crossed it.',
  'The easiest way to be in that harbour, I don’t know, by noon.',
])('%s is a piece of a sentence', (text) => expect(isPiece(text)).toBe(true))
