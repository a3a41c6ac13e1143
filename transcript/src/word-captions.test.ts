import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const sentences = [
  'Good morning, dear bakers and friends.',
  'The oven is warm today, and we bake all night.',
  'Nobody sleeps when it rains.',
]
const words = sentences.flatMap((sentence) => sentence.split(' '))
const starts = words.map((_, at) => at * 0.4)
const clock = (seconds: number, point: string) => `00:00:${seconds.toFixed(3).padStart(6, '0').replace('.', point)}`

type Write = (word: string, at: number) => string

function srt(write: Write): string {
  const cues = words.map((word, at) => {
    const start = starts[at] ?? 0
    return `${at + 1}\n${clock(start, ',')} --> ${clock(start + 0.35, ',')}\n${write(word, at)}\n`
  })
  return cues.join('\n')
}

function ass(write: Write): string {
  const times = (at: number) => [at * 0.4, at * 0.4 + 0.35].map((time) => clock(time, '.').slice(1, -1)).join(',')
  const events = words.map((word, at) => `Dialogue: 0,${times(at)},Default,,0,0,0,,${write(word, at)}`)
  return `[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${events.join('\n')}\n`
}

function read(text: string, filename: string) {
  return parseTranscript(new TextEncoder().encode(text), filename)
}

const color: Write = (word, at) => `{\\c&H${at % 2 === 0 ? 'FFF000' : '00FF00'}&}${word}`
const font: Write = (word) => `<font color="#fff000">${word}</font>`
const lrc = words.map((word, at) => `[${clock(starts[at] ?? 0, '.').slice(3, 11)}]${word}`).join('\n')
const table = words.map((word, at) => `${starts[at]?.toFixed(2)},"${word}"`).join('\n')
const growing: Write = (_, at) => words.slice(at - (at % 5), at + 1).join(' ')

describe('captions of one word or a few', () => {
  test.each([
    ['SRT', srt((word) => word), 'a.srt'],
    ['SRT with colors of SubStation Alpha', srt(color), 'a.srt'],
    ['SRT with fonts', srt(font), 'a.srt'],
    ['WebVTT', `WEBVTT\n\n${srt((word) => `<c.yellow>${word}</c>`).replace(/(?<=\d\d),(?=\d{3})/g, '.')}`, 'a.vtt'],
    ['SubStation Alpha', ass(color), 'a.txt'],
    ['lyrics', lrc, 'a.txt'],
    ['a table', `start,text\n${table}\n`, 'a.csv'],
    ['captions that grow by a word', srt(growing), 'a.srt'],
    ['the same in SubStation Alpha', ass(growing), 'a.txt'],
  ])('become sentences: %s', (_, text, filename) => {
    const { segments, speakers } = read(text, filename)
    expect(segments.map((segment) => segment.text)).toEqual(sentences)
    expect(speakers).toEqual([])
  })

  test('each word keeps its time', () => {
    for (const { text, marks = [] } of read(srt(color), 'a.srt').segments) {
      const timed = marks.map(({ offset, seconds }) => [text.slice(offset).split(' ')[0], seconds])
      const first = words.indexOf(text.split(' ')[0] ?? '')
      const expected = words.slice(first, first + timed.length).map((word, at) => [word, (first + at) * 0.4])
      expect(timed.map(([word]) => word)).toEqual(expected.map(([word]) => word))
      for (const [at, [, seconds]] of timed.entries()) expect(seconds).toBeCloseTo(Number(expected[at]?.[1]), 3)
    }
  })

  test('voices divide them, and sounds stand alone', () => {
    const cues = words.map((word, at) => {
      const start = starts[at] ?? 0
      const said = at === 3 ? '[Music]' : word
      return `${clock(start, '.')} --> ${clock(start + 0.35, '.')}\n<v ${at < 8 ? 'Ada' : 'Ben'}>${said}</v>\n`
    })
    const { segments } = read(`WEBVTT\n\n${cues.join('\n')}`, 'a.vtt')
    expect(segments.slice(0, 5).map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ada', 'Good morning, dear'],
      ['Ada', '[Music]'],
      ['Ada', 'and friends.'],
      ['Ada', 'The oven'],
      ['Ben', 'is warm today, and we bake all night.'],
    ])
  })

  test('without full stops they end at a pause', () => {
    const cues = words.map((word, at) => {
      const start = (starts[at] ?? 0) + (at < 10 ? 0 : 2)
      return `${at + 1}\n${clock(start, ',')} --> ${clock(start + 0.35, ',')}\n${word.replace(/\W/g, '')}\n`
    })
    expect(read(cues.join('\n'), 'a.srt').segments).toHaveLength(2)
  })

  test('a line that lights up word by word is said once', () => {
    const lit: Write = (_, at) => {
      const line = words.slice(at - (at % 5), at - (at % 5) + 5)
      return line.map((word, place) => (place === at % 5 ? `{\\c&HFFF000&}${word}{\\r}` : word)).join(' ')
    }
    for (const text of [srt(lit), ass(lit)]) {
      expect(
        read(text, 'a.srt')
          .segments.map((segment) => segment.text)
          .join(' '),
      ).toBe(words.join(' '))
    }
  })

  test('ordinary captions stay as they are cut', () => {
    const cues = Array.from({ length: 20 }, (_, at) => {
      const text = ['Yes.', 'So we bake until the morning,', 'and nobody comes to the door', 'No.'][at % 4]
      return `${at + 1}\n${clock(at * 2, ',')} --> ${clock(at * 2 + 1.5, ',')}\n${text}\n`
    })
    expect(read(cues.join('\n'), 'a.srt').segments).toHaveLength(20)
  })
})

describe('captions of a few words are joined only where one person says them', () => {
  const said = ['hello', 'yes', 'we', 'bake', 'all night', 'long', 'no', 'we', 'do', 'not', 'bake', 'at', 'noon']
  const lines = (write: Write) =>
    said
      .map((word, at) => `${clock(at * 0.4, ',')} --> ${clock(at * 0.4 + 0.35, ',')}\n${write(word, at)}\n`)
      .join('\n')

  test('a >> begins another sentence', () => {
    const { segments } = read(
      lines((word, at) => (at === 0 || at === 6 ? `>> ${word}` : word)),
      'a.srt',
    )
    expect(segments.map(({ text }) => text)).toEqual(['hello yes we bake all night long', 'no we do not bake at noon'])
  })

  test('a dash begins another sentence', () => {
    const { segments } = read(
      lines((word, at) => (at === 6 ? `- ${word}` : word)),
      'a.srt',
    )
    expect(segments.map(({ text }) => text)).toEqual([
      'hello yes we bake all night long',
      '- no we do not bake at noon',
    ])
  })

  test('pieces of words stay apart', () => {
    const pieces = [' my', ' bak', 'ers', ',', ' it', "'s", ' warm', '.', ' We', ' bake', ' bread', ' now', '.']
    const { segments } = read(
      lines((_, at) => pieces[at] ?? ''),
      'a.srt',
    )
    expect(segments.map(({ text }) => text)).toEqual(pieces.map((piece) => piece.trim()))
  })
})
