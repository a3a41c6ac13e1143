import { expect, test } from 'vitest'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { figuresIn } from './figure-texts.server.ts'

function figuresOf(said: string): string[] {
  const talk = episodeOf([['Oda Lund', said]])
  return figuresIn(talk, briefOf(), 0, talk.sentences.length - 1).map(({ text }) => text)
}

test.each([
  ['Nobody buys a $3,000 lamp in one afternoon.', '$3,000 lamp'],
  ['We lose 20% of the rope in a single winter.', '20% of the rope'],
  ['They sent us a 1,000-page mooring contract again.', '1,000-page mooring contract'],
])('a figure is shown with what it counts: %s', (said, text) => {
  expect(figuresOf(said)).toEqual([text])
})

test.each([
  ['how long something took', 'We waited 12 weeks and then 30 days in the harbour.'],
  ['a year', 'In 2019 harbours were much quieter than they are.'],
  ['a number without a thing', 'The price went from 60 to 280 and then up again.'],
])('no figure is made of %s', (_, said) => {
  expect(figuresOf(said)).toEqual([])
})

test('money and shares come before other figures', () => {
  expect(figuresOf('We have 40 boats in the harbour. Each of them is a $900 job in winter.')[0]).toBe('$900 job')
})
