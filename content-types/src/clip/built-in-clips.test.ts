import { describe, expect, test } from 'vitest'
import { writeContent } from '../registry/registry.server.ts'
import { createBrief, createEpisode, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { VideoClips } from '../types/video-clips/video-clips.ts'
import { ViralClips, viralTypes } from '../types/viral-clips/viral-clips.ts'
import { isTitleLine } from './clip-lines.server.ts'
import { clipSeconds, levels, maxClipTitleLength } from './video-clip.ts'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
const parseSeconds = (code: string) => code.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe.each(sampleEpisodes())('%s', (_, episode) => {
  const said = plain(episode.sentences.map(({ text }) => text).join(' '))
  const clips = VideoClips.parse(writeContent('video_clips', episode, createBrief()).content)
  const moments = ViralClips.parse(writeContent('viral_clips', episode, createBrief()).content)

  test('[CONTENT-11] each clip has title, startTime, endTime, duration in seconds, description and potential', () => {
    expect(clips.length).toBeGreaterThan(0)
    for (const { title, startTime, endTime, duration, description, potential } of clips) {
      expect(title).not.toBe('')
      expect(parseSeconds(endTime) - parseSeconds(startTime)).toBe(duration)
      expect(duration).toBeGreaterThanOrEqual(clipSeconds.min)
      expect(duration).toBeLessThanOrEqual(clipSeconds.max + 1)
      expect(description).not.toBe('')
      expect(levels).toContain(potential)
    }
  })

  test('[CONTENT-12] each viral clip has the fields of a video clip plus viralType and engagementPotential', () => {
    expect(moments.length).toBeGreaterThan(0)
    for (const { title, startTime, endTime, duration, description, potential, viralType, ...one } of moments) {
      expect([title, startTime, endTime, description]).not.toContain('')
      expect(parseSeconds(endTime) - parseSeconds(startTime)).toBe(duration)
      expect(levels).toContain(potential)
      expect(viralTypes).toContain(viralType)
      expect(levels).toContain(one.engagementPotential)
    }
  })

  /** What is said from a time to another, and by whom. */
  const between = (start: number, end: number) => {
    const sentences = episode.sentences.filter((sentence) => sentence.start < end && sentence.end > start)
    return { words: plain(sentences.map(({ text }) => text).join(' ')), speakers: sentences.map((one) => one.speaker) }
  }

  test('[KIT-04] each is called by a line said in it or by the question it answers, and no two alike', () => {
    for (const list of [clips, moments]) {
      for (const { title, description, evidence } of list) {
        expect(title.length).toBeLessThanOrEqual(maxClipTitleLength)
        expect(title).toMatch(/^“.*”$|\?$/)
        const clip = between(evidence.start, evidence.end)
        expect(clip.words).toContain(plain(title).trim())
        // The clip opens with a question, and another speaker answers it.
        if (title.endsWith('?')) {
          expect(clip.words.indexOf(plain(title).trim())).toBeLessThan(clip.words.length / 3)
          expect(new Set(clip.speakers).size).toBeGreaterThan(1)
        }
        const [quoted = ''] = description.match(/“[^”]*”/) ?? []
        expect(said).toContain(plain(quoted).trim())
        expect(plain(description)).not.toContain(plain(title).trim())
      }
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
    }
  })

  test('the strongest stands first, and none is called weaker than the one after it', () => {
    const ranks = clips.map(({ potential }) => levels.indexOf(potential))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    const scores = moments.map(({ viralScore }) => viralScore ?? -1)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const engaging = moments.map(({ engagementPotential }) => levels.indexOf(engagementPotential))
    expect(engaging).toEqual([...engaging].sort((a, b) => a - b))
  })
})

test('a story is told to its end', () => {
  const [, cafe] = sampleEpisodes().find(([name]) => name.includes('repair-cafe')) ?? sampleEpisodes()[0]!
  const clips = writeContent('video_clips', cafe, createBrief()).content ?? []
  const story = clips.find(({ title }) => title === 'Is there a repair that you will never forget?')
  expect(story?.lastSentence).toBe('I only get to decide whether we try.')
})

test('a disfluent line is not the title of a clip', () => {
  const line = (text: string) => ({ text, words: 12, speaker: 'Ada', start: 0, end: 4, strength: 50 })
  const isTitle = (text: string) => isTitleLine({ ...line(text), first: 0, last: 0, from: 0, to: text.length })
  expect(isTitle('I think what you get better at is asking')).toBe(true)
  expect(isTitle('I think, I think what you get better at is asking')).toBe(false)
  expect(isTitle('What you, you know, get better at, you know, is asking')).toBe(false)
})

test('at most eight clips and six moments, and moments are other passages where the talk has them', () => {
  const [, bakery] = sampleEpisodes().find(([name]) => name.includes('bakery')) ?? sampleEpisodes()[0]!
  const clips = writeContent('video_clips', bakery, createBrief()).content ?? []
  const moments = writeContent('viral_clips', bakery, createBrief()).content ?? []
  expect(clips.length).toBeLessThanOrEqual(8)
  expect(moments.length).toBeLessThanOrEqual(6)
  const meets = ({ evidence }: (typeof moments)[number]) =>
    clips.some((clip) => evidence.start < clip.evidence.end && clip.evidence.start < evidence.end)
  expect(moments.filter(meets).length).toBeLessThan(moments.length)
})

test('without speaker names, the description of a clip doesn’t repeat its title', () => {
  const question =
    'Where do you think the bakery is going to go in the next three or five years, now that everybody in the street bakes at home, and the flour costs twice what it did?'
  const answer = 'It is going to be used in ways that a lot of people are not thinking about today.'
  const talk = ['So, um, hello.', question, answer].map((text): [null, string] => [null, text])
  const [clip] = writeContent('video_clips', createEpisode(talk), createBrief()).content ?? []
  expect(clip?.title).toBe(`“${answer.slice(0, -1)}”`)
  expect(clip?.description).toBe(`“${question}”`)
})
