import { expect, test } from 'vitest'
import { briefOf, episodeOf, sampleEpisodes } from '../../every-type/sample-episodes.server.ts'
import { type CarouselPosts, carouselSlides } from '../../types/carousel-posts/carousel-posts.ts'
import { carouselPostsWriter } from './carousel-posts-writer.server.ts'
import { setsAgainst } from './contrasts.ts'

const [, episode] = sampleEpisodes()[0]!

test('[CONTENT-23] carousels with title, format and numbered slides: a hook, one idea each, one call to action', () => {
  const brief = briefOf()
  const { content } = carouselPostsWriter.finish(carouselPostsWriter.draft(episode, brief), episode, brief)
  const carousels = Object.entries(content as CarouselPosts)
  expect(carousels.length).toBeGreaterThanOrEqual(2)
  expect(carousels.map(([key]) => key)).toEqual(carousels.map((_, at) => `carousel_${at + 1}`))
  expect(new Set(carousels.map(([, { format }]) => format)).size).toBe(carousels.length)
  for (const [, { title, slides }] of carousels) {
    expect(title).not.toBe('')
    expect(slides.length).toBeGreaterThanOrEqual(carouselSlides.min)
    expect(slides.length).toBeLessThanOrEqual(carouselSlides.max)
    expect(slides.map(({ slideNumber }) => slideNumber)).toEqual(slides.map((_, at) => at + 1))
    expect(slides.filter(({ purpose }) => purpose === 'Call to action')).toEqual([slides.at(-1)])
    for (const { content: text, evidence } of slides.slice(1, -1)) {
      expect(text).not.toBe('')
      expect(evidence).not.toBeNull()
    }
  }
})

test('five slides and eleven are refused, six and ten are not', () => {
  const problemsAt = (count: number) => {
    const slides = Array.from({ length: count }, () => ({ purpose: 'Idea', content: 'Bread.' }))
    return carouselPostsWriter.finish([{ title: 'Bread', format: 'List', slides }], episode, briefOf()).problems
  }
  expect(problemsAt(5)).toHaveLength(1)
  expect(problemsAt(6)).toEqual([])
  expect(problemsAt(10)).toEqual([])
  expect(problemsAt(11)).toHaveLength(1)
})

test('an answer is what the next turn opens with, and no question points back; where too few answer there are no questions and answers', () => {
  const asked: [string, string, string][] = [
    ['How many boats does the yard build in a year?', 'Two boats, never more than two.', 'My cousin paints them.'],
    ['Why do you still build boats of oak?', 'Because oak forgives a bad winter.', 'The mast comes from my brother.'],
    ['What does a boat of oak cost today?', 'A boat of oak costs as much as a house.', 'We sell fish as well.'],
    ['What did your aunt teach you about planks?', 'My aunt taught me how to bend a plank.', 'Gulls are loud here.'],
    ['What makes an apprentice good at this work?', 'A good apprentice listens to the wood.', 'Rope is dear.'],
  ]
  const carousels = (turns: typeof asked) => {
    const talk = episodeOf(
      turns.flatMap(([ask, answer, rest]): [string, string][] => [
        ['Mia', ask],
        ['Oda', `${answer} ${rest}`],
      ]),
    )
    const { content } = carouselPostsWriter.finish(carouselPostsWriter.draft(talk, briefOf()), talk, briefOf())
    return Object.values((content ?? {}) as CarouselPosts)
  }
  const pairs = carousels(asked).find(({ format }) => format === 'Question and answer')
  for (const [at, [ask, answer]] of asked.entries())
    expect(pairs?.slides[at + 1]?.content.startsWith(`${ask}\n\n“${answer}`)).toBe(true)
  const pointing = asked.map(([ask, ...rest], at): (typeof asked)[number] => [
    at > 0 ? ask : 'How do you see that?',
    ...rest,
  ])
  expect(JSON.stringify(carousels(pointing))).toContain('Why do you still build')
  expect(JSON.stringify(carousels(pointing))).not.toContain('How do you see that?')
  const checking = ['Is that like a boat?', 'What do you mean by oak?', 'Oda, do you sail on Sundays?']
  const checked = asked.map(([ask, ...rest], at): (typeof asked)[number] => [checking[at] ?? ask, ...rest])
  expect(carousels(checked).map(({ format }) => format)).not.toContain('Question and answer')
  const evaded = asked.map(([ask, , rest]): (typeof asked)[number] => [ask, "I don't know, to be honest.", rest])
  expect(carousels(evaded).map(({ format }) => format)).not.toContain('Question and answer')
})

test.each([
  ['We do not mend boats for people, we mend boats with people.', true],
  ['It was the tide that won, not the engine of the boat.', true],
  ['I sold less oak and I slept more.', true],
  ['First I opened later, at eight instead of six thirty.', false],
  ['I could not imagine looking at her and saying, not anymore.', false],
  ['It is not about the wind, it is about the sail.', true],
  ['I don’t want to sail with these people, they are just older.', false],
  ['Once you have a harbour, not everybody is going to be a sailor.', false],
  ['I was looking not just at how we sail, but seeing how others do.', false],
  ['The line was not moving, but she moved a little forward.', false],
])('%s sets one thing against another: %s', (text, expected) => expect(setsAgainst(text)).toBe(expected))

test('what is called advice tells what to do, and what is called a story was lived', () => {
  const orders = [
    'Never sail in fog without a bell on board.',
    'You should oil every rope before the winter comes.',
    'Always ask an old sailor about a new harbour.',
    'If your boat leaks, you have to find the hole first.',
    'Keep one dry match for the worst night of the year.',
    'People should learn knots before they learn engines.',
  ]
  const others = [
    'Harbours have all the skills you want to see in a sailor.',
    'Most boats are slower than their owners think.',
    'There are ropes that you need to buy abroad.',
    'The sea is older than every harbour on the coast.',
    'Give me the ropes that you never sail with.',
    'Don’t quote me on the price of that boat.',
    'People want to own a harbour that nobody else has.',
  ]
  const said = orders.flatMap((order, at) => [order, others[at % others.length] ?? '', 'Gulls are loud here.'])
  const talk = episodeOf(
    said.flatMap((line): [string, string][] => [
      ['Oda', line],
      ['Mia', 'Go on, please.'],
    ]),
  )
  const { content } = carouselPostsWriter.finish(carouselPostsWriter.draft(talk, briefOf()), talk, briefOf())
  const carousels = Object.values(content as CarouselPosts)
  const advice = carousels.find(({ format }) => format === 'Advice')
  expect(advice?.slides.length).toBeGreaterThan(4)
  for (const { content: text, purpose } of advice?.slides ?? [])
    if (purpose !== 'Call to action')
      expect(
        others.some((other) => text.includes(other)),
        text,
      ).toBe(false)
  expect(carousels.map(({ format }) => format)).not.toContain('Story')
})
