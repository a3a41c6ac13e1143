// Detects diarization output without words (RTTM, XML, tables, JSON), so that the error can ask for the transcript.
import { bareName, endNames, speakerNames, startNames } from './columns.ts'
import { readRows } from './delimited.ts'
import { nameShape } from './name-shape.ts'
import { type RowFields, rowReader } from './row-fields.ts'
import { listsIn } from './shapes/lists.ts'
import type { Transcript } from './transcript.ts'

export const whoSpeaksWhen =
  'This file says who speaks when, but has none of the words. Upload the file that holds what was said: captions, a text, or the JSON of the service that transcribed it. Where that names speakers too, nothing else is needed.'

const rttm = /^SPEAKER\s+\S+\s+\S+\s+[\d.]+\s+[\d.]+\s/m
const opening = 20_000
const minRows = 2

/** True if a file without speech lists speakers and their times. */
export function listsVoices(text: string): boolean {
  const top = text.slice(0, opening)
  return rttm.test(top) || hasVoiceTags(top) || hasVoiceColumns(top) || hasVoiceLines(top)
}

/** `[Speaker 1]` below each time. */
function hasVoiceLines(top: string): boolean {
  const lines = top.split('\n').slice(0, -1)
  const said = lines.filter((line) => /\p{L}/u.test(line) && !line.startsWith('WEBVTT'))
  return said.length >= minRows && lines.some((line) => /\d:\d\d/.test(line)) && said.every(isVoice)
}

function isVoice(line: string): boolean {
  return voice.test(withoutTimes(line))
}

/** `<SpeechSegment stime="1.2" etime="3.4" spkid="S0">` */
function hasVoiceTags(top: string): boolean {
  const tags = top.split('<').filter((tag) => {
    const names = [...tag.matchAll(/\s([\w:-]+)="/g)].map(([, name = '']) => bareName(name))
    return names.some(isSpeaker) && names.some(isStart) && names.some(isEnd)
  })
  return tags.length >= minRows
}

function hasVoiceColumns(top: string): boolean {
  return ['\t', ',', ';', '|'].some((delimiter) => {
    const [header, ...rows] = readRows(top, delimiter, { atMost: minRows + 1 })
    const names = header?.cells.map(bareName) ?? []
    return rows.length === minRows && names.some((name) => speakerNames.includes(name)) && names.some(isStart)
  })
}

function isSpeaker(name: string): boolean {
  return speakerNames.includes(name) || name === 'spkid'
}

function isStart(name: string): boolean {
  return startNames.includes(name) || name === 'stime'
}

function isEnd(name: string): boolean {
  return endNames.includes(name) || ['etime', 'dur', 'duration'].includes(name)
}

/** The same check for JSON. */
export function listsVoicesInJson(json: unknown): boolean {
  const read = rowReader()
  return listsIn(json, 50).some(({ rows }) => rows.length >= minRows && rows.map(read).every(isVoiceAtTime))
}

function isVoiceAtTime({ speaker, start, text, word }: RowFields): boolean {
  return speaker !== null && start !== null && text === null && word === null
}

const voice = /^(?:[A-Z]{1,2} )?(?:speaker_)?(?:(?:speaker|spk|spkr|voice)[\s_-]?\w{1,3}|s[\s_-]?\d{1,3})$/i
const timesAndTheirNames = /(?<!\w)(?:start|stop|end|to)=?|(?<![\w])\d+(?:[:.,]\d+)+s?|[[\](){}<>|=,;-]+/g
/** Names without numbers in a shorter file may be words. */
const minTurns = 6

/** True if the text of all segments is only speaker names. */
export function saysOnlyVoices({ segments, timeSource }: Transcript): boolean {
  if (timeSource !== 'file' || segments.length < minRows) return false
  const said = new Map<string, number>()
  for (const { text } of segments) {
    // Most files are ruled out by their first words.
    if (text.length > 60 || said.size > 40) return false
    const label = withoutTimes(text)
    said.set(label, (said.get(label) ?? 0) + 1)
  }
  const labels = [...said.keys()]
  if (labels.every((label) => voice.test(label))) return true
  const comeAgain = [...said.values()].every((count) => count > 1) && labels.length > 1
  return comeAgain && segments.length >= minTurns && segments.length >= labels.length * 3 && labels.every(isFullName)
}

function withoutTimes(text: string): string {
  return text.replace(timesAndTheirNames, ' ').replace(/\s+/g, ' ').trim()
}

/** True for "Ada Stone". A single word may be an answer. */
function isFullName(label: string): boolean {
  return label.includes(' ') && /^\p{Lu}\S* \p{Lu}/u.test(label) && nameShape(label) === 'name'
}
