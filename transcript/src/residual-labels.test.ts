import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { readJsonFile } from './testing/read-json.ts'
import type { Transcript } from './transcript.ts'

const parse = (text: string, filename = 'talk.txt') => parseTranscript(new TextEncoder().encode(text), filename)
/** [speaker, start, text] of each segment. */
const spoken = ({ segments }: Transcript) => segments.map(({ speaker, start, text }) => [speaker, start, text])

const row = (speaker: string, start: number, text: string) => ({ speaker, start, text })
const talk = [
  row('Ada Stone', 0, 'The oven is warm.'),
  row('Ben', 10, 'Then we bake.'),
  row('Ada Stone', 20, 'All night long.'),
  row('Ben', 30, 'Yes.'),
]
/** The talk with other words in its third row. */
const withThird = (text: string) => readJsonFile(talk.map((part, at) => (at === 2 ? { ...part, text } : part)))

describe('labels and times among the words', () => {
  test.each([
    ['its own label', 'Ada Stone: All night long.'],
    ['its own time', '[00:00:20] All night long.'],
    ['both', 'Ada Stone (0:20): All night long.'],
    ['both, the other way round', '[0:20] Ada Stone: All night long.'],
  ])('%s goes', (_, text) => {
    expect(spoken(withThird(text))).toEqual(spoken(readJsonFile(talk)))
    expect(withThird(text).notes).toMatchObject([
      { kind: 'repaired', what: 'names and times of turns among the words, taken out', firstEntry: 3 },
    ])
  })

  test.each([
    ['a name with a time', 'All night long. Ben (0:25) And nobody sleeps.', 25],
    ['a time with a name', 'All night long. [0:25] Ben: And nobody sleeps.', 25],
    ['a name', 'All night long. Ben: And nobody sleeps.', null],
  ])('%s begins a turn', (_, text, start) => {
    expect(spoken(withThird(text)).slice(2, 4)).toEqual([
      ['Ada Stone', 20, 'All night long.'],
      ['Ben', start, 'And nobody sleeps.'],
    ])
  })

  test.each([
    ['/Ben: oh/', 'Ben'],
    ['//Ben: oh//', 'Ben'],
    ['(Ben: oh)', 'Ben'],
    ['/Cleo Hart: oh/', 'Cleo Hart'],
  ])('%s is another voice, and the first goes on', (aside, name) => {
    expect(spoken(withThird(`All night ${aside} long.`)).slice(2, 5)).toEqual([
      ['Ada Stone', 20, 'All night'],
      [name, null, 'oh'],
      ['Ada Stone', null, 'long.'],
    ])
  })

  test.each(['Look at a/b: it is and/or.', 'It is at https://ovens.example/a: the page/the map.'])(
    '%s is said',
    (text) => {
      expect(withThird(text).segments[2]?.text).toBe(text)
    },
  )

  test('a time alone marks a place', () => {
    const [, , part] = withThird('All night long. (0:25) And nobody sleeps.').segments
    expect(part?.text).toBe('All night long. And nobody sleeps.')
    expect(part?.marks).toEqual([{ offset: 16, seconds: 25 }])
  })

  test('very many of them at once, the later of two times at one place', () => {
    const { segments } = withThird('We bake. (0:24) (0:25) '.repeat(50_000))
    expect(segments).toHaveLength(4)
    const marks = segments[2]?.marks ?? []
    expect(marks).toHaveLength(49_999)
    expect(marks.slice(0, 2)).toEqual([
      { offset: 9, seconds: 25 },
      { offset: 18, seconds: 25 },
    ])
  })

  test('in a table and in captions as well', () => {
    const rows = talk.map(({ speaker, start, text }) => `${speaker},${start},"${speaker}: ${text}"`)
    expect(spoken(parse(`Speaker,Start,Text\n${rows.join('\n')}\n`, 'talk.csv'))).toEqual(spoken(readJsonFile(talk)))
    const cues = talk.map(({ speaker, start, text }) => {
      return `00:00:${String(start).padStart(2, '0')}.000 --> 00:00:${start + 9}.000\n<v ${speaker}>${speaker}: ${text}`
    })
    const captions = parse(`WEBVTT\n\n${cues.join('\n\n').replace('> 00:00:9.', '> 00:00:09.')}\n`, 'talk.vtt')
    expect(spoken(captions)).toEqual(spoken(readJsonFile(talk)))
  })
})

describe('what only looks so is said', () => {
  test.each([
    ['a name in a sentence', 'I told Ben: bake all night.'],
    ['a name that never speaks', 'All night long. Cleo: that is another one.'],
    ['a time of day', 'We open at 10:30 and close at 18:00.'],
  ])('%s', (_, text) => {
    expect(withThird(text).segments[2]?.text).toBe(text)
    expect(withThird(text).notes).toEqual([])
  })

  test('a time in brackets behind the last time of the file', () => {
    const words = 'We open early (7:30) and close at night.'
    const captions = (end: string) => parse(`WEBVTT\n\n00:00:00.000 --> ${end}\n${words}\n`, 'talk.vtt')
    for (const transcript of [readJsonFile([{ start: 0, text: words }]), captions('00:01:00.000')]) {
      expect(transcript.segments[0]?.text).toBe(words)
      expect(transcript.notes).toMatchObject([{ what: expect.stringContaining('kept as they stand: please check') }])
    }
    expect(captions('00:10:00.000').segments).toMatchObject([
      { text: 'We open early and close at night.', marks: [{ offset: 14, seconds: 450 }] },
    ])
  })

  test('a time in brackets that fits nowhere stays, and the report asks to check', () => {
    const transcript = withThird('As John says (3:16), all night long.')
    expect(transcript.segments[2]?.text).toBe('As John says (3:16), all night long.')
    expect(transcript.notes).toMatchObject([
      {
        kind: 'repaired',
        what: 'times among the words that fit nowhere, kept as they stand: please check',
        firstEntry: 3,
      },
    ])
  })
})
