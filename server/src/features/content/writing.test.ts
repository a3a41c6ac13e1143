import { readFileSync } from 'node:fs'
import { contentTypeKeys } from '@podcastai/content-types'
import { getContent, type Transcript } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('[CONTENT-01] [CONTENT-02] [CONTENT-25] all eight types are written offline, under their keys', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const name = 'the-bakery-that-closed-on-saturdays.vtt'
  const { body } = await upload(app, session, { filename: name, bytes: readFileSync(`samples/${name}`) })
  const project = await whenProcessed(app, session, body.id)
  expect(project.generation.filter(({ state }) => state !== 'generated')).toEqual([])
  const content = await app.call(getContent, { session, params: { id: body.id } })
  expect(Object.keys(content.body).sort()).toEqual([...contentTypeKeys].sort())
})

/** A project of this file, its content, and why each type was not written. */
async function writeProject(filename: string, bytes: string) {
  const { session } = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, session, { filename, bytes })
  const project: Transcript = await whenProcessed(app, session, body.id)
  const { body: content } = await app.call(getContent, { session, params: { id: body.id } })
  const unwritten = project.generation.filter(({ state }) => state === 'nothing_found')
  const reasons = new Map<string, string | null>(unwritten.map((one) => [one.contentType, one.reason]))
  expect(project.status).toBe('completed')
  expect(Object.keys(content).sort()).toEqual(contentTypeKeys.filter((key) => !reasons.has(key)).sort())
  return { content, reasons }
}

test('[KIT-02] a transcript with hardly any sentence ends is told so, and gets clips and a title', async () => {
  const clock = (seconds: number) => `00:0${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.000`
  const cues = Array.from({ length: 60 }, (_, at) => {
    const words = `and so on day ${at} we baked the bread and then the oven broke and nobody in the street had any heat`
    return `${clock(at * 8)} --> ${clock(at * 8 + 7)}\n${words}`
  })
  const { content, reasons } = await writeProject('talk.vtt', `WEBVTT\n\n${cues.join('\n\n')}\n`)
  expect(Object.keys(content).sort()).toEqual(['episode_titles', 'video_clips', 'viral_clips'])
  expect(content.video_clips?.length).toBeGreaterThan(0)
  expect(content.viral_clips?.length).toBeGreaterThan(0)
  for (const reason of reasons.values())
    expect(reason).toMatch(/^This transcript has hardly any sentence ends: clips only\. Texts need punctuation;/)
})

test('[KIT-07] a type for which nothing is good enough says so, and is not filled', async () => {
  const { content, reasons } = await writeProject(
    'talk.txt',
    'Mia: Do you sail on Sundays?\n\nOda: Boats of oak forgive a bad winter.',
  )
  expect(content.quotes?.map(({ text }) => text)).toEqual(['Boats of oak forgive a bad winter.'])
  expect(content.thumbnail_design?.textOptions).toEqual({ fullEpisode: [], clips: [] })
  const { short, medium, long } = content.social_media ?? {}
  expect(short?.caption).toContain('Boats of oak forgive a bad winter.')
  expect([medium?.caption, long?.caption]).toEqual(['', ''])
  expect(Object.fromEntries(reasons)).toEqual({
    video_clips: expect.stringMatching(/^No passage of 15 to 90 seconds/),
    viral_clips: expect.stringMatching(/^No passage of 15 to 90 seconds/),
    youtube_script: expect.stringMatching(/this transcript has too few passages/),
    carousel_posts: expect.stringMatching(/^No answer or story in this transcript is long enough/),
  })
})
