import type { Episode } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { getItemText } from '../items/items.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { bannedPhraseIn } from '../voice/banned-phrases.ts'
import { writeContent } from './registry.server.ts'
import { getContentType } from './registry.ts'
import { createBrief, createEpisode, sampleEpisodes } from './sample-episodes.server.ts'

const ramble = Array.from(
  { length: 400 },
  (_, at) => ['so', 'we', 'walked', 'along', 'the', 'river', 'and', 'talked'][at % 8],
).join(' ')
/** Words of seventy characters: a thumbnail with six of them is longer than one may be. */
const endless = (at: number) =>
  `We charged ${at + 3} percent more for ${'bread'.repeat(14)} ${'rolls'.repeat(14)}, and nobody left us for ${'them'.repeat(20)}.`
const odd: [string, Episode][] = [
  ['one word', createEpisode([[null, 'Hello']])],
  ['one sentence', createEpisode([['Ada', 'Engines do not dream, but people who build them do.']])],
  ['no punctuation', createEpisode([[null, ramble]])],
  [
    'only greetings',
    createEpisode([
      ['Ada', 'Welcome to the show.'],
      ['Ben', 'Thanks for having me.'],
    ]),
  ],
  [
    'another language',
    createEpisode([
      ['Ada', 'Warum backen Sie das Brot immer noch von Hand, obwohl es Maschinen dafür gibt?'],
      [
        'Ben',
        'Weil das Brot uns sagt, wann es fertig ist. Eine Maschine hört nicht zu und sie ist auch nicht geduldig. Der Teig braucht Zeit, und die Zeit ist das, was die Leute schmecken.',
      ],
    ]),
  ],
  ['words without end', createEpisode(Array.from({ length: 40 }, (_, at) => ['Ada', endless(at)]))],
  [
    'emoji without end',
    createEpisode([
      ['Ada', `${'👩‍'.repeat(32)}- morning, dear bakers.`],
      ['Ben', 'Hello, Ada. It is early, and nobody has bought a single loaf of bread from us today.'],
    ]),
  ],
  ['no spaces', createEpisode([['愛', 'パンは時間でできています。機械は待つことができません。']])],
]

test.each(odd)('%s gives what fits its schema, or a reason in words', (_, episode) => {
  for (const key of contentTypeKeys) {
    const { content, problems } = writeContent(key, episode, createBrief())
    if (content === null) expect.soft(problems.join(' '), key).toMatch(/^\p{Lu}.{20,}\.$/u)
    else expect.soft(getContentType(key).schema.safeParse(content).error, key).toBeUndefined()
    expect.soft(getItemText(content).isWellFormed(), key).toBe(true)
  }
})

describe.each(sampleEpisodes())('%s', (_, episode) => {
  test.each(contentTypeKeys)('%s fits its schema, on the first attempt and the fourth', (key) => {
    for (const attempt of [0, 3]) {
      const { content, problems } = writeContent(key, episode, createBrief({}, { attempt }))
      expect(problems).toEqual([])
      expect(getContentType(key).schema.safeParse(content).error).toBeUndefined()
    }
  })
})

test('the same transcript gives the same content', () => {
  const [, episode] = sampleEpisodes()[0]!
  for (const key of contentTypeKeys)
    expect(writeContent(key, episode, createBrief())).toEqual(writeContent(key, episode, createBrief()))
})

test.each(['social_media', 'youtube_script', 'thumbnail_design', 'carousel_posts', 'episode_titles'] as const)(
  '%s is different on a second attempt',
  (key) => {
    const [, episode] = sampleEpisodes()[0]!
    expect(writeContent(key, episode, createBrief({}, { attempt: 1 }))).not.toEqual(
      writeContent(key, episode, createBrief()),
    )
  },
)

test('a topic to avoid is in none of the texts', () => {
  const [, episode] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
  const keys = ['social_media', 'youtube_script', 'thumbnail_design', 'carousel_posts', 'episode_titles'] as const
  const printed = (brief = createBrief()) => keys.map((key) => JSON.stringify(writeContent(key, episode, brief)))
  expect(printed().join('')).toMatch(/saturday/i)
  for (const text of printed(createBrief({ avoidTopics: ['Saturdays'] }))) {
    expect(text).toContain('"problems":[]')
    expect(text).not.toMatch(/saturday/i)
  }
})

test('banned phrases are found whatever their apostrophe and case', () => {
  expect(bannedPhraseIn('In this episode we talk')).toBe('in this episode')
  expect(bannedPhraseIn("You won't believe it")).toBe('you won’t believe')
  expect(bannedPhraseIn('They talk about bread')).toBeNull()
})

test('who is not heard in an episode does not lead it, whatever the settings call the hosts', () => {
  const [, talk] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
  for (const key of contentTypeKeys) {
    const { content } = writeContent(key, talk, createBrief({ hostNames: ['Ida Renner'] }))
    expect(JSON.stringify(content), key).not.toContain('Ida Renner')
  }
})
