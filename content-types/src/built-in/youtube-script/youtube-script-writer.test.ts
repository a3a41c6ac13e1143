import { describe, expect, test } from 'vitest'
import { briefOf, episodeOf, sampleEpisodes } from '../../every-type/sample-episodes.server.ts'
import { countWords } from '../../spoken/count-words.ts'
import { sentencesIn } from '../../spoken/printed-words.server.ts'
import { descriptionBytes } from '../../types/youtube-script/description.server.ts'
import { scriptSections, wordWindow, type YoutubeScript } from '../../types/youtube-script/youtube-script.ts'
import { bestFit } from '../passages/word-fit.server.ts'
import { youtubeScriptWriter } from './youtube-script-writer.server.ts'

const [, episode] = sampleEpisodes()[0]!
const write = (brief = briefOf()) =>
  youtubeScriptWriter.finish(youtubeScriptWriter.draft(episode, brief), episode, brief)

describe.each([0, 1, 4])('attempt %i', (attempt) => {
  test('[CONTENT-14] four sections of about three minutes, each with what it rests on', () => {
    const content = write(briefOf({ podcastName: 'The Long Table' }, { attempt })).content as YoutubeScript
    for (const { key, words } of scriptSections) {
      const count = countWords(content[key])
      expect.soft(count, key).toBeGreaterThanOrEqual(wordWindow(words).min)
      expect.soft(count, key).toBeLessThanOrEqual(wordWindow(words).max)
      expect(content.evidence[key].length).toBeGreaterThan(0)
    }
    expect(content.estimatedDuration).toBeGreaterThanOrEqual(2.7)
    expect(content.estimatedDuration).toBeLessThanOrEqual(3.3)
  })
})

test('[CONTENT-27] the description holds summary, chapters from 0:00 and the footer as it is', () => {
  const { description } = write(briefOf({ youtubeFooter: 'Made with flour.\nMusic: us' })).content as YoutubeScript
  const times = [...description.matchAll(/^(?:(\d+):)?(\d+):(\d\d) \S/gm)].map(
    ([, hours, minutes, seconds]) => Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
  )
  expect(times.length).toBeGreaterThanOrEqual(3)
  expect(times[0]).toBe(0)
  for (const [at, time] of times.slice(1).entries()) expect(time - (times[at] ?? 0)).toBeGreaterThanOrEqual(10)
  expect(description.endsWith('\n\nMade with flour.\nMusic: us')).toBe(true)
  expect(description.split('\n')[0]).not.toMatch(/^\d/)
  expect(new TextEncoder().encode(description).length).toBeLessThanOrEqual(descriptionBytes)
})

test('windows are ten percent around the figure', () => {
  expect(wordWindow(37)).toEqual({ min: 34, max: 40 })
  expect(wordWindow(75)).toEqual({ min: 68, max: 82 })
  expect(wordWindow(262)).toEqual({ min: 236, max: 288 })
})

test('refuses a section one word out of its window, unless the episode says no more', () => {
  const draft = youtubeScriptWriter.draft(episode, briefOf())
  const withHook = (count: number) => ({ ...draft, hook: Array(count).fill('word').join(' '), unfilled: [] })
  const problemsAt = (count: number) => youtubeScriptWriter.finish(withHook(count), episode, briefOf()).problems
  expect(problemsAt(33)).toHaveLength(1)
  expect(problemsAt(34)).toEqual([])
  expect(problemsAt(40)).toEqual([])
  expect(problemsAt(41)).toHaveLength(1)
  const short = episodeOf([['Ada', 'Bread needs time more than it needs hands.']])
  expect(youtubeScriptWriter.finish(youtubeScriptWriter.draft(short, briefOf()), short, briefOf()).problems).toEqual([])
})

test('of two spans that share a sentence only one is told', () => {
  const span = (first: number, last: number, score: number) => ({
    draft: `[[${first}..${last}]]`,
    words: 10,
    score,
    first,
    last,
  })
  const { chosen } = bestFit([[span(3, 5, 9)], [span(4, 5, 8), span(7, 8, 1)]], 0, { min: 20, max: 20 })
  expect(chosen.map(({ draft }) => draft)).toEqual(['[[3..5]]', '[[7..8]]'])
})

test('no sentence is told twice in a script, and scripts of different episodes do not open their problem alike', () => {
  const opened = sampleEpisodes().map(([, talk]) => {
    const draft = youtubeScriptWriter.draft(talk, briefOf())
    const told = [draft.hook, draft.problemSetup, draft.mainContent].flatMap(sentencesIn)
    expect(new Set(told).size).toBe(told.length)
    return draft.problemSetup.split('“')[0]?.replace(/^\S+ \S+/, '')
  })
  expect(new Set(opened).size).toBeGreaterThan(1)
})

test('a hook that is a quote alone is signed by the first words after it', () => {
  for (const [, talk] of sampleEpisodes())
    for (const attempt of [0, 1, 2, 3]) {
      const brief = briefOf({}, { attempt })
      const { content } = youtubeScriptWriter.finish(youtubeScriptWriter.draft(talk, brief), talk, brief)
      if (!content || !/^“[^”]*”$/.test(content.hook)) continue
      const speaker = content.evidence.hook[0]?.speaker
      expect(content.problemSetup.split('“')[0]).toContain(speaker)
    }
})

test('the last beat is announced as advice only where it is some', () => {
  const announced = /(?:So what to do\?|And the advice\?|would have you do:)[^“]*“([^”]*)”/g
  for (const [, talk] of sampleEpisodes())
    for (const attempt of [0, 1, 2, 3]) {
      const brief = briefOf({}, { attempt })
      const { content } = youtubeScriptWriter.finish(youtubeScriptWriter.draft(talk, brief), talk, brief)
      for (const [, said] of content?.mainContent.matchAll(announced) ?? [])
        expect(said).not.toMatch(/^(?:I|It|There|They|That|This|My|Our) /)
    }
})
