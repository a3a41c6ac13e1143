// Detects files with many episodes that each have a talk. Chapters and sections look similar, but they share one
// recording: their times continue, and they have no date, recording, or transcript of their own. Tracks, languages,
// parts of a recording, and lists beside a talk aren't episodes either. When in doubt the file is parsed: an extra talk
// is easy to notice, a rejected file can't be used.
import { bareName, splitNames } from '../columns.ts'
import { type Fields, isFields, listObjects, toText } from '../json-fields.ts'
import { type RowFields, rowReader } from '../row-fields.ts'
import { rowTimes } from '../row-times.ts'

/** The number of episodes and the first titles. */
export type Episodes = { count: number; titles: string[] }

type Entry = { title: string; fields: Map<string, unknown>; talk: Talk; isPlaced: boolean }
/** `from` and `to` are the start times of its first and last row, if known. */
type Talk = { name: string; words: number; rows: number; from: number | null; to: number | null }

const titleNames = splitNames('title episodetitle videotitle episodename headline episode')
const talkNames = splitNames('transcript transcription transcripts captions subtitles transcripttext fulltranscript')
const textNames = splitNames('text content body fulltext')
const rowNames = splitNames(
  'segments utterances transcript transcription captions cues subtitles turns lines sentences words',
)
const ownNames = splitNames(
  'guest guestname date published publishedat publisheddate publicationdate pubdate releasedate airdate uploaddate guid videoid episodeid audio audiourl mp3 enclosure url link episodeurl videourl',
)
/** Keys that differ between tracks or languages of one recording. */
const trackNames = splitNames('speaker speakername language lang locale channel track')
const partsOfOne = /chapter|section|part|segment|topic|scene|paragraph|track|speaker|channel|language/
const episodes = /^(?:episodes?|videos?|podcasts?)$/
const numbered = /\b(?:ep|episode|folge|épisode|episodio)\b|#/i
const numbers = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi

/** Enough entries to classify a list. */
const sampled = 50
/** Half of the talks without times need at least this many words; sections are shorter. */
const minWords = 150
/** Minimum words of the main talk for a list beside it to be ignored. */
const minWordsBeside = 50
/** Lists are searched up to this depth, as in `{data: {episodes: […]}}`. */
const deepest = 2

/** Returns the episodes in a JSON file; null if it has one talk or none. */
export function episodesIn(json: unknown): Episodes | null {
  return inLists(json, '', 0)
}

function inLists(value: unknown, name: string, depth: number): Episodes | null {
  if (partsOfOne.test(bareName(name))) return null
  if (Array.isArray(value)) return inList(listObjects(value), name)
  if (!isFields(value)) return null
  const parts = Object.values(value)
  if ([value, ...parts].some((one) => isFields(one) && hasTalk(one))) return keyedAlike(parts)
  const keyed = keyedAlike(parts)
  if (keyed || depth === deepest) return keyed
  for (const [key, part] of Object.entries(value)) {
    const found = inLists(part, key, depth + 1)
    if (found) return found
  }
  return null
}

/** True if the value itself has a talk, rather than a list beside it. */
function hasTalk(value: Fields): boolean {
  const talk = talkIn(bareFields(value), rowReader())
  return talk !== null && talk.words >= minWordsBeside
}

/** True for the shape `{"first title": {…}, "second title": {…}}` where each value has a talk. */
function keyedAlike(parts: readonly unknown[]): Episodes | null {
  return parts.length > 1 && parts.every(isFields) ? inList(parts, '') : null
}

function bareFields(row: Fields): Map<string, unknown> {
  return new Map(Object.entries(row).map(([key, value]) => [bareName(key), value]))
}

function inList(rows: readonly Fields[], name: string): Episodes | null {
  const read = rowReader()
  const entries = rows.slice(0, sampled).flatMap((row) => entryIn(row, read) ?? [])
  if (entries.length < 2 || entries.length * 10 < Math.min(rows.length, sampled) * 9) return null
  const titles = entries.map(({ title }) => title)
  const isOne = entries.some(({ isPlaced }) => isPlaced) || areNumberedParts(titles) || areTracks(entries)
  if (isOne || new Set(titles).size * 10 < titles.length * 9) return null
  return startAnew(entries) || (areLong(entries) && areApart(entries, name)) ? { count: rows.length, titles } : null
}

/** "Part one", "Part two", or `out000.mp3`: a split recording. Numbered episodes say "episode". */
function areNumberedParts(titles: readonly string[]): boolean {
  return new Set(titles.map(withoutNumbers)).size === 1 && !titles.every((title) => numbered.test(title))
}

function withoutNumbers(text: string): string {
  return text.replace(numbers, '')
}

/** True for entries of one recording by speaker or language, or for turns with a speaker each. */
function areTracks(entries: readonly Entry[]): boolean {
  const listValues = (name: string) => new Set(entries.map(({ fields }) => toText(fields.get(name))))
  return trackNames.some((name) => listValues(name).size > 1) || new Set(entries.map(({ talk }) => talk.name)).size > 1
}

function entryIn(row: Fields, read: (row: Fields) => RowFields): Entry | null {
  const fields = bareFields(row)
  const titled = titleNames.find((name) => toText(fields.get(name)).trim() !== '')
  const talk = talkIn(fields, read)
  if (titled === undefined || talk === null) return null
  return { title: toText(fields.get(titled)).trim(), fields, talk, isPlaced: read(row).start !== null }
}

function talkIn(fields: ReadonlyMap<string, unknown>, read: (row: Fields) => RowFields): Talk | null {
  for (const name of rowNames) {
    const value = fields.get(name)
    const rows = listObjects(isFields(value) ? rowNames.map((inner) => value[inner]).find(Array.isArray) : value)
    if (rows.length > 0) return talkOfRows(name, rows, read)
  }
  for (const name of [...talkNames, ...textNames]) {
    const text = toText(fields.get(name))
    if (text !== '') return { name, words: text.split(/\s+/).length, rows: 1, from: null, to: null }
  }
  return null
}

function talkOfRows(name: string, rows: readonly Fields[], read: (row: Fields) => RowFields): Talk {
  const getStart = (row: Fields | undefined) => (row ? rowTimes(read(row), () => []).start.seconds : null)
  const words = rows.reduce(
    (sum, row) => sum + toText((read(row).text ?? read(row).word)?.value).split(/\s+/).length,
    0,
  )
  return { name, words, rows: rows.length, from: getStart(rows[0]), to: getStart(rows.at(-1)) }
}

/** True if each entry starts before the previous one ends, so they aren't parts of one recording. */
function startAnew(entries: readonly Entry[]): boolean {
  return entries.every(({ talk: { rows, from } }, at) => {
    const before = at === 0 ? null : (entries[at - 1]?.talk.to ?? null)
    return rows > 1 && from !== null && (at === 0 || (before !== null && from < before))
  })
}

function areLong(entries: readonly Entry[]): boolean {
  const long = entries.filter(({ talk }) => talk.words >= minWords && talk.from === null)
  return long.length * 2 >= entries.length
}

/** True if the list's name says so, or if each entry has its own transcript, date, or recording. */
function areApart(entries: readonly Entry[], name: string): boolean {
  if (episodes.test(bareName(name)) || entries.every(({ talk }) => talkNames.includes(talk.name))) return true
  return ownNames.some((own) => {
    const values = new Set(entries.map(({ fields }) => ownValue(toText(fields.get(own)))))
    return values.size * 10 >= entries.length * 9 && !values.has('')
  })
}

/** Returns an address without a time offset or part number. */
function ownValue(value: string): string {
  if (!value.includes('/')) return value
  return withoutNumbers((value.split('#', 1)[0] ?? '').replace(/[?&](?:t|start)=[^&]*/, ''))
}
