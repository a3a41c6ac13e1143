import { saysProfanity } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { listSubjects, tagSubjects } from '../built-in/subjects.server.ts'
import { contentTypeKeys } from '../type/content-type.ts'
import { goals } from '../voice/asks.ts'
import { struck, talkWithEverything } from './never-published.fixture.ts'
import { checkQuality, writeKit } from './quality.server.ts'
import { writeContent } from './registry.server.ts'
import { getContentType } from './registry.ts'
import { createBrief, createEpisode, sampleEpisodes } from './sample-episodes.server.ts'

// What an editor would strike out before posting under their name.

const samples = sampleEpisodes()
type Read = Parameters<typeof writeContent>[1]

/** All that a reader sees of a type. */
function printed(key: (typeof contentTypeKeys)[number], episode: Read, brief = createBrief()): string {
  const { content } = writeContent(key, episode, brief)
  if (content === null) return ''
  const rows = getContentType(key).rows(content as never)
  return rows.flatMap((row) => Object.values(row)).join('\n')
}

describe('a talk with sponsors, greetings, housekeeping, garble and profanity', () => {
  const episode = createEpisode(talkWithEverything)
  const attempts = [0, 1, 2, 3]

  test.each(contentTypeKeys)('[KIT-01] %s prints none of it, however often it is written', (key) => {
    const texts = attempts.map((attempt) => printed(key, episode, createBrief({}, { attempt }))).join('\n')
    expect(texts).not.toBe('')
    for (const [kind, words] of Object.entries(struck))
      for (const word of words)
        expect.soft(texts.toLowerCase().includes(word.toLowerCase()), `${kind}: ${word}`).toBe(false)
  })

  test('the good passages around it are published', () => {
    const texts = contentTypeKeys.map((key) => printed(key, episode)).join('\n')
    expect(texts).toMatch(/somebody who stays awake|not come to an island|gulls|looked for/)
  })
})

test('[KIT-06] no large print swears, except for a saved hashtag', () => {
  const [, clean] = samples.find(([name]) => name.includes('bakery'))!
  // Without these words they are a topic, a thumbnail and a title, and what a clip and a carousel open with.
  const swear = (text: string) =>
    text
      .replaceAll('brown paper', 'shit paper')
      .replace('Burning smelled normal', 'Burning shit smelled normal')
      .replace('what made you check', 'what the shit made you check')
      .replace('You learn what a thing is worth', 'You learn what goddamn thing is worth')
  const episode = createEpisode(clean.sentences.map(({ speaker, text }) => [speaker, swear(text)]))
  const large: Record<string, string[]> = { topics: episode.keyPhrases }
  for (const attempt of [0, 1, 2]) {
    const { kit } = writeKit(episode, createBrief({ savedHashtags: ['ShitHappens'] }, { attempt }))
    const { social_media: captions, thumbnail_design: thumbnail, episode_titles: titles } = kit
    const carousels = Object.values(kit.carousel_posts ?? {})
    const [saved, ...hashtags] = captions?.short.hashtags ?? []
    expect(saved).toBe('ShitHappens')
    const { fullEpisode = [], clips = [] } = thumbnail?.textOptions ?? {}
    const titled = [titles?.primary, ...(titles?.alternative ?? []), ...(titles?.showNotes?.chapters ?? [])]
    const found = {
      hashtags,
      keywords: titles?.keywords ?? [],
      titles: titled.map((one) => one?.title ?? ''),
      clips: [...(kit.video_clips ?? []), ...(kit.viral_clips ?? [])].map(({ title }) => title),
      thumbnails: [...fullEpisode, ...clips].map(({ text }) => text),
      'first slides': carousels.flatMap(({ title, slides }) => [title, slides[0]?.content ?? '']),
    }
    for (const [kind, texts] of Object.entries(found)) large[kind] = [...(large[kind] ?? []), ...texts]
  }
  for (const [kind, texts] of Object.entries(large)) {
    expect(texts, kind).not.toEqual([])
    expect.soft(texts.filter(saysProfanity), kind).toEqual([])
  }
})

describe.each(samples)('%s', (_, episode) => {
  test.each(['', ...goals])('nothing points at a link that nobody set, with the goal “%s”', (contentGoals) => {
    for (const key of ['social_media', 'youtube_script', 'carousel_posts'] as const)
      expect(printed(key, episode, createBrief({ contentGoals }))).not.toMatch(/\blinked\b|\blink\b/)
  })

  test('every rule of quality holds', () => {
    const brief = createBrief()
    const { kit, refused } = writeKit(episode, brief)
    expect(refused).toEqual([])
    const broken = checkQuality({ episode, brief, kit }).filter(({ wrong }) => wrong.length > 0)
    expect(broken.map(({ label, wrong }) => `${label}: ${wrong.join(' | ')}`)).toEqual([])
  })

  test('words of ours name nobody with a degree', () => {
    const speakers = episode.speakers.map((one) => ({ ...one, name: `${one.name}, Ph.D.` }))
    const sentences = episode.sentences.map((one) => ({ ...one, speaker: one.speaker && `${one.speaker}, Ph.D.` }))
    const graduated = { ...episode, speakers, sentences }
    for (const key of ['social_media', 'youtube_script', 'episode_titles', 'carousel_posts'] as const)
      expect(printed(key, graduated)).not.toContain('Ph.D')
  })
})

test('[DRAFT-06] hashtags and keywords are terms that are spoken about: no bare first name, no filler, no sponsor', () => {
  const about = ['the tide clock at the pier', 'a tide clock that ran backward', 'what a tide clock costs today']
  const council = [
    'voted against Fenn Council',
    'wrote a letter to Fenn Council',
    'waited half a year for Fenn Council',
  ]
  const turns = Array.from({ length: 36 }, (_, at): [string, string] => [
    at % 2 === 0 ? 'Mia Hart' : 'Oda Lund',
    at % 2 === 0
      ? `What did you learn about ${about[at % 3]} when you were ${at + 20}?`
      : `I ${council[at % 3]} in my ${at}th winter there. Pelle laughed, you know, honestly, because nobody really mends shit like that kind of thing in the cold.`,
  ])
  turns.splice(18, 0, [
    'Mia Hart',
    'This episode is brought to you by Lumenware. Lumenware makes lamps. Go to lumenware.example and use the coupon TIDE. Our thanks to Lumenware for their support.',
  ])
  const episode = createEpisode(turns)
  for (const subjects of [listSubjects(episode, createBrief()), tagSubjects(episode, createBrief())]) {
    expect(subjects).toEqual(expect.arrayContaining(['tide clock', 'Fenn Council']))
    expect(subjects.join(' ')).not.toMatch(/Lumenware|shit|Pelle|^Oda$/i)
  }
  const keywords = writeContent('episode_titles', episode, createBrief()).content?.keywords ?? []
  const captions = writeContent('social_media', episode, createBrief()).content
  const tags = Object.values(captions ?? {}).flatMap(({ hashtags }) => hashtags)
  expect(keywords).toContain('tide clock')
  expect(tags.map((tag) => tag.toLowerCase())).toContain('tideclock')
  const said = episode.sentences.map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join('')
  for (const term of [...keywords, ...tags]) {
    expect(`${said}miahartodalund`, term).toContain(term.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    expect(term).not.toMatch(
      /^(?:Pelle|Oda|Mia|you ?know|honestly|really|thing|kind|kind ?of ?thing|nobody|year|winter)$/i,
    )
  }
  expect(listSubjects(episode, createBrief({ avoidTopics: ['clocks'] })).join(' ')).not.toContain('clock')
})

test('a first name is no subject although one of its three uses follows a preposition', () => {
  const [, bakery] = samples.find(([name]) => name.includes('bakery'))!
  const subjects = listSubjects(bakery, createBrief())
  expect(subjects).toContain('brown paper')
  expect(subjects).not.toContain('Ivy')
})

test('sounds are nothing that was spoken of', () => {
  const turns = Array.from({ length: 6 }, (_, at): [string, string] => [
    at % 2 === 0 ? 'Ada' : 'Ben',
    `Mm-hmm. The lighthouse needs lamp number ${at}. Hmm, mm-hmm, the mm-hmm of the lighthouse.`,
  ])
  expect(createEpisode(turns).keyPhrases.filter((phrase) => /m-?h/i.test(phrase))).toEqual([])
})

test('a restart in the middle of a sentence counts as disfluent', () => {
  const isDisfluent = (text: string) => createEpisode([['Ada', text]]).sentences[0]?.traits.disfluent
  expect(isDisfluent("We don't want to be, we don't want to run your harbour for you.")).toBe(true)
  expect(isDisfluent("I'm, I'm not really good at mending sails.")).toBe(true)
  expect(isDisfluent('If you think a boat is dirty, if you think a boat is slow, you should row it once.')).toBe(false)
})

test('an announcer is not a speaker of the talk', () => {
  const { speakers } = createEpisode([
    ['Show Announcer', 'This is a talk about harbours and the people who keep them.'],
    ['Ada', 'I keep a harbour that nobody wants to keep, and I have kept it for thirty years.'],
    ['Break', 'Now a word about something else entirely, which nobody asked for.'],
  ])
  expect(speakers.map(({ name }) => name)).toEqual(['Ada'])
})
