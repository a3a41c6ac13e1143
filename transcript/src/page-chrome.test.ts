import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const parse = (text: string) => parseTranscript(new TextEncoder().encode(text), 'talk.txt')
/** [speaker, text] of each segment. */
const spoken = (text: string) => parse(text).segments.map(({ speaker, text }) => [speaker, text])
const told = (text: string) =>
  parse(text).notes.map(({ kind, what, count, firstLine }) => [kind, what, count, firstLine])

const talk =
  'Ada: The oven is warm.\n\nBen: Then we bake, and we bake all night.\n\nAda: All night long, until it rains.\n\nBen: Bye.\n'
const said = [
  ['Ada', 'The oven is warm.'],
  ['Ben', 'Then we bake, and we bake all night.'],
  ['Ada', 'All night long, until it rains.'],
  ['Ben', 'Bye.'],
]

describe('a transcript copied with its page', () => {
  test('menus, title, chapters and footer are left out, each told with its line', () => {
    const page = `Skip to content
Home
Episodes
About

Episode 12: The warm oven

March 4, 2024
12 min read

Chapters
00:00 Introduction
02:15 Why bread
12:40 The oven

${talk}
This transcript was generated automatically and may contain errors.

Subscribe to our newsletter

© 2024 Ada Stone. All rights reserved.
Privacy Policy | Terms of Service
`
    expect(spoken(page)).toEqual(said)
    expect(told(page)).toEqual([
      ['dropped', 'lines of the page around the transcript', 9, 1],
      ['dropped', 'chapter lists', 4, 11],
      ['dropped', 'lines about the transcript', 1, 24],
      ['dropped', 'lines about the episode', 1, 6],
    ])
  })

  test('show notes above a heading "Transcript" and links below a heading of their own are left out', () => {
    const notes = 'Ada and Ben bake.\n\n'
    const links = 'Related episodes\n\nThe cold oven\n'
    for (const heading of ['Transcript', 'Full transcript:', '## Transcript', '**Episode Transcript**']) {
      expect(spoken(`${notes}${heading}\n\n${talk}\n${links}`)).toEqual(said)
    }
    expect(told(`${notes}Transcript\n\n${talk}\n${links}`)).toEqual([
      ['dropped', 'lines above the transcript', 2, 1],
      ['dropped', 'lines below the transcript', 2, 13],
    ])
  })

  test('a page without names loses its menu, heading and last lines', () => {
    const page = `Home | Episodes | About\n\nTranscript\n\nWe baked all night, and nobody came to the door.\n\nThen it rained.\n\nShare this episode\n\nCopyright 2024 Ada Stone\n`
    expect(spoken(page).map(([, text]) => text)).toEqual([
      'We baked all night, and nobody came to the door.',
      'Then it rained.',
    ])
  })
})

describe('what a tool adds to its export', () => {
  test.each([
    [
      'Otter',
      `Bread talk\nMon, Mar 04, 2024 10:00AM • 25:17\nSUMMARY KEYWORDS\nbread, oven\nSPEAKERS\nAda, Ben\n\n${talk}`,
    ],
    [
      'Google Meet',
      `Bread talk (2026-10-05 10:00 GMT+3) - Transcript\nAttendees\nAda, Ben\nTranscript\n${talk}Meeting ended after 00:06:12 👋\nThis editable transcript was computer generated and might contain errors. People can also change the text.\n`,
    ],
    [
      'Fathom',
      `Bread talk\nVIEW RECORDING - 31 mins (No highlights): https://example.org/calls/1\n\n---\n\n${talk}ACTION ITEM: Buy flour - WATCH: https://example.org/calls/1?timestamp=9\n`,
    ],
    [
      'Sonix',
      `bread.mp3\n\n${talk}\nSonix is the world’s most advanced automated transcription platform. Fast and accurate.\n\nConvert your files in minutes.\n`,
    ],
    ['Teams', `Ada started transcription\n\n${talk}\nAda stopped transcription\n`],
    ['Apple Podcasts', `${talk}\nExcerpt From\nThe Bread Show\nThis material may be protected by copyright.\n`],
    ['Word', `Audio file\nbread.wav\n\nTranscript\n\n${talk}`],
  ])('%s', (_, text) => {
    expect(spoken(text)).toEqual(said)
  })
})

describe('speech that only looks like a page stays', () => {
  test('before the first name: whole sentences', () => {
    expect(spoken(`This is the show about bread.\n\n${talk}`)[0]).toEqual([null, 'This is the show about bread.'])
  })

  test('in the middle: buttons, dates and headings of a page, said', () => {
    const text = talk.replace('Bye.', 'Say\n\nSubscribe\n\nMarch 4, 2024\n\nshow notes and links\n\nBen: Bye.')
    expect(spoken(text).at(-2)).toEqual(['Ben', 'Say Subscribe March 4, 2024 show notes and links'])
  })

  test('at the end: the last words ask to subscribe', () => {
    const text = talk.replace('Bye.', 'Bye.\n\nSubscribe to the podcast, and share this episode.')
    expect(spoken(text).at(-1)).toEqual(['Ben', 'Bye. Subscribe to the podcast, and share this episode.'])
  })

  test('times with words and nobody named are the talk, not chapters', () => {
    expect(spoken('00:00 The oven is warm\n00:05 Then we bake\n00:09 All night\n')).toHaveLength(3)
  })

  test('times with words above people who are named late are the talk', () => {
    const lines = Array.from(
      { length: 200 },
      (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} then we bake`,
    )
    const words = spoken(`${lines.join('\n')}\n\n${talk}`).map(([, text]) => text)
    expect(words.join(' ').split('then we bake')).toHaveLength(201)
  })

  test('the word transcript in the last lines starts nothing', () => {
    expect(spoken(`${talk}\nTranscript\n`).slice(0, 3)).toEqual(said.slice(0, 3))
  })

  test('a name alone, with the words below, is no title', () => {
    expect(spoken('Ada Stone\nThe oven is warm.\n\nBen\nThen we bake.\n\nBen\nAll night.\n')[0]).toEqual([
      'Ada Stone',
      'The oven is warm.',
    ])
  })
})

describe('a page whose turns all look alike', () => {
  const turns = Array.from({ length: 12 }, (_, at) => {
    const words = ['The oven is warm.', 'Then we bake all night.', 'Nobody sleeps.'][at % 3] ?? ''
    return { name: at % 2 === 0 ? 'Ada Stone' : 'Ben Hill', time: `00:0${Math.floor(at / 6)}:${10 + at * 4}`, words }
  })
  const above = `Bread, Ovens & Rain
This page has all that was said in the twelfth episode. The times lead to the video, and a person corrected the words.

Table of Contents

0:10 – Introduction
0:26 – The warm oven
0:42 – Rain

Introduction`
  const below = `Who we are

Ada Stone bakes bread in Ellery and has written three books.

The cold oven`

  test.each([
    ['on one line', ({ name, time, words }: (typeof turns)[number]) => `${name} (${time}) ${words}`],
    ['as links of Markdown', ({ name, time, words }) => `**${name}**\n[(${time})](https://example.org/x?t=1) ${words}`],
    ['name below', ({ name, time, words }) => `{${time}} • ${name}\n${words}`],
  ])('introduction, contents, titles and the box below are left out: %s', (_, write) => {
    const body = turns.map((turn, at) => (at === 4 ? `The warm oven\n\n${write(turn)}` : write(turn)))
    const page = `${above}\n\n${body.join('\n\n')}\n\n${below}\n`
    const transcript = parse(page)
    expect(transcript.segments.map(({ speaker, text }) => [speaker, text])).toEqual(
      turns.map(({ name, words }) => [name, words]),
    )
    expect(told(page).map(([kind, what]) => [kind, what])).toEqual(
      expect.arrayContaining([
        ['dropped', 'lines above the transcript'],
        ['dropped', 'headings'],
        ['dropped', 'lines below the transcript'],
      ]),
    )
  })

  test('words before the first name stay where the recording leaves room for them', () => {
    const late = turns.map(({ name, words }, at) => `${name} (00:05:${10 + at}) ${words}`).join('\n\n')
    const opening = 'We baked all night, and nobody came to the door until it rained. '.repeat(40).trim()
    expect(spoken(`${opening}\n\n${late}\n`)[0]).toEqual([null, opening])
  })

  test('a last turn of several paragraphs stays whole', () => {
    const body = turns.map(({ name, time, words }) => `${name} (${time}) ${words}`).join('\n\n')
    expect(spoken(`${body}\n\nThat was all for today.\n\nSee you next week.\n`).at(-1)).toEqual([
      'Ben Hill',
      'Nobody sleeps. That was all for today. See you next week.',
    ])
  })
})

test.each(['*Note: This', 'Please note that this', 'Disclaimer: this', 'The'])(
  '%s transcript may contain errors',
  (opening) => {
    const text = `${opening} transcript was generated automatically and may contain errors.\n\n${talk}`
    expect(spoken(text)).toEqual(said)
  },
)

test.each([
  'Transcript completed by: Ada Roth. Edited by: Ben Kay.',
  'Transcribed and edited by Ada Roth',
  'Proofread by: Ada Roth',
])('a credit line above the talk is not speech: %s', (credit) => {
  const talk = 'Maya Brandt: Good morning, and welcome to the bakery.\nJonas Reed: Thank you. It is warm in here.\n'
  const { segments } = parseTranscript(Buffer.from(`${credit}\n\n${talk.repeat(4)}`), 'talk.txt')
  expect(segments[0]).toMatchObject({ speaker: 'Maya Brandt', text: 'Good morning, and welcome to the bakery.' })
})
