import { type Episode, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { expect, test } from 'vitest'
import { levels } from '../../clip/video-clip.ts'
import { type Brief, neutralVoice } from '../../type/brief.ts'
import { VideoClips } from '../../types/video-clips/video-clips.ts'
import { ViralClips, viralTypes } from '../../types/viral-clips/viral-clips.ts'
import { clipTitles } from '../clips/clip-title.server.ts'
import { viralClipsWriter } from '../viral-clips/viral-clips-writer.server.ts'
import { videoClipsWriter } from './video-clips-writer.server.ts'

const brief: Brief = {
  projectTitle: 'Boats',
  guest: { name: null, title: null, handle: null },
  voice: neutralVoice,
  templates: {},
  attempt: 0,
}

const [day, boat, wave] = ['Tuesday', 'Marigold', 'seven meters']
const boatTalk = `Lena: Why do small boats survive big storms?

Omar: Small boats survive because they give way. A big ship fights the wave, and the wave always has more time. On that ${day} the ${boat} climbed a wave of ${wave}, and I was so scared that I sang. The truth is that courage is mostly a lack of other options. Nobody is brave in a library.

Lena: What did you change after that night?

Omar: I stopped buying equipment and started buying sleep. Most people think the sea kills sailors, but tired decisions kill sailors. If you sleep six hours, you see the rope before it breaks. A rested crew of three is better than a tired crew of nine. That rule has never failed me.

Lena: Okay.`

function read(text: string): Episode {
  return understand(parseTranscript(new TextEncoder().encode(text), 'boats.txt'))
}

test('[CONTENT-11] each clip has title, startTime, endTime, duration in seconds, description and potential', () => {
  const episode = read(boatTalk)
  const { content } = videoClipsWriter.finish(videoClipsWriter.draft(episode, brief), episode, brief)
  const clips = VideoClips.parse(content)
  expect(clips.length).toBeGreaterThan(0)
  for (const clip of clips) {
    expect(boatTalk.toLowerCase()).toContain(clip.title.toLowerCase().replace(/^why |[“”…]/g, ''))
    expect(secondsOf(clip.endTime) - secondsOf(clip.startTime)).toBe(clip.duration)
    expect(clip.duration).toBeGreaterThanOrEqual(15)
    expect(clip.duration).toBeLessThanOrEqual(90)
    expect(clip.description).toMatch(/“.+”/)
    expect(levels).toContain(clip.potential)
    expect(boatTalk).toContain(clip.firstSentence)
    expect(Object.keys(clip.scores).length).toBeGreaterThanOrEqual(4)
  }
})

test('[CONTENT-12] each viral clip has the fields of a video clip plus viralType and engagementPotential', () => {
  const episode = read(boatTalk)
  const { content } = viralClipsWriter.finish(viralClipsWriter.draft(episode, brief), episode, brief)
  const clips = ViralClips.parse(content)
  expect(clips.length).toBeGreaterThan(0)
  for (const clip of clips) {
    expect(clip).toMatchObject({
      title: expect.any(String),
      startTime: expect.any(String),
      endTime: expect.any(String),
    })
    expect(clip).toMatchObject({ duration: expect.any(Number), description: expect.any(String) })
    expect(viralTypes).toContain(clip.viralType)
    expect(levels).toContain(clip.engagementPotential)
    expect(clip.viralScore).toBeGreaterThan(0)
  }
})

test('refuses spans that are not there, too short, overlapping, leaning back or ending on a question', () => {
  const episode = read(boatTalk)
  const problems = (...spans: [number, number][]) =>
    videoClipsWriter.finish(
      spans.map(([firstSentence, lastSentence]) => ({ firstSentence, lastSentence })),
      episode,
      brief,
    ).problems
  const last = episode.sentences.length - 1
  const rule = episode.sentences.findIndex(({ text }) => text.startsWith('That rule'))
  const question = episode.sentences.findIndex(({ text }) => text.startsWith('What did you'))
  expect(problems([0, 99])).toEqual(['Clip 1: there is no sentence 99.'])
  expect(problems([3, 2])).toEqual(['Clip 1: ends (2) before it begins (3).'])
  expect(problems([1, 1])[0]).toMatch(/^Clip 1: lasts 3 s; a clip lasts at least 15/)
  expect(problems([0, question])[0]).toContain('ends on a question')
  expect(problems([0, 5], [4, last])[0]).toContain('overlaps clip 1')
  expect(problems([rule - 4, rule])).toEqual([])
})

test('words of ours on a clip are checked for phrases we never write', () => {
  const episode = read(boatTalk)
  const [first] = videoClipsWriter.draft(episode, brief)
  if (!first) throw new Error('no clip')
  const draft = [{ ...first, title: 'Dive into the deep sea' }]
  expect(videoClipsWriter.finish(draft, episode, brief).problems[0]).toContain('“dive into”')
})

function secondsOf(code: string): number {
  return code.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

test('a clip’s title is a claim of its own, else who speaks about what, once in a list; never cut in a word', () => {
  const talk = read(`Oda Lund: And what made you check? So most islands lose a boat every winter. I mend tide clocks.

Mia Hart: Okay, then it was that.

Oda Lund: You're not just like oh. And then it was that, and they were like, whatever, tide clocks.

Mia Hart: Sure, that was it then.

Oda Lund: It was that, tide clocks and all. So they did it again, you know.`)
  const turns = talk.turns.filter(({ speaker }) => speaker === 'Oda Lund')
  expect(clipTitles(turns, talk, brief)).toEqual([
    'Most islands lose a boat every winter',
    'Oda Lund on tide clocks',
    'Tide clocks',
  ])
})

test('a title that goes on is cut between two clauses, and behind no word that waits for another', () => {
  const titleOf = (text: string) => {
    const episode = understand(parseTranscript(new TextEncoder().encode(`Ada: ${text}`), 'talk.txt'))
    return clipTitles([{ firstSentence: 0, lastSentence: 0 }], episode, brief)[0]
  }
  const hoped = 'What I would have wanted to share with them about it is, honestly, that I do not know'
  expect(titleOf(`${hoped} how it went on there.`)).toMatch(/ about it…”?$/)
  const rooted = 'How they in some of those years used to be very deeply rooted in the shame of it all and of that.'
  expect(titleOf(rooted)).not.toMatch(/ (?:in|the|of|in the)…”?$/)
})
