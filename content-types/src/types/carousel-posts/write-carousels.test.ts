import { expect, test } from 'vitest'
import { showsWhatItCounts } from '../../built-in/announced-list.ts'
import { createBrief, createEpisode, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import { type CarouselPosts, carouselSlides } from './carousel-posts.ts'
import { divideIntoSlides } from './slides.server.ts'
import { writeCarousels } from './write-carousels.server.ts'

const samples = sampleEpisodes()
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
const spoken = (content: string) => /^“([^“”]+)”/.exec(content)?.[1] ?? null

test.each(samples)('[CONTENT-23] %s: carousels with title, format and numbered slides', (_, episode) => {
  const carousels = Object.entries(writeCarousels(episode, createBrief()).content as CarouselPosts)
  expect(carousels.length).toBeGreaterThanOrEqual(1)
  expect(carousels.length).toBeLessThanOrEqual(3)
  expect(carousels.map(([key]) => key)).toEqual(carousels.map((_, at) => `carousel_${at + 1}`))
  for (const [, { title, format, slides }] of carousels) {
    expect([title, format]).not.toContain('')
    expect(slides.length).toBeGreaterThanOrEqual(carouselSlides.min)
    expect(slides.length).toBeLessThanOrEqual(carouselSlides.max)
    expect(slides.map(({ slideNumber }) => slideNumber)).toEqual(slides.map((_, at) => at + 1))
    expect(slides.filter(({ purpose }) => purpose === 'Call to action')).toEqual([slides.at(-1)])
    for (const { content, evidence } of slides.slice(1, -1)) {
      expect(spoken(content)?.length).toBeLessThanOrEqual(220)
      expect(evidence).not.toBeNull()
    }
  }
})

test.each(samples)('%s: the slides of a story or an answer hold every sentence of it, in order', (_, episode) => {
  const said = plain(episode.sentences.map(({ text }) => text).join(' '))
  for (const attempt of [0, 1]) {
    const { content } = writeCarousels(episode, createBrief({}, { attempt }))
    for (const { format, slides } of Object.values(content as CarouselPosts)) {
      const texts = slides.slice(0, -1).map((slide) => spoken(slide.content) ?? '')
      if (format !== 'Lines') expect(said).toContain(plain(texts.join(' ')))
    }
  }
})

test.each(samples)(
  '%s: a slide is signed by the speaker of its words, and a slide of our own words is not',
  (_, episode) => {
    for (const voice of [{}, { podcastName: 'Slow Bread' }, { contentGoals: 'grow our audience' }]) {
      const { content } = writeCarousels(episode, createBrief(voice))
      for (const { format, slides } of Object.values(content as CarouselPosts)) {
        const signers = slides.map((slide) => /^[–—-] (.+)$/m.exec(slide.content)?.[1] ?? null)
        expect(signers.at(-1)).toBeNull()
        for (const [at, signer] of signers.entries()) if (signer) expect(signer).toBe(slides[at]?.evidence?.speaker)
        if (format === 'Question and answer') expect(signers[1]).toBe(slides[1]?.evidence?.speaker)
      }
    }
  },
)

test.each([
  [false, 'So there are three parts. The first one is overtime. The second one is waste.'],
  [true, 'So there are three parts. The first is overtime. The second is waste. The third part is Monday.'],
  [false, 'I have two simple rules, and everybody knows them.'],
  [true, 'I have two simple rules: never sell old bread, and never bake at noon.'],
  [true, 'Step one of 3 steps is flour. Number two is water. And finally there is salt.'],
  [true, 'We had three ovens and two bakers.'],
])('a list that is announced with a number is shown whole: %s, %s', (isShown, text) => {
  expect(showsWhatItCounts(text)).toBe(isShown)
})

test.each(samples)('%s: no carousel announces more parts than it shows', (_, episode) => {
  for (const attempt of [0, 1]) {
    const { content } = writeCarousels(episode, createBrief({}, { attempt }))
    for (const { slides } of Object.values((content ?? {}) as CarouselPosts))
      expect(showsWhatItCounts(slides.map((slide) => slide.content).join(' '))).toBe(true)
  }
})

const answer =
  'I bought a boat in March. It had a hole in it. I could put my arm through the hole. My aunt laughed for a week. Then she came with a bucket and a plank. We worked until the tide came in. The boat never sailed.'

test('one or two sentences stand on a slide, the shortest together', () => {
  const episode = createEpisode([['Oda', answer]])
  const texts = (min: number, max: number) =>
    divideIntoSlides(episode, { first: 0, last: 6 }, { min, max })?.map(({ first, last }) => [first, last])
  expect(texts(4, 8)).toEqual([
    [0, 1],
    [2, 3],
    [4, 4],
    [5, 6],
  ])
  expect(texts(7, 8)).toHaveLength(7)
  expect(texts(2, 3)).toBeUndefined()
})

test('a sentence that is too long to read, or a quotation over two slides, makes no slides', () => {
  const long = `I bought a boat ${'and a plank '.repeat(20)}in March.`
  const slides = (text: string) =>
    divideIntoSlides(createEpisode([['Oda', text]]), { first: 0, last: 4 }, { min: 4, max: 8 })
  expect(slides(`${long} It had a hole. My aunt laughed. She came on Sunday. We sank.`)).toBeNull()
  expect(
    slides('My aunt said, "You bought a hole. A hole with a boat around it. Nobody sails holes." I sank. She laughed.'),
  ).toBeNull()
})

test('where nobody says enough for six slides there is no carousel, and a reason', () => {
  const episode = createEpisode([
    ['Mia', 'Do you sail on Sundays?'],
    ['Oda', 'Boats of oak forgive a bad winter.'],
  ])
  expect(writeCarousels(episode, createBrief())).toEqual({
    content: null,
    problems: ['No answer or story in this transcript is long enough to fill the slides of a carousel.'],
  })
})
