// The names under which tables and JSON lists keep speaker, times and words; and the unit those times are in.
import { secondsOf } from './time-code.ts'

export const speakerNames = [
  'speakername',
  'voice',
  'speaker',
  'speakerlabel',
  'speakerid',
  'spk',
  'name',
  'displayname',
  'participant',
  'participantname',
  'author',
  'user',
  'username',
  'who',
  'person',
  'role',
  'character',
]
export const startNames = [
  'startms',
  'startmillis',
  'starttimems',
  'startmilliseconds',
  'starttimestampmillis',
  'start',
  'starttime',
  'startsec',
  'startseconds',
  'startsecond',
  'starts',
  'begin',
  'begintime',
  'begins',
  'from',
  'in',
  'timestart',
  'tsstart',
  'timestamp',
  'timecode',
  'time',
  'ts',
  'offset',
  'position',
  'at',
]
export const endNames = [
  'endms',
  'endmillis',
  'endtimems',
  'endmilliseconds',
  'endtimestampmillis',
  'end',
  'endtime',
  'endsec',
  'endseconds',
  'endsecond',
  'ends',
  'stop',
  'finish',
  'to',
  'out',
  'timeend',
  'tsend',
  'endts',
]
export const textNames = [
  'text',
  'transcript',
  'transcription',
  'body',
  'content',
  'utterance',
  'sentence',
  'caption',
  'subtitle',
  'speech',
  'dialogue',
  'dialog',
  'message',
  'line',
  'words',
  'paragraph',
  'value',
  'said',
  'quote',
]

/** `Start Time (s)`, `start_time` and `startTime` are one name. */
export function bareName(name: string): string {
  const bare = name.toLowerCase().replace(/\((?:hh:?mm:?ss.*|s|sec|seconds)\)/, '')
  return bare.replace(/[^\p{L}\p{N}]/gu, '')
}

/** A time as it stands in the file: a clock text is sure of its unit, a bare number is not. */
export type WrittenTime = { seconds: number | null; bare: boolean; milliseconds: boolean }

export function writtenTime(value: unknown, name: string): WrittenTime {
  const milliseconds = /(?:ms|millis|milliseconds)$/.test(name) && !/^(?:items|terms)$/.test(name)
  if (typeof value === 'number' && Number.isFinite(value)) return { seconds: value, bare: true, milliseconds }
  if (typeof value !== 'string' || value.trim() === '') return { seconds: null, bare: false, milliseconds: false }
  const bare = /^\s*\d+(?:[.,]\d+)?\s*$/.test(value)
  return { seconds: secondsOf(value), bare, milliseconds: milliseconds && bare }
}

type Timed = { start: WrittenTime; end: WrittenTime; text: string }

/** Slower than this nobody talks: one word in 12 seconds, on average over the whole file. */
const slowestWordsPerSecond = 0.08

/** Whether bare numbers must be milliseconds, since as seconds the words would take impossibly long. */
export function countsMilliseconds(rows: readonly Timed[]): boolean {
  let words = 0
  let seconds = 0
  let previous = 0
  for (const { start, end, text } of rows) {
    if (start.milliseconds) return false
    if (!start.bare || start.seconds === null) continue
    if (!Number.isInteger(start.seconds) || !Number.isInteger(end.seconds ?? 0)) return false
    words += text.split(' ').length
    seconds += end.seconds !== null && end.bare ? end.seconds - start.seconds : Math.max(0, start.seconds - previous)
    previous = start.seconds
  }
  return seconds > 100 && words / seconds < slowestWordsPerSecond
}

export function inSeconds(time: WrittenTime, allMilliseconds: boolean): number | null {
  if (time.seconds === null || time.seconds < 0) return null
  const scaled = time.bare && (time.milliseconds || allMilliseconds)
  return scaled ? Math.round(time.seconds) / 1000 : time.seconds
}
