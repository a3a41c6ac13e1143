// Finds lists of times and titles that show notes put above a transcript.
import { opensChapters } from './page-lines.ts'
import type { TextLine } from './text-lines.ts'

/** Chapters are only looked for in this many lines from the top. No episode has more. */
const fewLines = 150
const maxChapters = 60

/**
 * Returns the lines of chapter lists (times with titles) above the talk: below a chapters heading, or above the first
 * named speaker.
 */
export function chapterLists(lines: readonly TextLine[], isSpoken: (line: TextLine) => boolean): TextLine[] {
  const top = lines.slice(0, fewLines)
  const talk = top.findIndex(isSpoken)
  const end = talk < 0 ? top.length : talk
  const chapters: TextLine[] = []
  for (let at = 0; at < end; at++) {
    const titled = opensChapters(top[at]?.raw ?? '')
    const from = titled ? at + 1 : at
    const run = titled || talk > 0 ? chapterRun(top.slice(from, end)) : []
    if (run.length < (titled ? 2 : 3) || run.length > maxChapters || from + run.length + 1 > lines.length) continue
    chapters.push(...top.slice(at, from), ...run)
    at = from + run.length - 1
  }
  return chapters
}

function chapterRun(lines: readonly TextLine[]): TextLine[] {
  let last = -1
  const end = lines.findIndex((line) => {
    const runs = line.time !== null && line.time > last && line.words.length + (line.label?.label.length ?? 0) > 0
    last = line.time ?? last
    return !runs || line.raw.length > 90 || /[.?!…]$/.test(line.raw)
  })
  return lines.slice(0, end < 0 ? lines.length : end)
}
