import { expect, test } from 'vitest'
import { briefOf, sampleEpisodes } from '../../every-type/sample-episodes.server.ts'
import { maxThumbnailWords, type ThumbnailDesign } from '../../types/thumbnail-design/thumbnail-design.ts'
import { chooseClips } from '../clips/clip-candidates.server.ts'
import { thumbnailDesignWriter } from './thumbnail-design-writer.server.ts'

const [, episode] = sampleEpisodes()[0]!
const write = (brief = briefOf()) =>
  thumbnailDesignWriter.finish(thumbnailDesignWriter.draft(episode, brief), episode, brief).content as ThumbnailDesign

test('[CONTENT-16] visual elements, three or four colours with their values, and a composition that names the text', () => {
  const { visualElements, colorScheme, composition, textOptions } = write()
  expect(visualElements.length).toBeGreaterThanOrEqual(3)
  expect(colorScheme.length).toBeGreaterThanOrEqual(3)
  expect(colorScheme.length).toBeLessThanOrEqual(4)
  for (const color of colorScheme) expect(color).toMatch(/^\S.* #[0-9a-f]{6}$/)
  expect(composition).toContain(textOptions.fullEpisode[0]?.text)
  expect(composition).toMatch(/Left .*Right .*Safe zone/s)
})

test('[CONTENT-17] texts of two to six words for the episode and its clips, stressed words in them, and why', () => {
  const { fullEpisode, clips } = write().textOptions
  expect(fullEpisode.length).toBeGreaterThanOrEqual(3)
  expect(clips.length).toBeGreaterThan(0)
  for (const { text, highlightedWords, reasoning, evidence } of [...fullEpisode, ...clips]) {
    const words = text.split(' ').length
    expect(words).toBeGreaterThanOrEqual(2)
    expect(words).toBeLessThanOrEqual(maxThumbnailWords)
    expect(highlightedWords.length).toBeGreaterThan(0)
    for (const word of highlightedWords) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(reasoning).not.toBe('')
    if (evidence !== null) expect(reasoning).toMatch(/at (?:≈ )?\d+:\d\d/)
  }
})

test('five and six words pass, seven do not', () => {
  const draft = thumbnailDesignWriter.draft(episode, briefOf())
  const problemsAt = (count: number) => {
    const text = Array(count).fill('bread').join(' ')
    const option = { text, highlightedWords: ['bread', 'salt'], reasoning: 'Short.' }
    return thumbnailDesignWriter.finish({ ...draft, fullEpisode: [option] }, episode, briefOf())
  }
  expect(problemsAt(5).content?.textOptions.fullEpisode[0]?.highlightedWords).toEqual(['bread'])
  expect(problemsAt(6).problems).toEqual([])
  expect(problemsAt(7).problems).toHaveLength(1)
})

test('the clip texts lie in the video clips, one in each, and what to show is named without counting', () => {
  const [, talk] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
  const { content } = thumbnailDesignWriter.finish(thumbnailDesignWriter.draft(talk, briefOf()), talk, briefOf())
  const clips = chooseClips(talk, briefOf()).map(({ moment }) => moment)
  const starts = content?.textOptions.clips.map(({ evidence }) => evidence?.start ?? -1) ?? []
  expect(starts).toHaveLength(clips.length)
  for (const [at, { start, end }] of clips.entries()) {
    expect(starts[at]).toBeGreaterThanOrEqual(start)
    expect(starts[at]).toBeLessThanOrEqual(end)
  }
  expect(content?.visualElements.join('\n')).not.toMatch(/times|Dario|Close-up: money/)
})
