// Finds text around and between uniform turns: introductions, chapter titles, author boxes.
import type { TextLine } from './text-lines.ts'

export type OutsideTurns = { above: readonly TextLine[]; below: readonly TextLine[]; titles: readonly TextLine[] }

/** With fewer turns the pattern isn't reliable. */
const minTurns = 8
/** Minimum words a second of speech before the first label. */
const slowestTalk = 1
/** Seconds into the recording that are too short for an unlabeled turn. */
const atOnce = 30

/** Returns the lines outside of turns, if nearly all turns have a name and a single paragraph. */
export function outsideTurns(lines: readonly TextLine[], isSpoken: (line: TextLine) => boolean): OutsideTurns {
  const heads = lines.flatMap((line, at) => (isSpoken(line) ? [at] : []))
  const first = heads[0]
  if (first === undefined || heads.length < minTurns) return { above: [], below: [], titles: [] }
  const above = lines.slice(0, first)
  const { titles, below } = afterTurns(lines, heads)
  const timed = heads.filter((at) => lines[at]?.time !== null).length
  const beforeTalk = timed * 10 >= heads.length * 9 && isBeforeTalk(above, lines[first]?.time ?? 0)
  const announced = announcedTitles(above)
  const again = (announced.size === 0 ? [] : lines.slice(first)).filter(
    (line) => (line.label === null || line.loneName) && line.time === null && announced.has(normalizeTitle(line.raw)),
  )
  return { above: beforeTalk ? above : [], below, titles: [...titles, ...again] }
}

/**
 * True if the first turn starts too early for the lines above to be speech. Later times above it are those of a table
 * of contents.
 */
function isBeforeTalk(above: readonly TextLine[], begins: number): boolean {
  const times = above.flatMap(({ time }) => time ?? [])
  if (times.length > 0) return times.some((time) => time > begins)
  const words = above.reduce((sum, { raw }) => sum + raw.split(' ').length, 0)
  return begins < atOnce || words < begins * slowestTalk
}

/** With fewer times there is no pattern. */
const minTimes = 4
/** Nobody talks faster than this. */
const fastestTalk = 4
const chapter = /^(?:chapter|kapitel|chapitre|capítulo|capitolo|hoofdstuk) \d{1,3}\b/i

/**
 * Returns the lines outside of turns for files without names where every time has one line of words: lines before the
 * first time that can't have been spoken by then, chapter titles, and lines after the last time's.
 */
export function outsideTimes(lines: readonly TextLine[]): OutsideTurns {
  const titles = lines.filter(({ raw, time }) => time === null && chapter.test(raw))
  const rest = titles.length > 0 ? lines.filter((line) => !titles.includes(line)) : lines
  const heads = rest.flatMap(({ time }, at) => (time === null ? [] : [at]))
  const [first = 0, last = 0] = [heads[0], heads.at(-1)]
  const step = rest[first]?.words === '' ? 2 : 1
  const isEven = heads.every((at, index) => index === 0 || at - (heads[index - 1] ?? 0) === step)
  const isNamed = rest.some(({ label, loneName }) => label !== null && !loneName)
  if (heads.length < minTimes || !isEven || isNamed) return { above: [], below: [], titles: [] }
  const words = rest.slice(0, first).reduce((sum, { raw }) => sum + raw.split(' ').length, 0)
  const isSaid = words <= (rest[first]?.time ?? 0) * fastestTalk
  return { above: isSaid ? [] : rest.slice(0, first), below: rest.slice(last + step), titles }
}

/** Returns the titles in a table of contents: lines with a time and a title. */
function announcedTitles(above: readonly TextLine[]): Set<string> {
  return new Set(
    above.filter(({ raw }) => raw.length < 100 && /\d:\d\d/.test(raw)).map(({ raw }) => normalizeTitle(raw)),
  )
}

/** Removes list marks and times at both ends. */
function normalizeTitle(raw: string): string {
  return (/\p{L}.*\p{L}/u.exec(raw)?.[0] ?? '').toLowerCase()
}

/**
 * If turns have one paragraph each, a second one without a period is a title. Below the last turn, the rest belongs to
 * the page.
 */
function afterTurns(
  lines: readonly TextLine[],
  heads: readonly number[],
): { titles: TextLine[]; below: readonly TextLine[] } {
  const extras = heads.map((at, turn) => secondParagraph(lines, at, heads[turn + 1] ?? lines.length))
  const last = extras.pop() ?? null
  const titles = extras.flatMap((at, turn) => {
    const line = at === null ? undefined : lines[at]
    return at !== null && line && at + 1 === heads[turn + 1] && isTitle(line) ? [line] : []
  })
  const longer = extras.filter((at) => at !== null).length - titles.length
  if (longer * 20 > extras.length) return { titles: [], below: [] }
  const end = last === null || !isTitle(lines[last]) ? lines.length : last
  return { titles: extras.length > titles.length * 2 ? titles : [], below: lines.slice(end) }
}

/** Returns the line that starts a second paragraph of a turn, or null. */
function secondParagraph(lines: readonly TextLine[], head: number, next: number): number | null {
  const own = lines[head]?.words === '' ? head + 2 : head + 1
  for (let at = own; at < next; at++) {
    const line = lines[at]
    if (line?.opensParagraph && line.time === null) return at
  }
  return null
}

/** True for a few words that start with a capital and end without punctuation. */
function isTitle(line: TextLine | undefined): boolean {
  if (!line || line.raw.length > 80 || line.raw.split(' ').length > 10) return false
  return /^[\p{Lu}\p{N}]/u.test(line.raw) && /[\p{L}\p{N})]$/u.test(line.raw)
}
