import { expect, test } from 'vitest'
import { hookOf } from '../../clip-overlays/caption-hook.ts'
import { clipPreview } from '../../clip-overlays/clip-overlays.ts'
import { briefOf, episodeOf } from '../../every-type/sample-episodes.server.ts'
import { hookLimit } from '../../types/social-media/social-media.ts'
import { maxThumbnailWords } from '../../types/thumbnail-design/thumbnail-design.ts'
import { bannedPhraseIn } from '../../voice/banned-phrases.ts'
import { writeClipOverlays } from './clip-overlays-writer.server.ts'

const words =
  'Most people think a bakery lives from its bread. It does not. We lost 3,000 euros on loaves in our first winter, and every one of them was sold. The coffee paid the rent. So never price the thing you love by what it costs you. Price it by what the street would miss if you were gone. That winter I learned to sell mornings, not bread.'
const clip = episodeOf([['Maya', words]])
const write = (episode = clip, brief = briefOf()) => writeClipOverlays(episode, brief).content

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

test('texts of at most six words that were said, different ones, with stressed words in them and a reason', () => {
  const options = write()?.textOptions ?? []
  expect(options.length).toBeGreaterThanOrEqual(3)
  for (const { text, highlightedWords, reasoning } of options) {
    expect(text.split(' ').length).toBeLessThanOrEqual(maxThumbnailWords)
    for (const word of text.split(' + ')) expect(plain(words)).toContain(plain(word).trim())
    expect(highlightedWords.length).toBeGreaterThan(0)
    for (const word of highlightedWords) expect(text).toContain(word)
    expect(reasoning).not.toBe('')
  }
  expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
})

test('a caption that opens on its hook, made of what was said, with hashtags and its strategy', () => {
  const caption = write()?.socialMediaCaption
  expect(caption?.fullCaption.startsWith(caption.hook.replace(/”$/, ''))).toBe(true)
  expect(caption?.hook.length).toBeLessThanOrEqual(hookLimit)
  const quoted = caption?.fullCaption.match(/“[^”]+”/g) ?? []
  expect(quoted.length).toBeGreaterThan(0)
  for (const part of quoted) expect(plain(words)).toContain(plain(part).trim())
  expect(caption?.reasoning).toMatch(/hook/)
  expect(bannedPhraseIn(`${caption?.fullCaption} ${caption?.reasoning}`)).toBeNull()
})

test('saved hashtags come first, and a topic to avoid is in no text', () => {
  const content = write(clip, briefOf({ savedHashtags: ['MayaBakes'], avoidTopics: ['coffee'] }))
  expect(content?.socialMediaCaption.hashtags[0]).toBe('MayaBakes')
  expect(JSON.stringify(content).toLowerCase()).not.toContain('coffee')
})

test('a clip in another language is given no English around its words', () => {
  const spanish = episodeOf([
    [
      null,
      'Nadie te dice la verdad sobre el pan. Cada invierno perdemos dinero con las barras. El café paga la renta.',
    ],
  ])
  expect(write(spanish)?.socialMediaCaption.fullCaption).not.toMatch(/\b(?:says|the|you)\b/)
})

test('a clip of a few words is refused with what would help', () => {
  expect(writeClipOverlays(episodeOf([[null, 'Um.']]), briefOf())).toMatchObject({
    content: null,
    problems: [expect.stringContaining('too few words')],
  })
})

test('the same clip gives the same texts', () => {
  expect(write()).toEqual(write(episodeOf([['Maya', words]])))
})

test('the preview of a clip is its first five words', () => {
  expect(clipPreview('  One two\nthree four five six ')).toBe('One two three four five')
  expect(clipPreview(' ')).toBe('')
})

test('a hook that ends within a quotation closes it', () => {
  expect(hookOf('“We closed on Saturdays.\n\nIt was the best week of the year.”')).toBe('“We closed on Saturdays.”')
  const more = 'The first month I was sure that I had ruined us, and in the second one the same people came on Friday.'
  expect(hookOf(`“We closed on Saturdays. ${more}”\n\nWould you?`)).toBe('“We closed on Saturdays.”')
  expect(hookOf(`“We closed on Saturdays,” says Maya. “${more}”`)).toBe('“We closed on Saturdays,” says Maya.')
})
