import { expect, test } from 'vitest'
import { createBrief, createEpisode } from '../registry/sample-episodes.server.ts'
import { hookLimit } from '../types/social-media/social-media.ts'
import { getHook } from './caption-hook.ts'
import { clipPreview } from './clip-overlays.ts'
import { writeClipOverlays } from './write-overlays.server.ts'

const words =
  'Most people think a bakery lives from its bread. It does not. We lost 3,000 euros on loaves in our first winter, and every one of them was sold. The coffee paid the rent. So never price the thing you love by what it costs you. Price it by what the street would miss if you were gone. That winter I learned to sell mornings, not bread.'
const clip = createEpisode([['Maya', words]])
const write = (episode = clip, brief = createBrief()) => writeClipOverlays(episode, brief).content

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

test('texts that were said, different ones, with a stressed word in them and a reason', () => {
  const options = write()?.textOptions ?? []
  expect(options.length).toBeGreaterThan(0)
  for (const { text, highlightedWords, reasoning } of options) {
    expect(plain(words)).toContain(plain(text).trim())
    expect(highlightedWords.length).toBeGreaterThan(0)
    for (const word of highlightedWords) expect(text).toContain(word)
    expect(reasoning).toBe('The clip’s own words, short enough to read at a glance.')
  }
  expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
})

test('what is stressed carries the meaning, and no word that only points', () => {
  const pointing = createEpisode([
    [
      'Maya',
      'We kept the oven there. My mother sold the bread and the house was warm then. Nobody asked why we stayed there.',
    ],
  ])
  const stressed = write(pointing)?.textOptions.flatMap(({ highlightedWords }) => highlightedWords) ?? []
  expect(stressed.length).toBeGreaterThan(0)
  for (const word of stressed) expect(['there', 'then', 'why', 'we']).not.toContain(word.toLowerCase())
})

test.each([
  ['We moved the orders to PostgreSQL in one night, and nobody in the shop noticed it.', 'PostgreSQL'],
  ['I lost two customers because they wanted weekend deliveries, and I wanted to sleep.', 'WeekendDeliveries'],
])('a caption has a hashtag of what the clip names: %s', (text, hashtag) => {
  expect(write(createEpisode([['Maya', text]]))?.socialMediaCaption.hashtags).toContain(hashtag)
})

test('a verb after its subject is no hashtag, and no word that any sentence has is stressed', () => {
  const text =
    'The flour cost more, the extra baker cost more, and I was asleep on a sack. The second month the same people came on Friday.'
  const content = write(createEpisode([['Maya', text]]))
  expect(content?.socialMediaCaption.hashtags).not.toContain('FlourCost')
  const stressed = content?.textOptions.flatMap(({ highlightedWords }) => highlightedWords) ?? []
  expect(stressed).toContain('Friday')
  for (const word of ['came', 'same', 'second', 'more']) expect(stressed).not.toContain(word)
})

test('a caption that opens on its hook, in words that were said, with who said them', () => {
  const caption = write()?.socialMediaCaption
  expect(caption?.fullCaption.startsWith(caption.hook)).toBe(true)
  expect(caption?.hook.length).toBeLessThanOrEqual(hookLimit + 2)
  const quoted = caption?.fullCaption.match(/“[^”]+”/g) ?? []
  expect(quoted.length).toBeGreaterThan(0)
  for (const part of quoted) expect(plain(words)).toContain(plain(part).trim())
  expect(caption?.fullCaption).toContain('— Maya')
})

test('saved hashtags come first, the tone asks, and a topic to avoid is in no text', () => {
  const brief = createBrief({ savedHashtags: ['MayaBakes'], avoidTopics: ['coffee'], socialMediaTone: 'supportive' })
  const content = write(clip, brief)
  expect(content?.socialMediaCaption.hashtags[0]).toBe('MayaBakes')
  expect(content?.socialMediaCaption.fullCaption).toMatch(/Who could use this today\? Send it to them\.$/)
  expect(JSON.stringify(content).toLowerCase()).not.toContain('coffee')
})

test('a clip in another language is given no English around its words', () => {
  const said =
    'Nadie te dice la verdad sobre el pan. Cada invierno perdemos dinero con las barras. El café paga la renta.'
  const content = write(createEpisode([[null, said]]), createBrief({ socialMediaTone: 'supportive' }))
  const printed = content?.socialMediaCaption.fullCaption.replace(/[“”\n ]+/g, ' ').trim() ?? ''
  expect(printed).not.toBe('')
  expect(printed).toContain('¿A quién le vendría bien hoy? Envíaselo.')
  const others = printed.replace('¿A quién le vendría bien hoy? Envíaselo.', '').trim()
  for (const sentence of others.split(/(?<=\.) /)) expect(said).toContain(sentence)
})

test('a clip of a few words is refused with what would help', () => {
  expect(writeClipOverlays(createEpisode([[null, 'Um.']]), createBrief())).toMatchObject({
    content: null,
    problems: [expect.stringContaining('too few words')],
  })
})

test('two sentences are enough, and none of them touches a topic to avoid', () => {
  const two = createEpisode([
    [null, 'Never price the thing you love by what it costs you. Price it by what the street pays.'],
  ])
  expect(write(two)?.socialMediaCaption.fullCaption).toContain('Never price the thing you love')
  const careful = JSON.stringify(write(two, createBrief({ avoidTopics: ['street'] })))
  expect(careful).toContain('the thing you love')
  expect(careful).not.toContain('street')
})

test('a clip without sentence ends is refused with what would help', () => {
  const words = Array.from({ length: 20 }, () => 'so we walked along the river and talked').join(' ')
  expect(writeClipOverlays(createEpisode([[null, words]]), createBrief()).problems).toEqual([
    expect.stringContaining('hardly any sentence ends'),
  ])
})

test('the preview of a clip is its first five words', () => {
  expect(clipPreview('  One two\nthree four five six ')).toBe('One two three four five')
  expect(clipPreview(' ')).toBe('')
})

test('a hook that ends within a quotation closes it', () => {
  expect(getHook('“We closed on Saturdays.\n\nIt was the best week of the year.”')).toBe('“We closed on Saturdays.”')
  const more = 'The first month I was sure that I had ruined us, and in the second one the same people came on Friday.'
  expect(getHook(`“We closed on Saturdays. ${more}”\n\nWould you?`)).toBe('“We closed on Saturdays.”')
  expect(getHook(`“We closed on Saturdays,” says Maya. “${more}”`)).toBe('“We closed on Saturdays,” says Maya.')
})
