import { spanText } from '@podcastai/episode'
import { expect, test } from 'vitest'
import type { KitKey } from '../model-interface/kit.server.ts'
import type { Piece } from '../model-interface/model-task.server.ts'
import { createBrief, sampleEpisodes } from '../registry/sample-episodes.server.ts'
import { checkedAnswer } from './checked-answer.server.ts'

const brief = createBrief()
const [, episode] = sampleEpisodes().find(([name]) => name.includes('bakery'))!
const last = episode.sentences.length - 1
const answered = (...pieces: Partial<Piece>[]) =>
  JSON.stringify({ pieces: pieces.map((piece) => ({ at: 'quote', text: '', ids: [], kind: '', ...piece })) })
const check = (keys: readonly KitKey[], ...answers: string[]) => checkedAnswer(episode, { keys, brief, answers })
const shown = (keys: readonly KitKey[], ...answers: string[]) =>
  check(keys, ...answers).types.flatMap(({ texts, leftOut }) => [...texts, ...leftOut].map(({ text }) => text))

test('a text without words that names the whole episode is shown by its ends', () => {
  for (const at of ['quote', 'clip', 'moment']) {
    const [text = ''] = shown(['quotes', 'video_clips', 'viral_clips'], answered({ at, ids: [0, last] }))
    expect(text).toMatch(/\S … \S/)
    expect(text.length).toBeLessThanOrEqual(600)
    expect(episode.sentences[0]?.text.slice(0, 20)).toBe(text.slice(0, 20))
  }
  expect(shown(['quotes'], answered({ ids: [20, 22] }))).toEqual([spanText(episode, 20, 22)])
})

test('a small answer never makes a large reply', () => {
  const pieces = Array.from({ length: 90 }, (_, at) => ({ at: 'clip', ids: [0, last - (at % 40)], kind: `${at}` }))
  const long = { at: 'caption', text: 'Dust. '.repeat(1600) }
  const emoji = { at: 'long', text: '😀a'.repeat(3000), ids: [3] }
  const { types } = check(['video_clips', 'social_media'], answered(...pieces, long, emoji))
  const parts = types.flatMap(({ texts, leftOut, missing }) => [
    ...[...texts, ...leftOut].map(({ text }) => text),
    ...[...leftOut, ...missing].map(({ why }) => why),
  ])
  expect(parts.length).toBeGreaterThan(90)
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(600)
    expect(part.isWellFormed()).toBe(true)
  }
})

test('an answer without texts takes nothing of another away, wherever it stands', () => {
  const good = answered({ ids: [20, 22] })
  const alone = check(['quotes'], good)
  expect(alone.unread).toEqual([])
  const sorry = 'Sorry, I cannot do more today.'
  expect(check(['quotes'], good, sorry)).toEqual({ ...alone, unread: [1] })
  expect(check(['quotes'], sorry, good)).toEqual({ ...alone, unread: [0] })
  expect(check(['quotes'], sorry, sorry)).toMatchObject({ unread: [0, 1], types: [] })
  expect(check(['quotes'], sorry).problem).toMatch(/^No content was found/)
})
