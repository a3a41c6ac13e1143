import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const turns = Array.from({ length: 8 }, (_, at) => ({ start: at * 3 + 0.5, end: at * 3 + 2.5, voice: at % 2 }))
const two = (seconds: number) => String(Math.floor(seconds)).padStart(2, '0')
const lines = (write: (turn: (typeof turns)[number]) => string) => `${turns.map(write).join('\n')}\n`

function read(text: string, filename: string) {
  return parseTranscript(new TextEncoder().encode(text), filename)
}

describe('files that say who speaks when are refused: the words are in another file', () => {
  test.each([
    ['a.txt', lines(({ start, voice }) => `SPEAKER talk 1 ${start} 2.0 <NA> <NA> spk${voice} <NA> <NA>`)],
    ['a.csv', `speaker,start,end\n${lines(({ start, end, voice }) => `${voice ? 'Ada' : 'Ben'},${start},${end}`)}`],
    ['a.csv', lines(({ start, end, voice }) => `${start},${end},SPEAKER_0${voice}`)],
    ['a.csv', lines(({ start, end, voice }) => `${start},${end},${voice ? 'Ada Stone' : 'Ben Hill'}`)],
    ['a.txt', lines(({ start, end, voice }) => `${start}\t${end}\tSPEAKER_0${voice}`)],
    ['a.txt', lines(({ start, end, voice }) => `start=${start}s stop=${end}s speaker_SPEAKER_0${voice}`)],
    [
      'a.txt',
      lines(({ start, end, voice }) => `[ 00:00:${two(start)}.500 -->  00:00:${two(end)}.500] A SPEAKER_0${voice}`),
    ],
    ['a.srt', lines(({ start, end, voice }) => `00:00:${two(start)},0 --> 00:00:${two(end)},0\nSPEAKER_0${voice}\n`)],
    [
      'a.vtt',
      `WEBVTT\n\n${lines(({ start, end, voice }) => `00:${two(start)}.000 --> 00:${two(end)}.000\n[Speaker ${voice}]\n`)}`,
    ],
    ['a.json', JSON.stringify(turns.map(({ start, end, voice }) => ({ speaker: `S${voice}`, start, end })))],
    [
      'a.json',
      JSON.stringify({ segments: turns.map(({ start, end, voice }) => ({ label: 1, speaker: voice, start, end })) }),
    ],
    [
      'a.txt',
      `<AudioDoc>${lines(({ start, end, voice }) => `<SpeechSegment stime="${start}" etime="${end}" spkid="S${voice}"></SpeechSegment>`)}</AudioDoc>`,
    ],
  ])('%s: %s', (filename, text) => {
    expect(() => read(text, filename)).toThrow(
      expect.objectContaining({ reason: 'no-speech', message: expect.stringMatching(/who speaks when/) }),
    )
  })

  test.each([
    ['labels with words', lines(({ start, end }) => `${start}\t${end}\tThe oven is warm.`)],
    ['short answers', lines(({ start, end, voice }) => `${start}\t${end}\t${voice ? 'Yes' : 'No'}`)],
    ['a form of address', lines(({ start, end, voice }) => `${start}\t${end}\t${voice ? 'Speaker' : 'Madam Speaker'}`)],
  ])('%s are read', (_, text) => {
    expect(read(text, 'a.txt').segments).toHaveLength(turns.length)
  })
})
