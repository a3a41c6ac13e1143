import { scoreSpan } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { publishableSentences } from '../built-in/grammar/publishable-sentences.server.ts'
import { passagesOf } from '../built-in/passages/passages.server.ts'
import { subjectsOf } from '../built-in/passages/subjects.server.ts'
import { videoClipsWriter } from '../built-in/video-clips/video-clips-writer.server.ts'
import { viralClipsWriter } from '../built-in/viral-clips/viral-clips-writer.server.ts'
import type { CarouselPosts } from '../types/carousel-posts/carousel-posts.ts'
import { goals } from '../voice/asks.ts'
import { qualityOf, writeKit } from './quality.server.ts'
import { writeContent } from './registry.server.ts'
import { contentTypeOf } from './registry.ts'
import { briefOf, episodeOf, sampleEpisodes } from './sample-episodes.server.ts'

// What somebody whose name stands on it would strike out before posting.

const samples = sampleEpisodes()

describe.each(samples)('%s', (_, episode) => {
  test.each(['', ...goals])('nothing points at a link that nobody set, with the goal “%s”', (contentGoals) => {
    for (const key of ['social_media', 'youtube_script', 'carousel_posts'] as const) {
      const { content } = writeContent(key, episode, briefOf({ contentGoals }))
      const texts = contentTypeOf(key)
        .rows(content as never)
        .flatMap((row) => Object.values(row))
      expect(texts.join(' ')).not.toMatch(/\blinked\b|\blink\b/)
    }
  })

  test('the same words have the same potential in both lists of clips', () => {
    const brief = briefOf()
    for (const { firstSentence, lastSentence } of episode.moments.slice(0, 20)) {
      const clip = { firstSentence, lastSentence }
      const [video] = videoClipsWriter.finish([clip], episode, brief).content ?? []
      const [viral] = viralClipsWriter.finish([{ ...clip, viralType: 'funny' }], episode, brief).content ?? []
      expect(viral?.potential).toBe(video?.potential)
    }
  })

  test('every rule of quality holds, or what is there is too short for it', () => {
    const brief = briefOf()
    const { kit, refused } = writeKit(episode, brief)
    expect(refused).toEqual([])
    const broken = qualityOf({ episode, brief, kit }).filter(({ wrong }) => wrong.length > 0)
    expect(broken.map(({ label, wrong }) => `${label}: ${wrong.join(' | ')}`)).toEqual([])
  })

  test('words of ours name nobody with a degree', () => {
    const speakers = episode.speakers.map((one) => ({ ...one, name: `${one.name}, Ph.D.` }))
    const sentences = episode.sentences.map((one) => ({ ...one, speaker: one.speaker && `${one.speaker}, Ph.D.` }))
    const graduated = { ...episode, speakers, sentences }
    for (const key of ['social_media', 'youtube_script', 'episode_titles', 'carousel_posts'] as const) {
      const { content } = writeContent(key, graduated, briefOf())
      const rows = contentTypeOf(key).rows(content as never)
      expect(rows.flatMap((row) => Object.values(row)).join('\n')).not.toContain('Ph.D')
    }
  })

  test('a clip is not described by the same words twice', () => {
    for (const { firstSentence, lastSentence } of episode.moments) {
      const [clip] = videoClipsWriter.finish([{ firstSentence, lastSentence }], episode, briefOf()).content ?? []
      const cited = (clip?.description ?? '').match(/“[^”]*”/g) ?? []
      expect(new Set(cited).size, clip?.description).toBe(cited.length)
    }
  })

  test('the only host speaks the script, and is not told of by name in it', () => {
    const host = episode.speakers.find(({ role }) => role === 'host')?.name
    if (host === undefined) return
    const { content } = writeContent('youtube_script', episode, briefOf({ hostNames: [host] }))
    const { hook, problemSetup, mainContent, callToAction } = content ?? {}
    const spoken = [hook, problemSetup, mainContent, callToAction].join(' ').replace(/“[^”]*”/g, '')
    expect(spoken).not.toContain(host)
  })
})

test('viral moments are other moments than the clips, where the episode has them', () => {
  const [, episode] = samples.find(([name]) => name.startsWith('the-bakery')) ?? []
  if (!episode) throw new Error('The sample is missing.')
  const of = (key: 'video_clips' | 'viral_clips') =>
    (writeContent(key, episode, briefOf()).content ?? []).map(({ startTime }) => startTime)
  expect(of('viral_clips').filter((time) => of('video_clips').includes(time))).toEqual([])
})

test('a passage about somebody whom nobody named is worth less than one that says who', () => {
  const scoreOf = (who: string) => {
    const text = `The line was a rope on the floor of the gym. One day ${who} moved six inches after a whole year of work.`
    const passages = passagesOf(publishableSentences(episodeOf([['Ada', text]]), briefOf()), 2)
    return passages.find(({ first, last }) => first === 0 && last === 1)?.score
  }
  expect(scoreOf('she')).toBeLessThan((scoreOf('my sister') ?? 0) - 2)
})

test('a story begins with something that happened', () => {
  const story = [
    'We found a leak in the cellar in March.',
    'I called the only plumber in town and he laughed at me.',
    'He said that the whole house was built on sand.',
    'We decided to dig it out ourselves, with two spoons and a bucket.',
    'I learned more about water in that month than in ten years of school.',
    'We finished it on a Sunday and nobody slept that night.',
    'My father came down the stairs and said nothing at all for a minute.',
  ]
  const told = (opening: string) => {
    const turns: [string, string][] = [
      ['Ada', 'What happened to the house that you bought?'],
      ['Ben', [opening, ...story].join(' ')],
    ]
    const { content } = writeContent('carousel_posts', episodeOf(turns), briefOf())
    const carousels = Object.values(content ?? {}) as CarouselPosts[keyof CarouselPosts][]
    return carousels.map(({ title }) => title).join(' ')
  }
  expect(told("I don't have any particular requests.")).not.toContain('particular requests')
})

test('a word with a capital behind a comma is no name', () => {
  const episode = episodeOf([['Ada', 'People told me, It will never work in a town like ours, and they were wrong.']])
  expect(scoreSpan(episode, 0, 0).specificity.reason).toBe('no figure and no name')
})

test('sounds are nothing that was spoken of', () => {
  const turns = Array.from({ length: 6 }, (_, at): [string, string] => [
    at % 2 === 0 ? 'Ada' : 'Ben',
    `Mm-hmm. The lighthouse needs lamp number ${at}. Hmm, mm-hmm, the mm-hmm of the lighthouse.`,
  ])
  expect(episodeOf(turns).keyPhrases.filter((phrase) => /m-?h/i.test(phrase))).toEqual([])
})

test('somebody who begins anew in the middle of a sentence is heard to', () => {
  const isRough = (text: string) => episodeOf([['Ada', text]]).sentences[0]?.traits.rough
  expect(isRough("We don't want to be, we don't want to run your harbour for you.")).toBe(true)
  expect(isRough("I'm, I'm not really good at mending sails.")).toBe(true)
  expect(isRough('If you think a boat is dirty, if you think a boat is slow, you should row it once.')).toBe(false)
})

test('a small thing in a story is no keyword, unless the talk keeps to it', () => {
  const often = Array.from({ length: 8 }, (_, at) => `Number ${at} of our bins was a bin of bread.`)
  const talk = (text: string) => subjectsOf(episodeOf([['Ada', text]]), briefOf())
  expect(talk('The bin was full. I emptied the bin. Nobody saw the bin.')).not.toContain('bin')
  expect(talk(often.join(' '))).toContain('bin')
})

test('whoever announces is nobody whom the talk is with', () => {
  const { speakers } = episodeOf([
    ['Show Announcer', 'This is a talk about harbours and the people who keep them.'],
    ['Ada', 'I keep a harbour that nobody wants to keep, and I have kept it for thirty years.'],
    ['Break', 'Now a word about something else entirely, which nobody asked for.'],
  ])
  expect(speakers.map(({ name }) => name)).toEqual(['Ada'])
})
