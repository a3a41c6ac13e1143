import { expect, test } from 'vitest'
import { briefOf, sampleEpisodes } from '../sample-episodes.server.ts'
import { carouselPostsWriter } from './carousel-posts.server.ts'
import { type CarouselPosts, carouselSlides } from './carousel-posts.ts'

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
