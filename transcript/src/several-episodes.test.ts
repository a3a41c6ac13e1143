import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const titles = ['The warm oven', 'Rain in Ellery', 'How bread rises', 'A night of flour']
const sentences = ['The oven is warm today, friends.', 'Then we bake bread all night.', 'Nobody sleeps when it rains.']

function rows(count: number, from = 0) {
  return Array.from({ length: count }, (_, at) => ({
    start: from + at * 5,
    end: from + at * 5 + 4,
    speaker: at % 2 === 0 ? 'Ada' : 'Ben',
    text: `${sentences[at % 3]} So it is, ${at} times.`,
  }))
}

function long(part: number): string {
  return Array.from({ length: 30 }, (_, at) => `In part ${part} we bake bread number ${at}, and nobody sleeps.`).join(
    ' ',
  )
}

function read(content: unknown, filename = 'talk.json') {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return parseTranscript(new TextEncoder().encode(text), filename)
}

const each = <T>(write: (title: string, at: number) => T) => titles.map(write)
const csvRows = each((title, at) => `2020-01-0${at + 1},Ada Stone,${title},"${long(at)}"`)

describe('a file of several episodes is refused, with their titles', () => {
  test.each<[string, unknown, string?]>([
    ['a list with segments', each((title) => ({ title, segments: rows(9) }))],
    ['a list with whole transcripts', each((title, at) => ({ title, transcript: long(at) }))],
    ['under a name', { show: 'Bread', episodes: each((title, at) => ({ title, text: long(at) })) }],
    ['segments in an object', { data: { videos: each((title) => ({ title, transcript: { segments: rows(9) } })) } }],
    ['under ids', Object.fromEntries(each((title, at) => [`ep${at}`, { title, transcript: long(at) }]))],
    ['with dates', each((title, at) => ({ title, date: `2020-01-0${at + 1}`, text: long(at) }))],
    ['one a line', each((title, at) => JSON.stringify({ title, transcript: long(at) })).join('\n')],
    ['a table', `date,guest,title,text\n${csvRows.join('\n')}\n`, 'talks.csv'],
  ])('%s', (_, content, filename) => {
    expect(() => read(content, filename)).toThrow(
      expect.objectContaining({
        reason: 'several-episodes',
        message: expect.stringMatching(
          /^This file holds 4 episodes: “The warm oven”, “Rain in Ellery”, “How bread rises”, and 1 more\./,
        ),
      }),
    )
  })
})

const tracks = (more: (one: 'ada' | 'ben') => object) =>
  (['ada', 'ben'] as const).map((one) => ({ ...more(one), segments: rows(9) }))

describe('parts of one episode are read', () => {
  test.each<[string, unknown, string?]>([
    [
      'a talk with its sources',
      {
        segments: rows(30),
        sources: each((title, at) => ({ title, url: `https://${at}.org/${title}`, content: long(at) })),
      },
    ],
    [
      'a talk with what is related',
      {
        title: 'Bread',
        transcript: long(9),
        related: each((title, at) => ({ title, date: `2020-01-0${at + 1}`, text: long(at) })),
      },
    ],
    ['a file for each person', tracks((one) => ({ file: `${one}.wav` }))],
    [
      'a person for each name',
      { ada: { file: 'ada.wav', segments: rows(9) }, ben: { file: 'ben.wav', segments: rows(9) } },
    ],
    ['languages', { captions: tracks((one) => ({ title: one, language: one, url: `https://x.org/${one}` })) }],
    ['pieces of a recording', each((_, at) => ({ filename: `out00${at}.mp3`, transcript: long(at) }))],
    ['numbered parts', ['Part one', 'Part two'].map((title) => ({ title, segments: rows(9) }))],
    ['turns with roles', each((title, at) => ({ speaker: at % 2 ? 'Ada' : 'Ben', title, transcript: long(at) }))],
    [
      'turns of a table',
      `speaker,title,text\n${csvRows.map((row) => row.split(',').slice(1).join(',')).join('\n')}\n`,
      'talk.csv',
    ],
    [
      'sections of a table',
      `title,text\n${csvRows.map((row) => row.split(',').slice(2).join(',')).join('\n')}\n`,
      'talk.csv',
    ],
    ['interviews of one episode', { interviews: each((title, at) => ({ title, text: long(at) })) }],
    ['sections with links', each((title, at) => ({ title, url: `https://x.org/ep/s${at}`, text: long(at) }))],
    ['chapters', { title: 'Bread', chapters: each((title, at) => ({ title, segments: rows(9, at * 60) })) }],
    ['chapters whose times each start at zero', { chapters: each((title) => ({ title, segments: rows(9) })) }],
    ['a list of chapters', each((title, at) => ({ title, segments: rows(9, at * 60) }))],
    ['paragraphs with titles and times', { paragraphs: each((title, at) => ({ title, start: at, text: long(at) })) }],
    ['sections', each((title, at) => ({ title, text: long(at) }))],
    ['links into one video', each((title, at) => ({ title, url: `https://x.org/w?v=1&t=${at}s`, text: long(at) }))],
    ['a track for each person', { tracks: ['Ada', 'Ben'].map((title) => ({ title, segments: rows(9) })) }],
    ['a recording cut for a service', each((_, at) => ({ file: `part-${at}.mp3`, segments: rows(9) }))],
    ['short words of each', each((title) => ({ title, transcript: 'The oven is warm today, friends.' }))],
    ['one episode in a list', [{ title: titles[0], segments: rows(9) }]],
  ])('%s', (_, content, filename) => {
    expect(read(content, filename).segments.length).toBeGreaterThan(0)
  })
})
