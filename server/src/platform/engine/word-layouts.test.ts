// Word files in the layouts of tools that hand them out, from the archive to segments.
import { parseTranscript } from '@podcastai/transcript'
import { Document, ExternalHyperlink, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { describe, expect, test } from 'vitest'
import { readWordFile } from './word-file.ts'

type Turn = { name: string; seconds: number; lines: string[] }

function createTurns(rounds: number): Turn[] {
  return Array.from({ length: rounds }, (_, round) => [
    { name: 'Maya Hart', seconds: round * 3600 + 7, lines: ['We talk about ovens today.', 'It is cold outside.'] },
    { name: 'Jonas Beck', seconds: round * 3600 + 64, lines: ['Four weeks: every one without sleep.'] },
    { name: 'Maya Hart', seconds: round * 3600 + 90, lines: ['Who helped you then?'] },
    { name: 'Jonas Beck', seconds: round * 3600 + 95, lines: ['My neighbor Ada did.', 'She had an oven in her yard.'] },
  ]).flat()
}

const bold = (text: string) => new TextRun({ text, bold: true })
const paragraph = (...children: (TextRun | ExternalHyperlink)[]) => new Paragraph({ children })
const plain = (text = '') => new Paragraph(text)
const heading = (text: string) => new Paragraph({ text, heading: 'Heading1' })
const broken = (lines: readonly string[]) => lines.map((text) => new TextRun({ text, break: 1 }))
const table = (rows: readonly (readonly string[])[]) =>
  new Table({
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [plain(text)] })) }),
    ),
  })

const two = (value: number) => String(value).padStart(2, '0')
function writeTime(seconds: number, { full = false } = {}): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return full || hours > 0 ? `${full ? two(hours) : hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

type Layout = { what: string; isTimed: boolean; write: (turns: Turn[]) => (Paragraph | Table)[] }

const layouts: Layout[] = [
  {
    what: 'Teams: name, time and words in one paragraph',
    isTimed: true,
    write: (turns) => [
      paragraph(bold('Bakery Call-20260301_100000-Meeting Recording')),
      plain('March 1, 2026, 10:00AM'),
      plain('1h 2m 12s'),
      plain(),
      paragraph(bold('Maya Hart'), new TextRun(' started transcription')),
      ...turns.map(({ name, seconds, lines }) =>
        paragraph(bold(name), new TextRun(`   ${writeTime(seconds)}`), ...broken(lines)),
      ),
      paragraph(bold('Maya Hart'), new TextRun(' stopped transcription')),
    ],
  },
  {
    what: 'Teams as it was: a range, the name and words in one paragraph',
    isTimed: true,
    write: (turns) =>
      turns.map(({ name, seconds, lines }) => {
        const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
        const clock = `${hours}:${minutes}:${rest}`
        return paragraph(new TextRun(`${clock}.0 --> ${clock}.940`), ...broken([name, lines.join(' ')]))
      }),
  },
  {
    what: 'Otter: a head, a paragraph of words, an empty one',
    isTimed: true,
    write: (turns) => [
      heading('The first loaf'),
      plain('Sun, Mar 1, 2026 10:00AM • 1:02:12'),
      plain(),
      paragraph(bold('SUMMARY KEYWORDS')),
      plain('bread, oven, bakery, neighbor'),
      plain(),
      paragraph(bold('SPEAKERS')),
      plain('Maya Hart, Jonas Beck'),
      plain(),
      ...turns.flatMap(({ name, seconds, lines }) => [
        plain(`${name}  ${writeTime(seconds).padStart(5, '0')}`),
        plain(lines.join(' ')),
        plain(),
      ]),
    ],
  },
  {
    what: 'Word: time and name above the words',
    isTimed: true,
    write: (turns) => [
      heading('Audio file'),
      paragraph(new ExternalHyperlink({ link: 'https://files.example/a.wav', children: [new TextRun('call.wav')] })),
      heading('Transcript'),
      ...turns.flatMap(({ name, seconds, lines }) => [
        plain(`${writeTime(seconds, { full: true })} ${name}`),
        plain(lines.join(' ')),
      ]),
    ],
  },
  {
    what: 'Google Meet: names in bold, times as headings',
    isTimed: false,
    write: (turns) => [
      heading('Bakery Call (2026/03/01 10:00 GMT+1) - Transcript'),
      heading('Attendees'),
      plain('Maya Hart, Jonas Beck'),
      heading('Transcript'),
      ...turns.map(({ name, lines }) => paragraph(bold(`${name}:`), new TextRun(` ${lines.join(' ')}`))),
      plain('Meeting ended after 01:02:12 👋'),
    ],
  },
  {
    what: 'a document with bold names and no colon',
    isTimed: false,
    write: (turns) => [
      heading('The first loaf'),
      ...turns.map(({ name, lines }) => paragraph(bold(`${name} `), new TextRun(lines.join(' ')))),
    ],
  },
  {
    what: 'a document with bold names above paragraphs',
    isTimed: false,
    write: (turns) => turns.flatMap(({ name, lines }) => [paragraph(bold(name)), ...lines.map(plain)]),
  },
  {
    what: 'a table with a heading row',
    isTimed: true,
    write: (turns) => [
      table([
        ['Time', 'Speaker', 'Transcript'],
        ...turns.map(({ name, seconds, lines }) => [writeTime(seconds, { full: true }), name, lines.join(' ')]),
      ]),
    ],
  },
  {
    what: 'a table of names and words',
    isTimed: false,
    write: (turns) => [table(turns.map(({ name, lines }) => [name, lines.join(' ')]))],
  },
]

async function read(children: (Paragraph | Table)[]) {
  const { text, title } = await readWordFile(await Packer.toBuffer(new Document({ sections: [{ children }] })))
  return parseTranscript(text, 'talk.docx', title)
}

describe.each([2, 12])('Word files with %i rounds of turns', (rounds) => {
  const turns = createTurns(rounds)
  test.each(layouts)('$what', async ({ isTimed, write }) => {
    const { segments } = await read(write(turns))
    expect(segments.map(({ speaker, start, text }) => [speaker, start, text])).toEqual(
      turns.map(({ name, seconds, lines }) => [name, isTimed ? seconds : null, lines.join(' ')]),
    )
  })
})

test('paragraphs of one voice stay apart, although a few are empty', async () => {
  const lines = createTurns(10).flatMap((turn) => turn.lines)
  const { segments } = await read([heading('The first loaf'), plain(), ...lines.map(plain), plain(), plain('The end.')])
  expect(segments.map(({ text }) => text)).toEqual([...lines, 'The end.'])
})

test('bold words that open paragraphs of one voice are words', async () => {
  const { segments, speakers } = await read(
    ['Sourdough', 'Flour', 'Water', 'Salt'].map((what) => paragraph(bold(what), new TextRun(' takes its time.'))),
  )
  expect(speakers).toEqual([])
  expect(segments[0]?.text).toBe('Sourdough takes its time.')
})
