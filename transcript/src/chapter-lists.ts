// Lists of times and titles that show notes put above a transcript.
import { opensChapters } from './page-lines.ts'
import type { TextLine } from './text-lines.ts'

/** Times with titles, above the talk: under a heading that says so, or above the first of people who are named. */
export function chapterLists(lines: readonly TextLine[], isSpoken: (line: TextLine) => boolean): TextLine[] {
  const talk = lines.findIndex(isSpoken)
  const chapters: TextLine[] = []
  for (let at = 0; at < (talk < 0 ? Math.min(lines.length, 60) : talk); at++) {
    const line = lines[at]
    const titled = line !== undefined && opensChapters(line.raw)
    const run = titled || talk > 0 ? chapterRun(lines.slice(titled ? at + 1 : at, talk < 0 ? undefined : talk)) : []
    if (run.length < (titled ? 2 : 3) || run.length + at + 2 > lines.length) continue
    chapters.push(...(titled ? [line] : []), ...run)
    at += run.length - (titled ? 0 : 1)
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
