import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { type Brief, neutralVoice } from '../../type/brief.ts'
import { Quotes, quotes } from '../../types/quotes/quotes.ts'
import { quoteCandidates } from './quote-candidates.server.ts'
import { quotesWriter } from './quotes-writer.server.ts'

const brief: Brief = {
  projectTitle: 'Garden',
  guest: { name: null, title: null, handle: null },
  voice: neutralVoice,
  templates: {},
  attempt: 0,
}

const gardenTalk = `Nora: Welcome to the garden hour. My guest is Ben, who grows tomatoes on a roof.

Ben: Thank you for having me on the show.

Nora: What do most beginners get wrong?

Ben: Most people think a garden needs more water, but it needs more patience. Roots grow toward thirst, and a plant that never looks for water never learns to stand. And that was how it went.

Nora: How did you learn it?

Ben: I was so wrong about soil in the first year that I lost every plant on that roof. Never buy a plant you have not touched. It sat there.

Nora: So what would you tell a beginner?

Ben: If you have ten minutes a day, you have a garden. Eighty percent of the work is done by worms, and nobody pays them.`

function read(text: string): Episode {
  return understand(parseTranscript(new TextEncoder().encode(text), 'garden.txt'))
}

function idOf(episode: Episode, beginning: string): number {
  const sentence = episode.sentences.find(({ text }) => text.startsWith(beginning))
  if (!sentence) throw new Error(`No sentence begins with ${beginning}`)
  return sentence.id
}

function problemsWith(beginning: string, end = beginning): string[] {
  const episode = read(gardenTalk)
  const span = {
    firstSentence: idOf(episode, beginning),
    lastSentence: idOf(episode, end),
    category: 'insight' as const,
  }
  return quotesWriter.finish([span], episode, brief).problems
}

test('[CONTENT-09] each quote has text, speaker, timestamp and category', () => {
  const episode = read(gardenTalk)
  const { content } = quotesWriter.finish(quotesWriter.draft(episode, brief), episode, brief)
  const parsed = Quotes.parse(content)
  expect(parsed.length).toBeGreaterThanOrEqual(3)
  for (const quote of parsed) {
    expect(gardenTalk).toContain(quote.text)
    expect(quote).toMatchObject({ speaker: 'Ben', estimated: true, verified: true })
    expect(quote.timestamp).toMatch(/^\d+:\d\d$/)
    expect(quote.category).not.toBe('')
  }
  expect(parsed.map(({ text }) => text).join(' ')).toContain('it needs more patience')
})

test('a marker in front of a capital is left out, and the evidence begins behind it', () => {
  const episode = read('Ben: So I learned that patience is the only tool a gardener can never buy.')
  const { content } = quotesWriter.finish([{ firstSentence: 0, lastSentence: 0, category: 'insight' }], episode, brief)
  expect(content?.[0]).toMatchObject({
    text: 'I learned that patience is the only tool a gardener can never buy.',
    evidence: { from: { segment: 0, offset: 3 } },
  })
})

test('words that carry nothing are left off in front of small letters and after a pause; what is left is printed with a capital', () => {
  const episode = read(
    `Ben: And I think that most gardens die of too much care in the first year. It's funny... A plant on a roof
needs less of everything than people want to give it. But I would say that is what nobody likes to hear at all.`.replace(
      '\n',
      ' ',
    ),
  )
  const drafted = quotesWriter.draft(episode, brief)
  const { content } = quotesWriter.finish(drafted, episode, brief)
  expect(content?.map(({ text }) => text)).toEqual([
    'most gardens die of too much care in the first year.',
    'A plant on a roof needs less of everything than people want to give it.',
  ])
  expect(content?.[0]?.evidence?.from).toEqual({ segment: 0, offset: 17 })
  expect(quotes.rows(content ?? [])[0]?.Quote).toBe('Most gardens die of too much care in the first year.')
})

test('refuses ids that are not there, two turns, shared sentences, wrapping and openers that lean back', () => {
  const episode = read(gardenTalk)
  const outside = quotesWriter.finish([{ firstSentence: 3, lastSentence: 99, category: 'advice' }], episode, brief)
  expect(outside).toMatchObject({ content: null, problems: ['Quote 1: there is no sentence 99.'] })
  expect(problemsWith('Roots grow', 'How did you')).toEqual(['Quote 1: crosses from one speaker’s turn into another.'])
  expect(problemsWith('Thank you for')[0]).toMatch(/talk\.$/)
  expect(problemsWith('And that was')[0]).toMatch(/words|needs what came before/)
  const roots = idOf(episode, 'Roots grow')
  const twice = { firstSentence: roots, lastSentence: roots, category: 'insight' as const }
  expect(quotesWriter.finish([twice, twice], episode, brief).problems).toEqual([
    'Quote 2: shares a sentence with quote 1.',
  ])
})

test('what the podcast keeps out of its posts is not quoted', () => {
  const episode = read(gardenTalk)
  const strict = { ...brief, voice: { ...neutralVoice, avoidTopics: ['worms'] } }
  const { content } = quotesWriter.finish(quotesWriter.draft(episode, strict), episode, strict)
  expect(content?.length).toBeGreaterThan(0)
  expect(JSON.stringify(content)).not.toContain('worms')
})

test('an episode of one poor line gives that line', () => {
  const episode = read('um yeah hello')
  expect(quotesWriter.finish(quotesWriter.draft(episode, brief), episode, brief).content).toHaveLength(1)
})

test('what somebody began and left is no quote, and of two alike the one without a hesitation is', () => {
  const quoted = (said: string) => {
    const talk = read(gardenTalk.replace('Never buy a plant you have not touched.', said))
    return quoteCandidates(talk).find(({ text }) => text === said)
  }
  expect(quoted('We never buy a plant in spring that nobody has touched before.')).toBeDefined()
  expect(quoted('We, never buy a plant in spring that nobody has touched before.')).toBeUndefined()
  expect(quoted('When you say, a plant in spring is the one that nobody has touched before.')).toBeUndefined()
  const clear = quoted('You never buy a plant in spring that nobody has touched before.')?.score ?? 0
  const unsure = quoted('You never buy a plant in spring that nobody has touched or something.')?.score ?? 0
  expect(clear).toBeGreaterThan(unsure)
})
