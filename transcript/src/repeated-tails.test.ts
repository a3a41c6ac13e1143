import { expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const read = (text: string, filename: string) => parseTranscript(new TextEncoder().encode(text), filename)
const said = Array.from({ length: 12 }, (_, at) => `The oven of house ${at} is warm, and nobody is there.`)
const names = ['Maya', 'Jonas']
const score = (at: number) => (0.61 + at / 40).toFixed(2)
const clock = (at: number) => `00:0${Math.floor(at / 6)}:${10 + (at % 6) * 8}`

const files: [string, string, (tail: (at: number) => string) => string][] = [
  ['turns', 'a.txt', (tail) => said.map((text, at) => `${names[at % 2]}: ${text}${tail(at)}`).join('\n')],
  [
    'heads above lines',
    'a.txt',
    (tail) => said.map((text, at) => `${names[at % 2]} ${clock(at)}\n${text}${tail(at)}`).join('\n\n'),
  ],
  ['lines with times', 'a.txt', (tail) => said.map((text, at) => `[${clock(at)}] ${text}${tail(at)}`).join('\n')],
  [
    'captions',
    'a.srt',
    (tail) =>
      said.map((text, at) => `${at + 1}\n${clock(at)},000 --> ${clock(at)},900\n${text}${tail(at)}\n`).join('\n'),
  ],
  [
    'JSON',
    'a.json',
    (tail) => JSON.stringify(said.map((text, at) => ({ start: at, speaker: names[at % 2], text: text + tail(at) }))),
  ],
]

test.each(files)('numbers in brackets behind every line of %s are not said', (_, filename, write) => {
  for (const tail of [
    (at: number) => ` (confidence: ${score(at)})`,
    (at: number) => ` [${score(at)}]`,
    (at: number) => ` {conf=${90 + at / 10}%}`,
  ]) {
    const { segments, notes } = read(write(tail), filename)
    expect(segments.map(({ text }) => text)).toEqual(said)
    expect(notes).toMatchObject([{ kind: 'dropped', what: 'numbers behind every line' }])
  }
})

test.each(files)('what stands in brackets behind some lines of %s is said', (_, filename, write) => {
  for (const tail of [() => ' (laughs)', (at: number) => (at % 3 === 0 ? ` (in ${1990 + at})` : '')]) {
    const { segments } = read(write(tail), filename)
    expect(segments.map(({ text }) => text)).toEqual(said.map((text, at) => text + tail(at)))
  }
})
