// Lists of links around a talk: facts of the episode, and nobody's words.
import { describe, expect, test } from 'vitest'
import { findFacts } from './facts/episode-facts.ts'
import { parseTranscript } from './parse.ts'

const read = (text: string, filename = 'talk.md') => parseTranscript(new TextEncoder().encode(text), filename)

type Talk = { what: string; write: (rounds: number) => string[] }

const talks: Talk[] = [
  {
    what: 'turns',
    write: (rounds) =>
      Array.from({ length: rounds }, (_, at) => [
        `Maya: We talk about ovens today, and what they do to bread ${at}.`,
        `Jonas: They were here first, as everybody in town knows ${at}.`,
      ]).flat(),
  },
  {
    what: 'paragraphs of one voice',
    write: (rounds) =>
      Array.from({ length: 2 * rounds }, (_, at) => `We talk about ovens today, and about bread ${at}.`),
  },
  {
    what: 'lines with times',
    write: (rounds) =>
      Array.from({ length: 2 * rounds }, (_, at) => `[00:${10 + at}:05] We talk about ovens today ${at}.`),
  },
]

type List = { what: string; lines: string[]; links: string[] }

const lists: List[] = [
  {
    what: 'titles that are links',
    lines: [
      '- [The history of ovens](https://ovens.example/history)',
      '- [Flour [2026]](https://flour.example/2026) | The Grain Post [05:36]',
      '- Jonas Beck: [Website](https://beck.example) | [Photos](https://photos.example/beck)',
      '- Follow and rate us on [Podcasts](https://podcasts.example/12)',
      '- https://bare.example/page',
    ],
    links: [
      'The history of ovens: https://ovens.example/history',
      'Flour [2026]: https://flour.example/2026',
      'Jonas Beck, Website: https://beck.example',
      'Jonas Beck, Photos: https://photos.example/beck',
      'https://bare.example/page',
    ],
  },
  {
    what: 'addresses behind labels',
    lines: [
      'The history of ovens: https://ovens.example/history',
      'Flour prices – <https://flour.example/(2026)>',
      'Find out more: https://smalldoors.example/12.',
      'Our sponsor: https://acme.example/offer?code=DOORS',
    ],
    links: [
      'The history of ovens: https://ovens.example/history',
      'Flour prices: https://flour.example/(2026)',
      'Find out more: https://smalldoors.example/12',
    ],
  },
]

describe.each([2, 20])('a talk of %i rounds', (rounds) => {
  describe.each(talks)('in $what', ({ write }) => {
    const talk = write(rounds)
    const alone = read(talk.join('\n\n'))
    const turns = ({ segments }: typeof alone) => segments.map(({ speaker, text }) => [speaker, text])
    test.each(lists)('with $what above or below, with and without a heading', ({ lines, links }) => {
      for (const heading of [[], ['**Links from the episode:**'], ['Links from the episode']]) {
        const list = [...heading, lines.join('\n')].join('\n\n')
        for (const text of [`${list}\n\n${talk.join('\n\n')}`, `${talk.join('\n\n')}\n\n${list}`]) {
          const transcript = read(text)
          expect(turns(transcript)).toEqual(turns(alone))
          expect(findFacts(transcript).links).toEqual({ value: links.join('\n'), source: 'file' })
          expect(transcript.notes).toContainEqual(expect.objectContaining({ what: 'lists of links' }))
        }
      }
    })
  })
})

const talk = talks[0]?.write(20) ?? []

test.each([
  ['in the middle of the talk', [...talk.slice(0, 20), 'Jonas: It is at https://a.example.', ...talk.slice(20)]],
  ['said by someone who speaks again', ['Maya: https://a.example', 'Maya: https://b.example', ...talk]],
  ['in a sentence', ['We saw [the old oven](https://a.example) on a cold day in March, and it was warm.', ...talk]],
  [
    'to places in one recording',
    talk.slice(0, 8).map((line, at) => `${line.slice(0, 30)} [${at}](https://rec.example/1?t=${at})`),
  ],
])('links %s are not taken out', (_, lines) => {
  const transcript = read(lines.join('\n'))
  expect(findFacts(transcript)).not.toHaveProperty('links')
  expect(transcript.notes.map(({ what }) => what)).not.toContain('lists of links')
})

test('[FACTS-01] at most twenty links of a file count, of 5,000 characters in all', () => {
  const count = (pathLength: number) => {
    const lines = Array.from(
      { length: 40 },
      (_, at) => `- [Oven ${at}](https://o${at}.example/${'a'.repeat(pathLength)})`,
    )
    return findFacts(read([...lines, ...talk, ...talk].join('\n'))).links?.value.split('\n') ?? []
  }
  expect(count(10)).toHaveLength(20)
  expect(count(450).join('\n').length).toBeLessThanOrEqual(5000)
})
