// Kinds of written files that tools and people publish.
import { describe, expect, test } from 'vitest'
import { findFacts } from './facts/episode-facts.ts'
import { parseTranscript } from './parse.ts'

const parse = (text: string, name = 'talk.md') => parseTranscript(new TextEncoder().encode(text), name)
const said = (text: string) => parse(text).segments.map(({ speaker, start, text }) => [speaker, start, text])

test('the same time before every line is none of its line, and the times after names count', () => {
  const turns = [
    'Ada Stone  00:00',
    'The oven is warm.',
    'Unknown Speaker  00:10',
    'Then we bake.',
    'Ada Stone  00:12',
    'Bye.',
  ]
  const file = [...turns, 'Unknown Speaker  00:15', 'Bye, Ada.'].map((line) => `0:00 ${line}`).join('\n\n')
  expect(said(file)).toEqual([
    ['Ada Stone', 0, 'The oven is warm.'],
    ['Unknown Speaker', 10, 'Then we bake.'],
    ['Ada Stone', 12, 'Bye.'],
    ['Unknown Speaker', 15, 'Bye, Ada.'],
  ])
  expect(findFacts(parse(file)).guestName).toBeUndefined()
})

test('times in anchors of Markdown are times', () => {
  const line = (time: string, words: string) => `[<a id="${time}">${time}</a>]  ${words}`
  const file = [line('00:00:00', 'The oven is warm'), line('00:00:09', 'and we bake'), line('00:00:17', 'all night')]
  expect(said(file.join('\n\n'))).toEqual([
    [null, 0, 'The oven is warm'],
    [null, 9, 'and we bake'],
    [null, 17, 'all night'],
  ])
})

test('labels of notes above a heading "Transcript" that nobody has below it are left out', () => {
  const issue = (at: number) => `## ${at}. The oven\n- **Issue:** It is cold.\n- **Reason:** Nobody lit it.\n`
  const notes = [1, 2, 3].map(issue).join('\n')
  const talk = Array.from({ length: 30 }, (_, at) => `[00:${10 + at}:00] And so we bake loaf number ${at} all night.`)
  const { segments, speakers } = parse(`# Review\n\n${notes}\n# Transcript\n\n${talk.join('\n\n')}\n`)
  expect([segments.length, speakers]).toEqual([30, []])
})

describe('bold headings of notes', () => {
  const labels = ['The problem', 'The idea', 'What happened next', 'Key takeaway', 'Further thoughts']
  const notes = (these: readonly string[]) =>
    these.map((label) => `**${label}:** We count what a loaf costs.`).join('\n\n')

  test('that occur once each and name nobody are words, unless a user says otherwise', () => {
    const { doubt, segments } = parse(notes(labels))
    expect(doubt).toEqual({ likelier: 'words', names: labels })
    expect(segments[0]).toMatchObject({ label: 'The problem: ', text: 'We count what a loaf costs.' })
  })

  test('that are names stay speakers', () => {
    const people = ['Ada Stone', 'Ben Okafor', 'Audience Member', 'Maya Brandt']
    expect(parse(notes(people))).toMatchObject({ speakers: people })
    expect(parse(notes(people)).doubt).toBeUndefined()
    expect(parse(notes([...labels, ...labels])).doubt).toBeUndefined()
  })
})

test('in JSON with more words than a sample has, ranges of speakers beside them count', () => {
  const syllables = ['ba', 'ke', 'lo', 'ma', 'ni', 'ro', 'su', 'ti', 'vo', 'wa', 'ye', 'zu']
  const words = Array.from({ length: 1200 }, (_, at) => {
    const text = [at % 12, Math.floor(at / 12) % 12, Math.floor(at / 144)].map((one) => syllables[one]).join('')
    return { id: at, start: at * 0.4 + 13.02, end: at * 0.4 + 13.3, text }
  })
  const paragraphs = Array.from({ length: 12 }, (_, at) => {
    return { id: at, start: at * 40 + 13.02, end: at * 40 + 52, speaker: at % 2 ? 'F_S10' : 'F_S12' }
  })
  const { segments, speakers } = parse(JSON.stringify({ words, paragraphs }), 'talk.json')
  expect(speakers).toEqual(['F_S12', 'F_S10'])
  expect(segments.map(({ start }) => Math.round(start ?? 0)).slice(0, 3)).toEqual([13, 53, 93])
})
