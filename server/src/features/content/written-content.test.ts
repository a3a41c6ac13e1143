// What the built-in engine stores of a real-sized episode, as a client reads it.
import { readFileSync } from 'node:fs'
import { type ContentByType, contentTypeKeys, contentTypes } from '@podcastai/content-types'
import { addToGlossary, getContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { misheard, talk, unpublishable } from './unpublishable.fixture.ts'

let app: TestApp
let content: ContentByType
beforeAll(async () => {
  app = await startTestApp()
  const { session } = await buildPerson(app, { subscribed: true })
  const bytes = readFileSync('samples/the-bakery-that-closed-on-saturdays.vtt')
  const { body } = await upload(app, session, { filename: 'bakery.vtt', bytes })
  await whenProcessed(app, session, body.id)
  content = (await app.call(getContent, { session, params: { id: body.id } })).body as ContentByType
})
afterAll(() => app.close())

const text = expect.stringMatching(/\S/)
const time = expect.stringMatching(/^(\d+:)?\d?\d:\d\d$/)
const level = expect.stringMatching(/^(high|medium|low)$/)
const texts = expect.arrayContaining([text])
const clip = {
  title: text,
  startTime: time,
  endTime: time,
  duration: expect.any(Number),
  description: text,
  potential: level,
}

test('every type is stored in the shape that is agreed on', () => {
  expect(Object.keys(content).sort()).toEqual([...contentTypeKeys].sort())
  for (const key of contentTypeKeys) expect(() => contentTypes[key].schema.parse(content[key]), key).not.toThrow()
})

test('[CONTENT-03] captions: short, medium and long, each counted and of the specified length', () => {
  const lengths = { short: [150, 200], medium: [250, 300], long: [350, 400] } as const
  for (const size of ['short', 'medium', 'long'] as const) {
    const { caption, characterCount } = content.social_media[size]
    expect(characterCount).toBe(caption.length)
    const [min, max] = lengths[size]
    expect(characterCount, size).toBeGreaterThanOrEqual(min)
    expect(characterCount, size).toBeLessThanOrEqual(max)
  }
})

test('[CONTENT-09] each quote has text, speaker, timestamp and category', () => {
  expect(content.quotes.length).toBeGreaterThan(0)
  for (const quote of content.quotes) {
    expect(quote).toMatchObject({ text, speaker: text, timestamp: time, category: text, verified: true })
  }
})

test('[CONTENT-11] each video clip has title, times, seconds, description and potential', () => {
  expect(content.video_clips.length).toBeGreaterThan(0)
  for (const each of content.video_clips) expect(each).toMatchObject(clip)
})

test('[CONTENT-12] each viral moment has these too, with its type and engagement potential', () => {
  expect(content.viral_clips.length).toBeGreaterThan(0)
  for (const each of content.viral_clips) {
    expect(each).toMatchObject({ ...clip, viralType: text, engagementPotential: level })
  }
})

test('[CONTENT-14] the script has four sections and lasts about three minutes', () => {
  const { hook, problemSetup, mainContent, callToAction, estimatedDuration } = content.youtube_script
  expect([hook, problemSetup, mainContent, callToAction]).toEqual([text, text, text, text])
  expect(estimatedDuration).toBeGreaterThanOrEqual(2)
  expect(estimatedDuration).toBeLessThanOrEqual(3.5)
})

test('[CONTENT-16] [CONTENT-17] the thumbnail has its elements, colors, composition and texts', () => {
  const { visualElements, colorScheme, composition, textOptions } = content.thumbnail_design
  expect({ visualElements, colorScheme, composition }).toEqual({
    visualElements: texts,
    colorScheme: texts,
    composition: text,
  })
  expect(textOptions.fullEpisode.length).toBeGreaterThan(0)
  expect(textOptions.clips).toBeInstanceOf(Array)
  for (const option of [...textOptions.fullEpisode, ...textOptions.clips]) {
    expect(option).toMatchObject({ text, highlightedWords: expect.any(Array), reasoning: text })
  }
})

test('[CONTENT-22] one primary title and others, each scored, with keywords', () => {
  const { primary, alternative, keywords } = content.episode_titles
  expect(alternative.length).toBeGreaterThan(0)
  for (const each of [primary, ...alternative]) {
    expect(each).toMatchObject({ title: text, seoScore: expect.any(Number) })
  }
  expect(keywords).toEqual(texts)
})

test('[CONTENT-23] carousels by key, with numbered slides of a purpose', () => {
  const carousels = Object.entries(content.carousel_posts)
  expect(carousels.length).toBeGreaterThan(0)
  for (const [key, { title, format, slides }] of carousels) {
    expect({ key, title, format }).toEqual({ key: expect.stringMatching(/^carousel_\d+$/), title: text, format: text })
    expect(slides.map(({ slideNumber }) => slideNumber)).toEqual(slides.map((_, at) => at + 1))
    for (const slide of slides) expect(slide).toMatchObject({ purpose: text, content: text })
  }
})

test('[DRAFT-04] no transcriber’s mark, dangling lead-in, sponsor, sponsor’s address, or misread name stands in any type', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  await app.call(addToGlossary, { session, body: misheard })
  const { body } = await upload(app, session, { filename: 'slow-gears.txt', bytes: talk })
  await whenProcessed(app, session, body.id)
  const written = (await app.call(getContent, { session, params: { id: body.id } })).body as ContentByType
  expect(Object.keys(written).sort()).toEqual([...contentTypeKeys].sort())
  const published = contentTypeKeys.map((key) => {
    const rows = contentTypes[key].rows(written[key] as never)
    // The time of a sound bite is in brackets, too.
    return [key, JSON.stringify(rows).replace(/\[[\d:]+\]|^\[|\]$/g, '')] as const
  })
  const all = published.map(([, texts]) => texts).join('\n')
  for (const [kind, { struck, kept }] of Object.entries(unpublishable)) {
    for (const [key, texts] of published)
      for (const words of struck) expect.soft(texts.toLowerCase(), `${key}: ${kind}`).not.toContain(words.toLowerCase())
    expect.soft(all, `beside ${kind}`).toContain(kept.replace(/\.$/, ''))
  }
})
