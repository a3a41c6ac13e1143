import { spanText, understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
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

test('[WRITER-07] an answer that breaks off is continued: what came is kept, and only the rest is asked for', () => {
  const [first, second] = [{ ids: [20, 22] }, { at: 'quote', ids: [40], text: episode.sentences[40]?.text ?? '' }]
  const whole = answered(first, second)
  const half = whole.slice(0, -30)
  const cut = check(['quotes'], half)
  expect(cut).toMatchObject({ isBrokenOff: true, problem: null })
  expect(cut.types[0]?.texts).toHaveLength(1)
  expect(cut.repairPrompt).toContain('Your reply broke off.')
  expect(cut.repairPrompt).toContain("don't repeat any")
  expect(cut.repairPrompt?.length).toBeLessThan(1_000)
  const continued = check(['quotes'], half, answered(first, second))
  expect(continued.types[0]?.texts).toEqual(check(['quotes'], whole).types[0]?.texts)
  expect(continued).toMatchObject({ isBrokenOff: false, repairPrompt: null })
})

test('[WRITER-08] all faults of a piece are named at once, in the list and in the follow-up prompt', () => {
  const text = `“Nobody ever said this here.” In 1871, Zebulon Quartz paid 9,400 dollars [sic]. ${'Bread. '.repeat(60)}`
  const { types, repairPrompt } = check(['social_media'], answered({ at: 'short', text, ids: [3] }))
  const [{ why } = { why: '' }] = types[0]?.leftOut ?? []
  for (const fault of ['was not said like that', 'Nobody says “1871”', '9,400', 'Zebulon', 'brackets', 'characters']) {
    expect(why).toContain(fault)
    expect(repairPrompt).toContain(fault)
  }
  // The rules, the tasks, and the episode are in the chat already.
  expect(repairPrompt).not.toContain('<episode>')
  expect(repairPrompt?.length).toBeLessThan(3_000)
})

test('a failed slide is sent back with the slides beside it', () => {
  const slide = (text: string) => ({ at: 'carousel_1.slide', text, ids: [20] })
  const pieces = [
    slide('We closed on Saturdays.'),
    slide('Nobody says 98,765 here.'),
    slide('Then they came on Fridays.'),
  ]
  const { repairPrompt } = check(['carousel_posts'], answered(...pieces))
  expect(repairPrompt).toContain('Stays beside it: "We closed on Saturdays."')
  expect(repairPrompt).toContain('Stays beside it: "Then they came on Fridays."')
})

test('in a file without speakers, a quote keeps the signature that the answer gives it', () => {
  const words = episode.sentences.map(({ text }) => text).join(' ')
  const raw = understand(parseTranscript(Buffer.from(words), 'raw.txt'))
  const said = raw.sentences.find(({ text }) => text.includes('Closed Saturdays'))!
  const quotes = (signature: string) => {
    const text = `“Closed Saturdays, so that we are here on Monday.” ${signature}`
    const { types } = checkedAnswer(raw, { keys: ['quotes'], brief, answers: [answered({ text, ids: [said.id] })] })
    return types[0]?.content
  }
  for (const [signature, speaker] of [
    ['– Jonas Reed', 'Jonas Reed'],
    ['— Jonas', 'Jonas'],
    ['', null],
  ] as const)
    expect(quotes(signature)).toMatchObject([{ speaker, text: 'Closed Saturdays, so that we are here on Monday.' }])
  expect(quotes('– Oliver Kessler')).toBeNull()
})
