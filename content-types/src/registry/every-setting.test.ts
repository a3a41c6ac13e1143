import { expect, test } from 'vitest'
import type { Brief } from '../type/brief.ts'
import { socialMediaTones, type Voice } from '../type/brief.ts'
import { askInTone } from '../voice/asks.ts'
import { bannedPhraseIn } from '../voice/banned-phrases.ts'
import { writeContent } from './registry.server.ts'
import { createBrief, sampleEpisodes } from './sample-episodes.server.ts'

// Each setting of the voice by itself, on the same episode: what it concerns changes, and the change is the one meant.

const [, episode] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
const host = episode.speakers.find(({ role }) => role === 'host')?.name ?? ''
const guest = episode.speakers.find(({ role }) => role === 'guest')?.name ?? ''

const keys = { captions: 'social_media', script: 'youtube_script', carousels: 'carousel_posts' } as const
type Kind = keyof typeof keys
const kinds = Object.keys(keys) as Kind[]

function written(kind: Kind, brief: Brief): string {
  const { content, problems } = writeContent(keys[kind], episode, brief)
  expect(problems).toEqual([])
  return JSON.stringify(content)
}

const plain = { captions: '', script: '', carousels: '' } as Record<Kind, string>
for (const kind of kinds) plain[kind] = written(kind, createBrief())
/** Characters of the longest sound bite in the main part of a script. */
const getLongestBite = (script: string) =>
  Math.max(
    ...String(JSON.parse(script).mainContent)
      .split('\n\n')
      .map((bite) => bite.length),
  )
/** A telling word that the plain captions print. */
const printed = /“[^”]*?\b(\p{Ll}{6,})\b/u.exec(plain.captions)?.[1] ?? ''

const settings: [string, Partial<Voice>, Partial<Omit<Brief, 'voice'>>, Kind[], (text: string) => void][] = [
  [
    'brandVoice',
    { brandVoice: 'inspiring' },
    {},
    ['captions', 'script'],
    (text) => expect(text).toContain('What will you try first?'),
  ],
  [
    'contentGoals',
    { contentGoals: 'newsletter sign-ups' },
    {},
    ['captions', 'script', 'carousels'],
    (text) => expect(text).toContain('sign up for our newsletter'),
  ],
  [
    'podcastName',
    { podcastName: 'The Long Table' },
    {},
    ['captions', 'script', 'carousels'],
    (text) => expect(text).toContain('on The Long Table'),
  ],
  [
    'hostNames (a single host speaks as “I”)',
    { hostNames: [host], brandVoice: 'friendly' },
    {},
    ['script'],
    (text) => expect(text).toContain('Tell me in the comments'),
  ],
  [
    'hostNames (a host is nobody whom the conversation is with)',
    { hostNames: [host, guest] },
    {},
    ['script'],
    (text) => {
      expect(plain.script).toContain(`conversation with ${guest}`)
      expect(text).not.toContain('conversation with')
    },
  ],
  ['avoidTopics', { avoidTopics: [printed] }, {}, ['captions'], (text) => expect(text).not.toContain(printed)],
  [
    'brandGuidelines',
    { brandGuidelines: `Never say "${printed}".` },
    {},
    ['captions'],
    (text) => expect(text).not.toMatch(new RegExp(`\\b${printed}\\b`)),
  ],
  [
    'keyThemes',
    { keyThemes: ['Saturday'] },
    {},
    ['captions'],
    (text) =>
      expect(text.match(/saturday/gi)?.length ?? 0).toBeGreaterThan(plain.captions.match(/saturday/gi)?.length ?? 0),
  ],
  [
    'socialMediaExample',
    { socialMediaExample: 'Why do bakers get up at three?\n\nAda knows.\n\nWould you?\n🎧 Full episode in bio' },
    {},
    ['captions'],
    (text) => expect(text.match(/🎧 Full episode in bio/g)).toHaveLength(3),
  ],
  [
    'savedHashtags',
    { savedHashtags: ['#OurShow'] },
    {},
    ['captions'],
    (text) => expect(text).toContain('"hashtags":["OurShow"'),
  ],
  [
    'youtubeStyle',
    { youtubeStyle: 'fast and punchy' },
    {},
    ['script'],
    (text) => expect(getLongestBite(text)).toBeLessThan(getLongestBite(plain.script)),
  ],
  [
    'youtubeScriptExample',
    { youtubeScriptExample: 'Bread is time.\nSee you next Friday.' },
    {},
    ['script'],
    (text) => expect(JSON.parse(text).callToAction).toMatch(/See you next Friday\.$/),
  ],
  [
    'youtubeFooter',
    { youtubeFooter: 'Mugs: shop.example' },
    {},
    ['script'],
    (text) => expect(JSON.parse(text).description).toMatch(/Mugs: shop\.example$/),
  ],
  [
    'guest title',
    {},
    { guest: { name: guest, title: 'baker in Fenn', handle: null } },
    ['captions', 'script'],
    (text) => expect(text).toContain(`${guest}, baker in Fenn`),
  ],
  [
    'guest handle',
    {},
    { guest: { name: guest, title: null, handle: 'fenn' } },
    ['captions', 'carousels'],
    (text) => expect(text).toContain('@fenn'),
  ],
]

test.each(settings)('%s shows in what is written', (_, voice, rest, concerned, holds) => {
  for (const kind of concerned) {
    const text = written(kind, createBrief(voice, rest))
    expect(text).not.toBe(plain[kind])
    holds(text)
    expect(bannedPhraseIn(text.replace(/“[^”]*”/g, ''))).toBeNull()
  }
})

test.each(socialMediaTones)('a caption in the tone %s asks its readers as that tone does', (socialMediaTone) => {
  const text = written('captions', createBrief({ socialMediaTone }))
  expect(text).toContain(askInTone({ ...createBrief().voice, socialMediaTone }) ?? 'no ask')
  const others = socialMediaTones.filter((other) => other !== socialMediaTone)
  for (const other of others) expect(text).not.toContain(askInTone({ ...createBrief().voice, socialMediaTone: other }))
})

test.each([['targetAudience', { targetAudience: 'people with little money, and bakers of bread' } as Partial<Voice>]])(
  '%s leans what is chosen',
  (_, voice) => {
    const texts = kinds.map((kind) => written(kind, createBrief(voice)) === plain[kind])
    expect(texts).toContain(false)
  },
)
