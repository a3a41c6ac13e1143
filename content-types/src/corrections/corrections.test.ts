import { type Correction, correctSegments, searchIn, standing } from '@podcastai/transcript/corrections'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Evidence, Passage } from '../type/evidence.ts'
import { correctedContent } from './corrected-content.ts'
import { withChanges, wordCorrecting } from './word-correcting.ts'

const heard = [
  'We call it a call start.',
  'The call start was slow, and every caller saw it.',
  'Then we measured the call start again.',
  'A right call is a call start for Ann.',
].map((text, id) => ({ id, speaker: 'Ann', text }))

const row = (segment: number, written: string, { wide = true, act = 'one' } = {}) => {
  const offset = heard[segment]?.text.indexOf('call start') ?? 0
  return { segment, offset, heard: 'call start', written, wide, act }
}
const everywhere = [0, 1, 2, 3].map((segment) => row(segment, 'cold start'))

const passage = (segment: number): Passage => ({
  from: { segment, offset: 0 },
  to: { segment, offset: heard[segment]?.text.length ?? 0 },
})

type Rows = ReturnType<typeof row>[]

function corrected(text: string, evidence: Passage[] = [], { was = [] as Rows, is = everywhere as Rows } = {}): string {
  return withChanges(text, wordCorrecting(heard, { was, is }).changes(text, evidence))
}

describe('words that were corrected in the whole episode', () => {
  test.each([
    ['Call start: why a CALL START hurts', 'Cold start: why a COLD START hurts'],
    ['Fixing Your Call Start', 'Fixing Your Cold Start'],
    ['Your call start’s price', 'Your cold start’s price'],
    ['A recall starts, a call start-up', 'A recall starts, a call start-up'],
    [
      '#CallStart #callstart #CALLSTART #CallStartTips #Callstarter',
      '#ColdStart #coldstart #COLDSTART #ColdStartTips #Callstarter',
    ],
    ['See https://example.org/call start and me@call start', 'See https://example.org/call start and me@call start'],
    ['Nothing of it', 'Nothing of it'],
  ])('%s', (text, wanted) => {
    expect(corrected(text)).toBe(wanted)
    expect(corrected(wanted, [], { was: everywhere, is: [] })).toBe(text)
  })

  test('stay as they are where most of the talk has them rightly', () => {
    const is = [row(0, 'cold start')]
    expect(corrected('Call start', [], { is })).toBe('Call start')
    expect(corrected('A call start', [passage(0)], { is })).toBe('A cold start')
    expect(corrected('A call start', [passage(1)], { is })).toBe('A call start')
  })

  test('are not written twice', () => {
    const is = [0, 1, 2, 3].map((segment) => row(segment, 'cold call start'))
    expect(corrected('A cold call start, a call start', [], { is })).toBe('A cold call start, a cold call start')
  })

  test('go to what several acts made of them, whatever came between', () => {
    const newer = [0, 1, 2, 3].map((segment) => row(segment, 'COLD boot', { act: 'two' }))
    expect(corrected('A call start', [], { is: [...newer, ...everywhere] })).toBe('A COLD boot')
    expect(corrected('A cold start', [], { was: everywhere, is: [...newer, ...everywhere] })).toBe('A COLD boot')
    expect(corrected('A COLD boot', [], { was: [...newer, ...everywhere], is: everywhere })).toBe('A cold start')
  })
})

describe('words that were corrected at one place', () => {
  const is = [row(2, 'cold start', { wide: false })]

  test('change in a text that rests on the place', () => {
    expect(corrected('They measured the call start again', [passage(2)], { is })).toBe(
      'They measured the cold start again',
    )
    expect(corrected('Call start, measured', [passage(2)], { is })).toBe('Cold start, measured')
    expect(corrected('#CallStart', [passage(2)], { is })).toBe('#ColdStart')
  })

  test('do not change in others', () => {
    expect(corrected('The call start was slow', [passage(1)], { is })).toBe('The call start was slow')
    expect(corrected('A call start', [], { is })).toBe('A call start')
    expect(corrected('#CallStart', [], { is })).toBe('#CallStart')
  })

  test('are told from others of the same text by the words beside them', () => {
    const both = [passage(1), passage(2)]
    expect(corrected('The call start was slow. Then we measured the call start again.', both, { is })).toBe(
      'The call start was slow. Then we measured the cold start again.',
    )
    expect(corrected('“The call start.”', both, { is })).toBe('“The call start.”')
    expect(corrected('Ann said: then we measured the call start again', [], { is })).toBe(
      'Ann said: then we measured the cold start again',
    )
  })

  test('go back alone, though the words stand elsewhere for good', () => {
    const was = [
      row(2, 'cold start', { wide: false, act: 'two' }),
      ...everywhere.map((one) => ({ ...one, written: 'call centre' })),
    ]
    expect(corrected('We measured the cold start', [passage(2)], { was, is: was.slice(1) })).toBe(
      'We measured the call centre',
    )
    expect(corrected('A cold start', [], { was, is: was.slice(1) })).toBe('A cold start')
  })
})

test('a phrase over two captions changes as one, and its passage follows to the words', () => {
  const captions = ['Use cuber', 'netties now', 'netties'].map((text, id) => ({ id, speaker: 'Ann', text }))
  const rows = [
    { segment: 0, offset: 4, heard: 'cuber', written: 'Kubernetes', act: 'one', wide: true },
    { segment: 1, offset: 0, heard: 'netties ', written: '', act: 'one', wide: true },
  ]
  const correcting = wordCorrecting(captions, { was: [], is: rows })
  expect(withChanges('Why cuber netties?', correcting.changes('Why cuber netties?', []))).toBe('Why Kubernetes?')
  const { getText } = searchIn(correctSegments(captions, standing<Correction>(rows)))
  const words = (from: [number, number], to: [number, number]) =>
    getText(
      correcting.passage({
        from: { segment: from[0], offset: from[1] },
        to: { segment: to[0], offset: to[1] },
      }),
    )
  expect(words([0, 0], [1, 11])).toBe('Use Kubernetes now')
  expect(words([0, 4], [1, 7])).toBe('Kubernetes')
  expect(words([1, 0], [1, 7])).toBe('now')
})

describe('content of a type that nobody knows yet', () => {
  const evidence = (segment: number): Evidence => ({
    ...{ speaker: 'Call start', start: 0, end: 1, estimated: false },
    ...passage(segment),
  })
  type Card = {
    text: string
    stressed: string[]
    host: string
    mood: 'call start' | 'calm'
    label: string
    evidence: Evidence | null
  }
  const Cards = z.object({
    cards: z.array(z.looseObject({ text: z.string().max(40), mood: z.enum(['call start', 'calm']) })),
    said: z.looseObject({ one: z.string(), two: z.string() }),
    hashtags: z.array(z.string()),
  })
  const type = {
    schema: Cards,
    labels: ['label'],
    items: () => [{ path: 'cards.0' }, { path: 'cards.1', also: ['said.one'] }],
    renameSpeakers: (all: typeof content, { speaker }: { speaker: (name: string, at: null) => string | null }) => ({
      ...all,
      cards: all.cards.map((card) => ({ ...card, host: speaker(card.host, null) ?? '' })),
    }),
  }
  const card = (text: string): Card => ({
    ...{ text, stressed: ['call', 'slow', 'call start'], host: 'call start', mood: 'call start', label: 'Call start' },
    evidence: evidence(1),
  })
  const content = {
    cards: [card('The call start is slow'), card('A call start'), card('A call start and a call start, for long')],
    said: { one: 'call start', two: 'call start', evidence: { one: [evidence(0)], two: [evidence(2)] } },
    hashtags: ['callstart', 'CallStart', 'calls'],
  }
  const correct = (is: Rows, editedItems: string[] = []) =>
    correctedContent(type as never, content, { editedItems, correcting: wordCorrecting(heard, { was: [], is }) })

  test('takes the words over, but for names, labels, and one of a few values', () => {
    const { cards, hashtags, said } = correct(everywhere)
    expect(cards[0]).toMatchObject({
      ...{ text: 'The cold start is slow', host: 'call start', mood: 'call start', label: 'Call start' },
      stressed: ['cold start', 'slow', 'cold start'],
    })
    expect(cards[0]?.evidence).toEqual(evidence(1))
    expect(hashtags).toEqual(['coldstart', 'ColdStart', 'calls'])
    expect(said).toMatchObject({ one: 'cold start', two: 'cold start' })
  })

  test('keeps what people edited, and what has no room', () => {
    const { cards, said } = correct(
      everywhere.map((one) => ({ ...one, written: 'very much colder start' })),
      ['cards.1'],
    )
    expect(cards.map(({ text }) => text)).toEqual([
      'The very much colder start is slow',
      'A call start',
      'A call start and a call start, for long',
    ])
    expect(said).toMatchObject({ one: 'call start', two: 'very much colder start' })
    expect(cards[1]?.evidence?.to.offset).toBe(evidence(1).to.offset + 12)
  })

  test('reads what a text rests on where it is said by its name', () => {
    expect(correct([row(2, 'cold start', { wide: false })]).said).toMatchObject({
      one: 'call start',
      two: 'cold start',
    })
  })
})
