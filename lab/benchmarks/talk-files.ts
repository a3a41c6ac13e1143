// Transcripts of any size, put together from the sentences of `samples/`: the same bytes on every run.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTranscript } from '@podcastai/transcript'

export const megabyte = 1_000_000
export const formats = ['srt', 'vtt', 'json', 'csv', 'txt'] as const
export type Format = (typeof formats)[number]

type Line = { speaker: string; start: number; end: number; text: string }

/** A file of at least so many bytes, and less than one line more. */
export function talkFile(format: Format, bytes: number): string {
  const { head, line, between, foot } = writers[format]
  const parts: string[] = []
  let size = head.length + foot.length
  for (const said of endlessTalk()) {
    const written = line(said, parts.length)
    parts.push(written)
    size += Buffer.byteLength(written) + between.length
    if (size >= bytes) return head + parts.join(between) + foot
  }
  return ''
}

const samples = join(import.meta.dirname, '../../samples')

/** What the samples say, again and again in another order, with pauses and lengths as people have them. */
function* endlessTalk(): Generator<Line> {
  const files = readdirSync(samples).filter((name) => /\.(?:srt|txt|vtt)$/.test(name))
  const said = files.flatMap((name) => parseTranscript(readFileSync(join(samples, name)), name).segments)
  const random = repeatableRandom(7)
  let start = 0.5
  for (;;) {
    const { speaker, text } = said[Math.floor(random() * said.length)] ?? { speaker: null, text: '' }
    const end = start + text.length / 15 + random()
    yield { speaker: speaker ?? 'Speaker 1', start, end, text: random() < 0.05 ? `<i>${text}</i> &amp; more` : text }
    start = end + (random() < 0.2 ? random() * 2 : 0.04)
  }
}

/** A linear congruential generator: any will do, as long as it is the same everywhere. */
function repeatableRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Writer = { head: string; line: (said: Line, at: number) => string; between: string; foot: string }

const writers: Record<Format, Writer> = {
  srt: {
    head: '',
    line: ({ speaker, start, end, text }, at) =>
      `${at + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${inTwoLines(`${speaker}: ${text}`)}\n`,
    between: '\n',
    foot: '',
  },
  vtt: {
    head: 'WEBVTT\n\n',
    line: ({ speaker, start, end, text }) =>
      `${clock(start, '.')} --> ${clock(end, '.')}\n<v ${speaker}>${inTwoLines(text)}</v>\n`,
    between: '\n',
    foot: '',
  },
  json: {
    head: '{"version": "1.0.0", "segments": [\n',
    line: ({ speaker, start, end, text }) => JSON.stringify({ speaker, startTime: start, endTime: end, body: text }),
    between: ',\n',
    foot: '\n]}\n',
  },
  csv: {
    head: 'Speaker,Start,End,Text\n',
    line: ({ speaker, start, end, text }) =>
      `${speaker},${clock(start, '.')},${clock(end, '.')},"${text.replaceAll('"', '""')}"`,
    between: '\n',
    foot: '\n',
  },
  txt: {
    head: '',
    line: ({ speaker, start, text }) => `${speaker} (${clock(start, '.').slice(0, -4)}): ${text}\n`,
    between: '\n',
    foot: '',
  },
}

function clock(seconds: number, point: string): string {
  const [whole, rest] = [Math.floor(seconds), Math.round((seconds % 1) * 1000) % 1000]
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}${point}${String(rest).padStart(3, '0')}`
}

function inTwoLines(text: string): string {
  const middle = text.indexOf(' ', text.length / 2)
  return middle < 0 ? text : `${text.slice(0, middle)}\n${text.slice(middle + 1)}`
}
