import { expect, test } from 'vitest'
import { createBrief, createEpisode, sampleEpisodes } from '../../registry/sample-episodes.server.ts'
import { hashtagsFor } from '../../voice/hashtags.ts'
import {
  captionFold,
  captionForPosting,
  captionLengths,
  captionSizes,
  type SocialMedia,
  socialMedia,
} from './social-media.ts'
import { writeCaptions } from './write-captions.server.ts'

const samples = sampleEpisodes()
const [, episode] = samples[0]!
const write = (brief = createBrief()) => writeCaptions(episode, brief).content as SocialMedia
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')

test.each(samples)(
  '[CONTENT-03] [DRAFT-03] [CONTENT-06] %s: each caption has the length that is asked for',
  (_, talk) => {
    const content = writeCaptions(talk, createBrief()).content as SocialMedia
    for (const size of captionSizes) {
      const { min, max } = captionLengths[size]
      const { length } = content[size].caption
      expect(length, size).toBe(Math.min(max, Math.max(min, length)))
      expect(content[size].caption, size).toMatch(/^“[^“”]+[.!?][”"]*”\n\n— /)
    }
  },
)

test.each(samples)(
  '[CONTENT-03] %s: each caption is words of one voice, side by side, and who says them',
  (_, talk) => {
    for (const attempt of [0, 1, 3]) {
      const content = writeCaptions(talk, createBrief({}, { attempt })).content as SocialMedia
      const said = plain(talk.sentences.map(({ text }) => text).join(' '))
      for (const size of captionSizes) {
        const { caption, characterCount, evidence } = content[size]
        expect(characterCount).toBe(caption.length)
        expect(caption.length).toBeLessThanOrEqual(captionLengths[size].max)
        const quoted = [...caption.matchAll(/“([^“”]+)”/g)].map(([, words = '']) => words)
        const [, name] = /^“[^“”]+”\n\n— (.+)$/m.exec(caption) ?? []
        for (const words of quoted) expect(said).toContain(plain(words))
        expect(evidence.map(({ speaker }) => speaker)).toEqual(quoted.map(() => name))
        const [hook, rest] = evidence
        if (hook && rest) expect(Math.max(rest.start - hook.end, hook.start - rest.end)).toBeLessThan(5)
      }
    }
  },
)

test.each(samples)('%s: a caption opens on a whole sentence that no platform cuts off', (_, talk) => {
  const content = writeCaptions(talk, createBrief()).content as SocialMedia
  for (const size of captionSizes) {
    const [first = ''] = content[size].caption.split(/(?<=[.!?][”"]*)\s/)
    expect(first.length, first).toBeLessThanOrEqual(captionFold)
    expect(first).toMatch(/^“\p{Lu}.*[.!?][”"]*$/u)
  }
})

test('two minutes of talk in turns of a few sentences fill all three lengths', () => {
  const [, talk] = samples.find(([name]) => name.includes('repair')) ?? samples[0]!
  const turns = talk.turns.map(({ speaker, firstSentence, lastSentence }): [string | null, string] => [
    speaker,
    talk.sentences
      .slice(firstSentence, lastSentence + 1)
      .map(({ text }) => text)
      .join(' '),
  ])
  const half = turns.slice(0, Math.ceil(turns.length / 2))
  const content = writeCaptions(createEpisode(half), createBrief()).content as SocialMedia
  for (const size of captionSizes) expect(content[size].caption.length).toBeGreaterThanOrEqual(captionLengths[size].min)
})

test('a closing line says where to hear the whole talk, on which show, and with whom', () => {
  const guest = episode.speakers.find(({ role }) => role === 'guest')?.name ?? ''
  const content = write(createBrief({ podcastName: 'The Long Table' }))
  const closings = captionSizes.map((size) => content[size].caption.split('\n\n').at(-1))
  for (const closing of closings)
    expect([
      'Hear the full conversation on The Long Table.',
      `Hear the full conversation with ${guest} on The Long Table.`,
    ]).toContain(closing)
})

test('the captions rest on three moments, and writing again takes others', () => {
  const listStarts = (content: SocialMedia) => captionSizes.map((size) => content[size].evidence[0]?.start)
  const [first, second] = [listStarts(write()), listStarts(write(createBrief({}, { attempt: 1 })))]
  expect(new Set(first).size).toBe(3)
  expect(second.filter((start) => first.includes(start))).toEqual([])
})

test('where nothing makes a caption, the reason says so', () => {
  const talk = createEpisode([['Ada', 'And that was because of it, which was so.']])
  expect(writeCaptions(talk, createBrief())).toEqual({
    content: null,
    problems: ['A caption opens on a sentence that makes sense by itself. This transcript has none.'],
  })
})

test('a length without a passage withholds none of the others, now and when it is written again', () => {
  const talk = createEpisode([
    ['Ada', 'Bread needs more time than hands.'],
    ['Ben', 'The oven does not know what day it is.'],
    ['Ada', 'And so.'],
  ])
  for (const attempt of [0, 1]) {
    const content = writeCaptions(talk, createBrief({}, { attempt })).content as SocialMedia
    const written = socialMedia.items(content).map(({ path }) => path as 'short' | 'medium' | 'long')
    expect(written).toHaveLength(2)
    expect(written.map((size) => content[size].caption).sort()).toEqual([
      '“Bread needs more time than hands.”\n\n— Ada\n\nHear the full conversation.',
      '“The oven does not know what day it is.”\n\n— Ben\n\nHear the full conversation.',
    ])
    expect(socialMedia.schema.safeParse(content).error).toBeUndefined()
    expect(socialMedia.count(content)).toBe(2)
    expect(socialMedia.rows(content).map(({ Length }) => Length)).toEqual(written)
  }
})

test('a caption of few words is no reason to add any', () => {
  const texts = [
    'Bread needs more time than hands.',
    'The oven does not know what day it is.',
    'We sleep on Saturdays, and so does the oven.',
    'My father baked rye on Sundays for forty years.',
    'Nobody in this street buys white bread any more.',
    'Every loaf that we sold on Saturday cost us money.',
  ]
  const talk = createEpisode(texts.map((text, at) => [at % 2 === 0 ? 'Ada' : 'Ben', text]))
  const { content } = writeCaptions(talk, createBrief())
  for (const size of captionSizes)
    expect(texts.some((text) => content?.[size].caption.startsWith(`“${text}”\n\n— `))).toBe(true)
})

test('[CONTENT-26] at most five hashtags, the saved ones first, counted beside the caption', () => {
  const content = write(createBrief({ savedHashtags: ['#OurShow', 'bread'] }))
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

test('a title of the guest for which there is no room is left out, and the name is not', () => {
  const guest = episode.speakers.find(({ role }) => role === 'guest')?.name ?? ''
  const content = write(
    createBrief({}, { guest: { name: guest, title: 'baker of bread '.repeat(20), handle: 'fenn' } }),
  )
  expect(JSON.stringify(content)).not.toContain('baker of bread')
  expect(JSON.stringify(content)).toContain(`— ${guest} (@fenn)`)
})
