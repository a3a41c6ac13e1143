import { describe, expect, test } from 'vitest'
import { writeContent } from '../registry/registry.server.ts'
import { getContentType } from '../registry/registry.ts'
import { createBrief, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { ownPassages } from '../type/own-evidence.ts'
import { nothingSpoken as spoken } from '../type/spoken.fixture.ts'
import type { SocialMedia } from '../types/social-media/social-media.ts'
import type { YoutubeScript } from '../types/youtube-script/youtube-script.ts'
import { applyEdit } from './apply-edit.ts'

const [, bakery] = sampleEpisodes().find(([name]) => name.includes('bakery'))!

const place = (segment: number) => ({ from: { segment, offset: 0 }, to: { segment, offset: 9 } })

function edited<Content>(key: 'social_media' | 'youtube_script', change: (content: Content) => Content) {
  const before = writeContent(key, bakery, createBrief()).content as Content
  return {
    before,
    after: applyEdit(getContentType(key) as never, change(before), { before: before as never, spoken }) as Content,
  }
}

describe('an edited text', () => {
  const caption = (change: (text: string) => string) =>
    edited<SocialMedia>('social_media', (content) => ({
      ...content,
      short: { ...content.short, caption: change(content.short.caption) },
    }))

  test('keeps the passages it rests on while it is corrected', () => {
    const { before, after } = caption((text) => `${text} Think of that.`)
    expect(before.short.evidence.length).toBeGreaterThan(0)
    expect(after.short.evidence).toEqual(before.short.evidence)
  })

  test('loses those of the text that another one replaced', () => {
    const { after, before } = caption(() => 'We opened a second shop last week, come by and say hello to everybody.')
    expect(after.short.evidence).toEqual([])
    expect(after.medium.evidence).toEqual(before.medium.evidence)
  })

  test('loses them where the new one has no more than small words in common with it', () => {
    const said =
      'I had eleven people on the payroll, and not one of them had eaten lunch. It cost us more than we charged.'
    const evidence = { speaker: null, start: 0, end: 1, estimated: false, ...place(0) }
    const isOwn = ownPassages({ short: { caption: said, evidence: [evidence] } })
    for (const another of [
      'And it was not for us.',
      'Not one of us had more people at lunch than that.',
      'People had lunch.',
    ])
      expect(isOwn(another, place(0)), another).toBe(false)
    for (const corrected of [
      'I had eleven people on the payroll, and none of them had eaten lunch.',
      'Eleven people on the payroll, and not one had eaten lunch. It cost us more than we charged. Think of it.',
      'It cost us far more than we charged.',
    ])
      expect(isOwn(corrected, place(0)), corrected).toBe(true)
    expect(isOwn('And it was not for us.', place(7))).toBe(true)
  })

  test('loses them in a section of a script, too', () => {
    const { after, before } = edited<YoutubeScript>('youtube_script', (content) => ({
      ...content,
      hook: 'Something else entirely, by hand.',
    }))
    expect(after.evidence.hook).toEqual([])
    expect(after.evidence.mainContent).toEqual(before.evidence.mainContent)
  })
})
