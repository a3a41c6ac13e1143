import type { TextDialect, TextSource } from '../dialect.ts'
import { namedSegments, type TimedLines } from '../named-lines.ts'
import { plainText } from '../plain-text.ts'
import { parseSeconds } from '../time-code.ts'
import { listStampedWords } from '../word-times.ts'

const tag = /^\s*\[(?:ti|ar|al|au|by|re|ve|la|tool|length|offset|#)\s*:[^\]]*\]\s*$/i
const time = /^\s*\[(\d{1,3}:\d{2}(?:\.\d{1,3})?)\]/
const timeAtWord = /^\s*\[\d{1,3}:\d{2}(?:\.\d{1,3})?\](?!\(https?:|:)(?=[^\s-])/

/** LRC lyrics, `[00:12.00]words`, below tags such as `[ti:Title]`. Written by music players and some speech tools. */
export const lrc: TextDialect = {
  kind: 'text',
  key: 'lrc',
  label: 'LRC lines',
  reads: isLrc,
  parse: (source) => namedSegments(readLines(source)),
}

function isLrc({ text }: TextSource): boolean {
  const lines = text.slice(0, 4000).split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const typical = written.filter((line) => tag.test(line) || timeAtWord.test(line)).length
  return written.some((line) => time.test(line)) && typical * 2 > written.length
}

function readLines({ text, notes }: TextSource): TimedLines[] {
  const parts: TimedLines[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const first = time.exec(line)
    if (tag.test(line)) notes.dropped('lines about the episode', at + 1)
    else if (first) {
      let words = line.slice(first[0].length)
      for (let next = time.exec(words); next; next = time.exec(words)) {
        words = words.slice(next[0].length)
        notes.repaired('lines with several times, read once at the first', at + 1)
      }
      const spoken = plainText(words)
      const start = parseSeconds(first[1] ?? '')
      if (spoken !== '') parts.push({ start, end: null, lines: [spoken], words: listStampedWords(words, start) })
    } else {
      const spoken = plainText(line)
      if (spoken !== '') parts.push({ start: null, end: null, lines: [spoken] })
    }
  }
  return parts
}
