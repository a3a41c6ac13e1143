import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { quoteCandidates } from './quote-candidates.server.ts'

/** What a quote of these words would be worth; undefined where it is none. */
function worthOf(quote: string, said = quote): number | undefined {
  const text = `Nora: What did the garden teach you in all those years on the roof?\n\nBen: ${said} My neighbour sells bread.`
  const episode = understand(parseTranscript(new TextEncoder().encode(text), 'garden.txt'))
  return quoteCandidates(episode).find((candidate) => candidate.text === quote)?.score
}

const denial = 'Gardening in the first year is not about tomatoes.'
const instead = 'It is about learning how slowly a root can grow.'

test('a denial and what is true instead are one line, and the denial alone is half of it', () => {
  const both = worthOf(`${denial} ${instead}`) ?? 0
  expect(both).toBeGreaterThan((worthOf(denial, `${denial} ${instead}`) ?? 0) + 10)
  expect(both).toBeGreaterThan((worthOf(`${denial} The roof is about forty square metres.`) ?? 0) + 6)
})

test('who is said to do something else takes the denial up, and nobody else does', () => {
  const never = 'You never sell a garden to people who cannot wait.'
  const after = (next: string) => worthOf(`${never} ${next}`) ?? 0
  expect(after('You sell it to people who have lost one.')).toBeGreaterThan(
    after('We sold it to people who have lost one.') + 8,
  )
})

test.each([
  [
    'one of several',
    'The third piece is that every garden needs a gardener.',
    'The whole truth is that every garden needs a gardener.',
  ],
  [
    'an announcement',
    'Gardens without any water die early for two good reasons.',
    'Gardens without any water die early in a good summer.',
  ],
  [
    'begun anew',
    'Most people want, I mean they need, a garden that never asks for water.',
    'Most people want, and they need, a garden that never asks for water.',
  ],
])('%s is worth less than a line that is whole', (_, weak, whole) => {
  expect(worthOf(weak) ?? 0).toBeLessThan((worthOf(whole) ?? 0) - 5)
})

test('of a sentence that is too long for a card the last clause is quoted where it is whole', () => {
  const front =
    'They carry the soil up the narrow stairs in the morning with buckets from the market and they know every step of it, and they sweep the dust from the landings where the neighbours leave shoes and umbrellas and old newspapers'
  const rule = 'if something is planted in May, it eats through the winter.'
  expect(worthOf(rule, `${front}, and ${rule}`)).toBeDefined()
  expect(worthOf(rule, `${front.replace('They carry', 'They say they carry')}, and ${rule}`)).toBeUndefined()
})

test('what only announces a line is left off in front of it', () => {
  const whole = 'everyone that I know says that gardens die of too much water in June.'
  expect(worthOf(whole, `So if you ask me twice, let me put it this way, ${whole}`)).toBeDefined()
})
