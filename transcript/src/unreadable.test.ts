import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { UnreadableTranscript } from './unreadable.ts'

const encode = (text: string) => new TextEncoder().encode(text)

function refusal(content: string | number[], filename: string): UnreadableTranscript {
  try {
    parseTranscript(typeof content === 'string' ? encode(content) : Uint8Array.from(content), filename)
  } catch (error) {
    if (error instanceof UnreadableTranscript) return error
    throw error
  }
  throw new Error(`${filename} was read`)
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const noise = Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256)

describe('files that cannot be read say why, and what to do', () => {
  test.each([
    ['nothing', '', 'talk.txt', 'empty', /empty/],
    ['white space', '\uFEFF \r\n\t', 'talk.vtt', 'empty', /empty/],
    ['a Word file', [...ascii('PK'), 3, 4, 20, 0, 8, 0], 'talk.txt', 'binary', /Word.*\.txt/],
    ['a PDF', ascii('%PDF-1.7\n'), 'talk.txt', 'binary', /PDF/],
    ['a picture', [0x89, ...ascii('PNG'), 13, 10], 'talk.csv', 'binary', /PNG/],
    ['a recording', [...ascii('ID3'), 4, 0, 0], 'talk.srt', 'binary', /MP3/],
    ['a recording without a tag', [0xff, 0xfb, 0x90, 0x64, 0, 0], 'talk.txt', 'binary', /MP3/],
    ['random bytes', noise, 'talk.txt', 'binary', /not text/],
    [
      'JSON cut short',
      '{"segments": [\n {"text": "Hi"},\n {"text": "Th',
      'talk.json',
      'malformed',
      /breaks off at line 3/,
    ],
    [
      'JSON with a slip',
      '{"segments": [\n {"text": "Hi"}\n {"text": "Ho"}\n]}',
      'a.txt',
      'malformed',
      /mistake in line 3/,
    ],
    ['JSON of something else', '{"name": "podcastai", "version": 3}', 'talk.json', 'no-speech', /“text”/],
    ['an empty list', '[]', 'talk.json', 'no-speech', /Looked for: AssemblyAI/],
    ['captions without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 'talk.vtt', 'no-speech', /-->/],
    ['a header alone', 'speaker,start,text\n', 'talk.csv', 'no-speech', /Looked for/],
    ['numbers', '12 34\n56', 'talk.txt', 'no-speech', /Maya: Hello/],
    ['times that cannot be read', '1\nsoon --> later\nHi there, Ada.\n', 'talk.srt', 'no-speech', /time line/],
  ])('[API-42] %s', (_, content, filename, reason, message) => {
    const error = refusal(content as string | number[], filename)
    expect(error.reason).toBe(reason)
    expect(error.message).toMatch(message)
  })
})

describe('hostile text takes no longer than other text', () => {
  const twoMegabytes = (unit: string) => unit.repeat(Math.ceil(2_000_000 / unit.length))
  test.each([
    ['stars', 'a.txt', twoMegabytes('*a **b _c `d [e](f \\[ ')],
    ['colons', 'a.txt', twoMegabytes('A:b: C 12:3 : ')],
    ['brackets', 'a.txt', twoMegabytes('[('.repeat(9))],
    ['spaces', 'a.txt', `a${twoMegabytes(' ')}b`],
    ['spaces on a line of times', 'a.txt', `00:01${twoMegabytes(' ')}x`],
    ['unclosed tags', 'a.vtt', `WEBVTT\n\n00:00.000 --> 00:01.000\n${twoMegabytes('<v <c &amp &lt; ')}`],
    ['arrows', 'a.srt', twoMegabytes('--> 00:00 ')],
    ['timings only', 'a.srt', twoMegabytes('00:00:01,000 --> 00:00:02,000\n')],
    ['a cue of many lines', 'a.srt', `00:00:01,000 --> 00:00:02,000\nhi\n\n${twoMegabytes('7\n')}`],
    ['a turn of many times', 'a.txt', `Ada: we\n${twoMegabytes('[01:20] go ')}`],
    [
      'subtitles of many columns',
      'a.txt',
      `[Events]\nFormat: ${'x,'.repeat(300_000)}Start,End,Text\n${'Dialogue: 0,0:00:01.00,0:00:02.00,Hi\n'.repeat(30_000)}`,
    ],
    ['unclosed quotes', 'a.csv', `speaker,text\n${twoMegabytes('Ada,"hi\n')}`],
    ['nested lists', 'a.json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('%s', { timeout: 20_000 }, (_, filename, text) => {
    const began = performance.now()
    try {
      parseTranscript(encode(text), filename)
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableTranscript)
    }
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
