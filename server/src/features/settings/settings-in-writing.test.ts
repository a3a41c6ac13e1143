// Each setting by itself, saved through the API: what the built-in engine then writes shows it.
import { readFileSync } from 'node:fs'
import type { ContentTypeKey } from '@podcastai/content-types'
import {
  generateContent,
  noSettings,
  type SettingsField,
  saveTeamSettings,
  saveTeamTemplates,
  settingsFieldNames,
  type TeamSettings,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

const filename = 'the-bakery-that-closed-on-saturdays.vtt'
const bytes = readFileSync(new URL(`../../../../samples/${filename}`, import.meta.url))

let app: TestApp
let session: string
let plain: Map<ContentTypeKey, string>
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  plain = await writtenNow()
})
afterAll(() => app.close())

/** The content type of a fresh project, so that it is written for the first time. */
async function written(contentType: ContentTypeKey): Promise<string> {
  const { body: project } = await upload(app, session, { filename, bytes }, { generate: 'false' })
  await whenProcessed(app, session, project.id)
  const { body } = await app.call(generateContent, { session, params: { id: project.id, contentType } })
  expect(body.content).toBeDefined()
  return JSON.stringify(body.content)
}

/** The types that take in settings, as they are written now. */
async function writtenNow(): Promise<Map<ContentTypeKey, string>> {
  const types = ['social_media', 'youtube_script', 'episode_titles', 'carousel_posts', 'quotes'] as const
  return new Map(await Promise.all(types.map(async (type) => [type, await written(type)] as const)))
}

/** A telling word that the plain captions quote. */
const quoted = () => /“[^”]*?\b(\p{Ll}{6,})\b/u.exec(plain.get('social_media') ?? '')?.[1] ?? ''
const word = (text: string) => new RegExp(`\\b${text}\\b`)

/** What is set, and where it shows as what; without words it leans the choice, in one type or the other. */
type Shows = { set: () => Partial<TeamSettings>; in?: ContentTypeKey; as?: RegExp; not?: () => RegExp }

/** The built-in engine doesn't translate: the language is tested with a model, in output-language.test.ts. */
const shows: Record<Exclude<SettingsField, 'outputLanguage'>, Shows> = {
  podcastName: { set: () => ({ podcastName: 'The Long Table' }), in: 'social_media', as: /on The Long Table/ },
  podcastDescription: {
    set: () => ({ podcastDescription: 'Talks with people who feed others.' }),
    in: 'episode_titles',
    as: /Talks with people who feed others\./,
  },
  // Who says her name in the greeting is the host already.
  hostNames: {
    set: () => ({ hostNames: 'Maya Brandt, Ben Okafor' }),
    in: 'youtube_script',
    as: /We asked: |Tell us in the comments/,
  },
  targetAudience: { set: () => ({ targetAudience: 'people with little money, and bakers of bread' }) },
  brandGuidelines: {
    set: () => ({ brandGuidelines: `Never say "${quoted()}".` }),
    in: 'social_media',
    not: () => word(quoted()),
  },
  brandVoice: { set: () => ({ brandVoice: 'inspiring' }), in: 'social_media', as: /What will you try first\?/ },
  contentGoals: {
    set: () => ({ contentGoals: 'newsletter sign-ups' }),
    in: 'social_media',
    as: /sign up for (?:our|my) newsletter/,
  },
  socialMediaTone: { set: () => ({ socialMediaTone: 'educational' }) },
  youtubeStyle: { set: () => ({ youtubeStyle: 'fast and punchy' }), in: 'youtube_script' },
  keyThemes: { set: () => ({ keyThemes: 'Saturday, flour' }) },
  avoidTopics: { set: () => ({ avoidTopics: quoted() }), in: 'social_media', not: () => word(quoted()) },
  socialMediaExample: {
    set: () => ({
      socialMediaExample: 'Why do bakers get up at three?\n\nAda knows.\n\nWould you?\n🎧 Full episode in bio',
    }),
    in: 'social_media',
    as: /🎧 Full episode in bio/,
  },
  podcastDescriptionExample: {
    set: () => ({ podcastDescriptionExample: 'About it\n\nTimestamps:\n(0:00) Hello\n(1:00) More' }),
    in: 'episode_titles',
    as: /Timestamps:/,
  },
  youtubeScriptExample: {
    set: () => ({ youtubeScriptExample: 'Bread is time.\nSee you next Friday.' }),
    in: 'youtube_script',
    as: /See you next Friday\./,
  },
  savedHashtags: {
    set: () => ({ savedHashtags: ['LongTable'] }),
    in: 'social_media',
    as: /"hashtags":\["LongTable"/,
  },
  youtubeFooter: {
    set: () => ({ youtubeFooter: 'Mugs: shop.example' }),
    in: 'youtube_script',
    as: /Mugs: shop\.example/,
  },
  podcastFooter: { set: () => ({ podcastFooter: 'Music: Nils' }), in: 'episode_titles', as: /Music: Nils/ },
}

const shownFields = settingsFieldNames.filter((field) => field !== 'outputLanguage')

test.each(shownFields)('%s, saved, shows in what is written next', async (field) => {
  const { set, in: contentType, as, not } = shows[field]
  const settings = set()
  expect(Object.keys(settings)).toEqual([field])
  await app.call(saveTeamSettings, { session, body: { ...noSettings, ...settings } })
  if (!contentType) {
    expect(await writtenNow()).not.toEqual(plain)
    return
  }
  const text = await written(contentType)
  expect(text).not.toBe(plain.get(contentType))
  if (as) expect(text).toMatch(as)
  if (not) {
    expect(plain.get(contentType)).toMatch(not())
    expect(text).not.toMatch(not())
  }
})

test('[SET-10] [SET-11] one host asks as “me”, several ask as “us”', async () => {
  const asked = async (hostNames: string) => {
    await app.call(saveTeamSettings, { session, body: { ...noSettings, hostNames, brandVoice: 'casual' } })
    return written('social_media')
  }
  expect(await asked('Maya Brandt')).toMatch(/Tell me in the comments/)
  expect(await asked('Maya Brandt, Ben Okafor')).toMatch(/Tell us in the comments/)
})

test('[COLLAB-05] a word that a template rules out is in that content type no more, and in others still', async () => {
  await app.call(saveTeamSettings, { session, body: noSettings })
  await app.call(saveTeamTemplates, { session, body: { social_media: `Never say "${quoted()}".` } })
  expect(plain.get('social_media')).toMatch(word(quoted()))
  expect(await written('social_media')).not.toMatch(word(quoted()))
  expect(await written('youtube_script')).toBe(plain.get('youtube_script'))
})
