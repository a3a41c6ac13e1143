import { describe, expect, test } from 'vitest'
import { briefOf, episodeOf, sampleEpisodes } from '../../every-type/sample-episodes.server.ts'
import {
  captionForPosting,
  captionLengths,
  captionSizes,
  hookLimit,
  type SocialMedia,
  socialMedia,
} from '../../types/social-media/social-media.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import { socialMediaWriter } from './social-media-writer.server.ts'

const [, episode] = sampleEpisodes()[0]!
const write = (brief = briefOf()) =>
  socialMediaWriter.finish(socialMediaWriter.draft(episode, brief), episode, brief).content as SocialMedia

describe.each([0, 1, 2, 5])('attempt %i', (attempt) => {
  test('[CONTENT-03] three captions, each within its guide, its hook whole before the fold', () => {
    const content = write(briefOf({ podcastName: 'The Long Table' }, { attempt }))
    for (const size of captionSizes) {
      const { caption, characterCount, evidence } = content[size]
      expect(characterCount).toBe(caption.length)
      expect(caption.length).toBeGreaterThanOrEqual(captionLengths[size].min)
      expect(caption.length).toBeLessThanOrEqual(captionLengths[size].max)
      expect(evidence.length).toBeGreaterThan(0)
      expect(caption.search(/[.!?…](?:”|\s|$)/)).toBeLessThan(hookLimit)
    }
    const openings = captionSizes.map((size) => content[size].caption.slice(0, 20))
    expect(new Set(openings).size).toBe(3)
  })
})

test('who speaks is named before the fold, and every caption is one moment of the talk', () => {
  for (const [, talk] of sampleEpisodes())
    for (const attempt of [0, 1, 2]) {
      const brief = briefOf({}, { attempt })
      const { content } = socialMediaWriter.finish(socialMediaWriter.draft(talk, brief), talk, brief)
      for (const size of captionSizes) {
        const { caption, evidence } = (content as SocialMedia)[size]
        const last = evidence.at(-1)
        expect.soft(caption.slice(0, hookLimit), caption).toContain(last?.speaker)
        expect.soft((last?.end ?? 0) - (evidence[0]?.start ?? 0), caption).toBeLessThan(90)
      }
    }
})

test('[CONTENT-26] at most five hashtags, the saved ones first, counted beside the caption', () => {
  const content = write(briefOf({ savedHashtags: ['#OurShow', 'bread'] }))
  const { caption, characterCount, hashtags } = content.short
  expect(hashtags.slice(0, 2)).toEqual(['OurShow', 'bread'])
  expect(hashtags.length).toBeLessThanOrEqual(5)
  expect(characterCount).toBe(caption.length)
  expect(caption).not.toContain('#')
  expect(captionForPosting(content.short)).toBe(`${caption}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`)
  expect(socialMedia.rows(content)[0]?.Hashtags).toContain('#OurShow #bread')
})

test('hashtags: four, five and six saved; CamelCase; no tag twice', () => {
  const saved = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']
  expect(hashtagsFor(saved.slice(0, 4), ['open source'])).toEqual(['a1', 'b1', 'c1', 'd1', 'OpenSource'])
  expect(hashtagsFor(saved.slice(0, 5), ['open source'])).toEqual(saved.slice(0, 5))
  expect(hashtagsFor(saved, [])).toEqual(saved.slice(0, 5))
  expect(hashtagsFor(['OpenSource'], ['open source', 'stuff', 'sour dough'])).toEqual(['OpenSource', 'SourDough'])
})

test('a caption is refused one character short and one too long', () => {
  const filler = (length: number) =>
    'x '
      .repeat(length)
      .slice(0, length - 1)
      .concat('x')
  const problemsAt = (length: number) =>
    socialMediaWriter.finish(
      { short: filler(length), medium: filler(250), long: filler(399), hashtags: [] },
      episode,
      briefOf(),
    ).problems
  expect(problemsAt(149).join()).toContain('149')
  expect(problemsAt(151)).toEqual([])
  expect(problemsAt(199)).toEqual([])
  expect(problemsAt(201).join()).toContain('201')
})

test('counts as the platforms do: an emoji is two', () => {
  const { content } = socialMediaWriter.finish(
    { short: 'Bread 🍞', medium: 'm', long: 'l', hashtags: [] },
    episodeOf([['Ada', 'Bread is time.']]),
    briefOf(),
  )
  expect(content?.short.characterCount).toBe(8)
})

test('uses the handle of the guest', () => {
  const guest = episode.speakers.find(({ role }) => role === 'guest')?.name ?? ''
  const content = write(briefOf({}, { guest: { name: guest, title: null, handle: 'guest_handle' } }))
  expect(JSON.stringify(content)).toContain('@guest_handle')
})
