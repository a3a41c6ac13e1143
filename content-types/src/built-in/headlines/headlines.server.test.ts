import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { headlinesOf } from './headlines.server.ts'

/** Headlines of one sentence in the middle of a talk, the best first. */
function headlinesIn(text: string, voice = {}): string[] {
  return madeOf(text, voice).map((headline) => headline.text)
}

function madeOf(text: string, voice = {}) {
  const episode = episodeOf([
    ['Mia', 'Why do harbours flood at night?'],
    ['Oda', `The tide keeps its own hours. ${text} The boats go up and the storms go down.`],
    ['Mia', 'I have never seen a harbour at night.'],
  ])
  const begins = episode.sentences.findIndex(({ text: said }) => said === text)
  return headlinesOf(episode, briefOf(voice)).get(begins) ?? []
}

test.each([
  ['So I think harbours are lazy, you know.', 'Harbours are lazy'],
  ['Unfortunately, the new boats also leak at first.', 'The new boats also leak at first'],
  ['Rain is actually a really slow visitor right now.', 'Rain is a slow visitor'],
  ['You can ask many sailors, but never outsource the decision.', 'Never outsource the decision'],
  ['Storms break the old ropes because nobody oils them.', 'Why storms break the old ropes'],
  ['The reason that storms break ropes is because nobody oils them.', 'Why storms break ropes'],
  ['If you want to read a tide clock, you need two lamps.', 'How to read a tide clock'],
  ['You should choose your ropes, and then it goes on.', 'Choose your ropes'],
  ['The hardest part of mending a clock is waiting.', 'The hardest part of mending a clock'],
  ['We took her from sails to engines, and it rained.', 'From sails to engines'],
  ['Rain and storms are late guests.', 'Rain and storms are late guests'],
  ['It’s much better to be early and wet than late and dry, I think.', 'Better to be early and wet than late and dry'],
  ['If your boat has a leak, you never sail home.', 'If your boat has a leak, you never sail home'],
  ["Fun fact, old ropes don't work that well with salt.", "Old ropes don't work that well with salt"],
  ['One is that the harbour master is the teacher.', 'The harbour master is the teacher'],
  ['The lamp is used as like a clock in winter.', 'The lamp is used as a clock in winter'],
  ['Crews are careful, but rope becomes important in a storm.', 'Rope becomes important in a storm'],
])('%s → %s', (sentence, headline) => {
  expect(headlinesIn(sentence)).toContain(headline)
})

test.each([
  ['a main clause without its condition', 'If the rope breaks, harbours are empty by noon and so on.', /^Harbours are/],
  ['what somebody else thinks', 'Other people say that harbours are lazy.', /^Harbours are lazy/],
  ['what is denied', 'I never said that harbours are lazy.', /^Harbours are lazy/],
  ['half of two subjects', 'Rain and storms are late guests.', /^Storms are/],
  ['a word that points back', 'Harbours love it when they do that.', /\bit\b/],
  ['an effort for something that was named before', 'It takes a lot of bravery, not to mention rope.', /^It takes/],
  ['what every guest is asked', 'How did you get into the trade of ropes?', /^How did you/],
  ['a reason that was denied', 'There is no reason why harbours close at night.', /^Why harbours/],
  ['the second of two that are compared', 'The difference between a boat and a raft is how you steer.', /^A raft is/],
  [
    'advice out of what should not be done',
    'If you need to be paid for every hour, you should leave the harbour.',
    /^How to be/,
  ],
  ['a thing that only the sentence before knows', 'Sailors learn how to maintain that feature.', /that feature/],
  ['a superlative of nothing', 'The most to Jeff in winter was the harbour.', /^The most to Jeff(?: in winter)?$/m],
  ['a verb without what it is done to', 'Engines have introduced, I think, a new kind of noise.', /introduced$/],
  ['a question without a verb', 'Does the bare minimum of the boats?', /^Does/],
  ['a sense as what "it" is', "Do you have a sense of how long it's been the default?", /it's/],
  [
    'a time in the place of somebody',
    'And this is why so many crews a year and two years ago were going in on sailing contracts.',
    /^Two years ago/,
  ],
  ['a question in the order of a statement', 'Where you are mostly sailing in winter?', /^Where you/],
  ['a question without what is asked', 'Are former harbour sailors?', /^Are former/],
  ['a place without what is there', 'I do not imagine a harbour where we never sail.', /a harbour$/],
  ['a way without its end', 'Old boats should go out and mend a rope.', /go out$/],
  ['half of what is limited', 'Nobody sails unless the moon is full.', /^Nobody sails$/],
])('never %s', (_, sentence, wrong) => {
  expect(headlinesIn(sentence).join('\n')).not.toMatch(wrong)
})

test('says nothing coarse, though it was said', () => {
  expect(headlinesIn('Most harbours hate a polite storm.')).toEqual(['Most harbours hate a polite storm'])
  expect(headlinesIn('Most harbours hate a shitty storm.')).toEqual([])
})

test('says neither what the brand forbids nor what is to be left out', () => {
  const said = 'Old harbours are lazy.'
  expect(headlinesIn(said)).toEqual(['Old harbours are lazy'])
  expect(headlinesIn(said, { brandGuidelines: 'Never say "lazy".' })).toEqual([])
  expect(headlinesIn(said, { avoidTopics: ['harbour'] })).toEqual([])
})

test('behind "Why" the speaker keeps a capital', () => {
  expect(headlinesIn('I never leave the harbour because I hate the cold.').join('\n')).not.toMatch(/\bi\b/)
})

test.each([
  ["Nobody throws away a rope because it's broken.", 'Nobody throws away a rope'],
  ['You need to start new boats, but mending the old ones brings no money.', 'Start new boats'],
  ['You should paint the hull, but nobody pays for paint.', 'You should paint the hull'],
])('what follows is not cut off where it turns the meaning round: %s', (said, cut) => {
  const shown = headlinesIn(said).map((one) => one.toLowerCase())
  expect(shown).not.toContain(cut.toLowerCase())
})

test('a figure is all of its number', () => {
  const figures = madeOf('Every harbour wants an eight thousand dollar deposit.').map(({ figure }) => figure)
  expect(figures).toContain('eight thousand dollar deposit')
  expect(figures).not.toContain('thousand dollar')
})

test.each([
  ["It's hard to say to a sailor.", "It's hard to sell to a sailor."],
  ['I never put old boats in a situation.', 'I never put old boats in a basket.'],
  ['I always want better people.', 'I always want better ropes.'],
])('%s says less than %s', (empty, telling) => {
  const worthOf = (said: string) => madeOf(said)[0]?.worth ?? Number.NaN
  expect(worthOf(empty)).toBeLessThan(worthOf(telling) - 1)
})
