import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { understand } from './index.ts'

function read(text: string, name = 'talk.txt') {
  return understand(parseTranscript(new TextEncoder().encode(text), name))
}

function readTraits(sentence: string) {
  const traits = read(`Ada: ${sentence}`).sentences[0]?.traits
  if (!traits) throw new Error('no sentence')
  return traits
}

test.each([
  'A garden needs patience more than it needs water.',
  'If you have ten minutes a day, you have a garden.',
  'The best code is the code you never write.',
  'It takes a whole night to learn what dough wants.',
  'It was years ago that we sold the last loaf here.',
  'It’s important for bakers to sleep at noon.',
  'It turns out nobody reads the sign on our door.',
  'The loaves that we burn are the ones we eat.',
  'If something is baked, it is gone by noon.',
  'I hate this whole idea of a day off for dough.',
])('%s stands alone', (sentence) => expect(readTraits(sentence).standsAlone).toBe(true))

test.each([
  'That was true more generally for us.',
  'They never told us about it before.',
  'Which is why we closed the shop.',
  'Because the oven was cold that day.',
  'If you are a baker with a small shop.',
  'In a town where nobody wants to work.',
  'We wanted to close the shop but --',
  'It’s kind of like the idea of salt and sugar in one dough.',
  'Who is the customer that would eat rye, and why he never comes back.',
  'It’s not that interesting as a tool for the oven.',
  'It’s really not that big of a deal for a bakery.',
  'It’s that simple, and nobody bakes like that.',
  '"And you never open the oven before the rye is done."',
  'Another one is the flour that we buy from the mill.',
  'It is to say that I walk home on my own now.',
  'It was like, we bake for six hours and sell for two.',
  'It takes ten minutes and very little flour.',
  'It is up to you whether the oven is hot.',
  'Most bakeries that are three to five ovens large.',
])('%s leans on what came before, or is cut off', (sentence) => expect(readTraits(sentence).standsAlone).toBe(false))

test('fillers, restarts and doubled words are rough', () => {
  expect(readTraits('The reason is, um, that bread takes time.').disfluent).toBe(true)
  expect(readTraits('The reason that -- well, bread takes time.').disfluent).toBe(true)
  expect(readTraits('We we never had enough time for bread.').disfluent).toBe(true)
  expect(readTraits('Bread takes time and nothing else.').disfluent).toBe(false)
})

test('a general claim is more of a quote than a report about oneself', () => {
  const claim = readTraits('Most people think bread needs skill, but it needs patience.').quotability
  const report = readTraits('We started the thing over there last year with some of those guys.').quotability
  expect(claim).toBeGreaterThan(report + 15)
})

test('who asks is the host, who answers is the guest', () => {
  const { speakers } = read(
    `Ada: Welcome to the show. How did you start baking bread?\n\nBen: ${'I baked every single day and learned slowly. '.repeat(12)}\n\nAda: Why did you stop? What came next?\n\nBen: ${'I moved to the coast and opened a shop there. '.repeat(12)}`,
  )
  expect(speakers.map(({ name, role }) => [name, role])).toEqual([
    ['Ben', 'guest'],
    ['Ada', 'host'],
  ])
})

test('what is no person is no speaker, and none of its words is content', () => {
  const { sentences, speakers } = read(
    'Ada: Bread takes time and patience.\n\n[Break]: Flour that everybody loves.\n\nOven Track: Rise with me tonight, my love.\n\nAda Song-Thrush: Patience is the only skill I trust.',
  )
  expect(speakers.map(({ name }) => name)).toEqual(['Ada Song-Thrush', 'Ada'])
  expect(sentences.map(({ traits }) => traits.boilerplate)).toEqual([null, 'sponsor', 'sponsor', null])
})

test('a sponsor read is kept apart from what is said around it', () => {
  const { sentences } = read(
    'Ada: Bread takes time and patience. This episode is brought to you by Flourish. Flourish mills grain at night. Use the code BREAD for ten percent off. Patience is the only skill I trust.',
  )
  expect(sentences.map(({ traits }) => traits.boilerplate)).toEqual([null, 'sponsor', 'sponsor', 'sponsor', null])
})

test('captions without marks are cut at pauses and at words that open a thought', () => {
  const words = (second: number, text: string) =>
    `00:00:${String(second).padStart(2, '0')}.000 --> 00:00:${String(second + 3).padStart(2, '0')}.000\n${text}\n`
  const { sentences } = read(
    `WEBVTT\n\n${[
      words(0, 'most people think bread needs'),
      words(3, 'more flour than it really does'),
      words(8, 'i baked for nine years before'),
      words(11, 'i understood what patience means'),
      words(14, 'and then my teacher told me that'),
      words(17, 'waiting is the skill nobody teaches'),
      words(22, 'people rush because they are afraid'),
    ].join('\n')}`,
    'talk.vtt',
  )
  const texts = sentences.map(({ text }) => text)
  expect(texts[0]).toBe('most people think bread needs more flour than it really does')
  expect(texts).toContain('people rush because they are afraid')
  expect(texts.length).toBeGreaterThanOrEqual(4)
})

test('where a transcript loses its marks on the way, the rest is cut as captions without marks are', () => {
  const marked = Array.from({ length: 30 }, (_, at) => `The oven of ${1970 + at} burned every loaf that we made.`)
  const unmarked = Array.from(
    { length: 40 },
    (_, at) => `and then we baked number ${at} because nobody had come to the shop`,
  )
  const { sentences } = read([...marked, `We opened late ${unmarked.join(' ')}.`, ...marked].join(' '))
  expect(sentences.filter(({ text }) => /^The oven of \d+ burned every loaf that we made\.$/.test(text))).toHaveLength(
    60,
  )
  expect(Math.max(...sentences.map(({ words }) => words))).toBeLessThanOrEqual(45)
})

test('a long sentence with its commas stays one', () => {
  const list = Array.from({ length: 40 }, (_, at) => `the ${at} loaves of that summer`).join(', ')
  const nights = 'Then we slept for a night. '.repeat(20)
  expect(read(`${nights}We counted ${list}. ${nights}`).sentences).toHaveLength(41)
})

test('a language without rules of its own is cut into sentences too', () => {
  const { sentences, language } = read(
    'Brot braucht Zeit und es ist nicht schwer. Die meisten Leute haben aber keine Geduld.',
  )
  expect(language).toBe('de')
  expect(sentences).toHaveLength(2)
})

test.each([
  ['We opened and sixty-one people applied for the job.', 'sixty-one people'],
  ['Profit was thirty-four percent higher that year.', 'thirty-four percent'],
  ['Two hundred rolls were gone in nine minutes.', 'nine minutes'],
  ['We paid a $5,000 mortgage on an oven that was never warm enough.', '$5,000'],
  ['I know that one out of ten’s going to burn.', 'one out of ten’s'],
  ['Her loaves are in the 99 percentile in nine villages, and 40 percent are rye.', '40 percent'],
])('a number is cited whole: %s', (sentence, figure) => expect(readTraits(sentence).cues.number).toBe(figure))

test.each([
  ['It was the best loaf that I ever ate.', true],
  ['She is the only baker in the world who does so.', true],
  ['Nobody ever asked me about the bread.', false],
  ['What in the world did you put in it?', false],
  ['We have an interest in what people in the world do.', false],
])('%s is a superlative: %s', (sentence, isOne) => {
  expect(readTraits(sentence).cues.superlative !== undefined).toBe(isOne)
})

test('a sponsor is followed by the first word of its name, however long its read', () => {
  const praise = Array.from({ length: 10 }, (_, at) => `It is a very good thing to have on day ${at}.`).join(' ')
  const { sentences } = read(
    `This show is brought to you by Ledgerlark Labs. ${praise} I use Ledgerlark every day. ${praise} Ledgerlark is what I ask first. ${praise} Thanks to Ledgerlark. We bake bread.`,
  )
  const marks = sentences.map(({ traits }) => traits.boilerplate)
  expect(new Set(marks.slice(0, -1))).toEqual(new Set(['sponsor']))
  expect(marks.at(-1)).toBeNull()
})
