// The same caption files read by this parser and by those of npm, side by side.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type IndexRow, judgedWrong, readIndex } from '../../transcript/src/testing/corpus-index.ts'
import { type CaptionParser, type Cue, captionParsers, type Kind } from './caption-parsers.ts'
import { printTable, rounded } from './print-table.ts'
import { megabyte, talkFile } from './talk-files.ts'

const rounds = 5
const kinds: readonly Kind[] = ['srt', 'vtt']

export async function benchParsers(): Promise<void> {
  const corpus = process.env.TRANSCRIPT_CORPUS
  const rows = corpus ? captionRows(corpus) : []
  console.log(`Seconds for 10 MB: the least of ${rounds} rounds in which every parser reads the file once.`)
  if (corpus) explainRight(rows)
  else console.log('TRANSCRIPT_CORPUS is not set: whether each parser reads real files right is not counted.')
  const seconds = new Map<string, number>()
  for (const kind of kinds) await race(kind, seconds)
  const counts = corpus ? await Promise.all(captionParsers.map((parser) => countRight(rows, corpus, parser))) : []
  console.log()
  printTable(
    captionParsers.map(({ name }, at) => ({
      parser: name,
      ...Object.fromEntries(kinds.flatMap((kind) => formatTimes(name, kind, seconds))),
      ...(counts[at] && { 'read right': counts[at] }),
    })),
  )
}

/** Parsers take turns, so that whatever else the machine does meets all of them. */
async function race(kind: Kind, seconds: Map<string, number>): Promise<void> {
  const bytes = new TextEncoder().encode(talkFile(kind, 10 * megabyte))
  for (let round = 0; round < rounds; round++) {
    for (const { name, kinds, read } of captionParsers) {
      if (!kinds.includes(kind)) continue
      const began = performance.now()
      await read(bytes, kind)
      const key = `${name} ${kind}`
      seconds.set(key, Math.min(seconds.get(key) ?? Number.POSITIVE_INFINITY, (performance.now() - began) / 1000))
    }
  }
}

function formatTimes(name: string, kind: Kind, seconds: ReadonlyMap<string, number>): [string, string][] {
  const [own, its] = [seconds.get(`${captionParsers[0]?.name} ${kind}`), seconds.get(`${name} ${kind}`)]
  if (own === undefined || its === undefined)
    return [
      [`${kind} s`, '-'],
      [`${kind} ×`, '-'],
    ]
  return [
    [`${kind} s`, String(rounded(its))],
    [`${kind} ×`, String(rounded(its / own, 1))],
  ]
}

function captionRows(corpus: string): IndexRow[] {
  return readIndex(corpus)
    .filter(({ path }) => /\.(?:srt|vtt)$/.test(path))
    .map((row) => ({ ...row, ...judgedWrong[row.path] }))
}

function explainRight(rows: readonly IndexRow[]): void {
  console.log(
    `Read right, of the ${rows.length} SRT and WebVTT files of TRANSCRIPT_CORPUS: as many cues with words as INDEX.tsv`,
  )
  console.log(
    'says (corrected where the corpus test corrects it), the end within 0.1 s, and its first and last words in the',
  )
  console.log(
    'first and last cue. From every parser’s words markup and entities are taken, lines are joined, and a name in',
  )
  console.log('front is no mistake. Where the index expects nothing, reading nothing or refusing is right.')
}

async function countRight(rows: readonly IndexRow[], corpus: string, { kinds, read }: CaptionParser): Promise<string> {
  let [right, tried] = [0, 0]
  for (const row of rows) {
    const kind = row.path.endsWith('.vtt') ? 'vtt' : 'srt'
    if (!kinds.includes(kind)) continue
    tried++
    const cues = await cuesOrNone(() => read(readFileSync(join(corpus, row.path)), kind))
    if (isRight(row, cues)) right++
  }
  return `${right} of ${tried}`
}

async function cuesOrNone(read: () => Promise<Cue[]> | Cue[]): Promise<Cue[]> {
  try {
    return await read()
  } catch {
    return []
  }
}

function isRight(row: IndexRow, cues: readonly Cue[]): boolean {
  const said = cues.map((cue) => ({ ...cue, text: plain(cue.text) })).filter(({ text }) => text !== '')
  if (said.length !== row.segments) return false
  const end = said.reduce((latest, cue) => Math.max(latest, cue.end), 0)
  const [first = '', last = ''] = [said.at(0)?.text, said.at(-1)?.text]
  return (
    Math.abs(end - (row.duration ?? 0)) <= 0.1 &&
    first.includes(plain(row.firstText)) &&
    last.includes(plain(row.lastText))
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plain(text: string): string {
  return text
    .replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()
}
