import {
  bareName,
  countsMilliseconds,
  endNames,
  inSeconds,
  speakerNames,
  startNames,
  textNames,
  writtenTime,
} from '../columns.ts'
import type { Dialect, JsonSource, SegmentDraft } from '../dialect.ts'
import { type Fields, isFields, listOf, stringOf } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { labelOf } from '../speaker-labels.ts'

/**
 * Any list of {speaker, start, end, text} under the usual names, bare or inside an object: openai-whisper, WhisperX,
 * Podcasting 2.0, podlove, and most home-made exports.
 */
export const segmentList: Dialect = {
  kind: 'json',
  key: 'json-segments',
  label: 'JSON list of segments with text, speaker and times',
  reads: (json) => findList(json).length > 0,
  parse: readList,
}

const listNames = [
  'segments',
  'utterances',
  'transcript',
  'transcripts',
  'transcription',
  'monologues',
  'captions',
  'cues',
  'subtitles',
  'results',
  'items',
  'entries',
  'turns',
  'lines',
  'paragraphs',
  'data',
  'messages',
  'body',
  'content',
  'dialogue',
]

/** The first list whose rows hold words, looking two objects deep. */
function findList(json: unknown, depth = 0): Fields[] {
  const rows = listOf(json)
  if (rows.length > 0) return rows.slice(0, 20).some((row) => fieldOf(row, textNames)) ? rows : []
  if (!isFields(json) || depth > 2) return []
  const known = Object.keys(json).sort((a, b) => rank(a) - rank(b))
  for (const name of known) {
    const found = findList(json[name], depth + 1)
    if (found.length > 0) return found
  }
  return []
}

function rank(name: string): number {
  const at = listNames.indexOf(bareName(name))
  return at < 0 ? listNames.length : at
}

function readList({ json }: JsonSource): SegmentDraft[] {
  const names = isFields(json) && isFields(json.speakers) ? json.speakers : {}
  const rows = findList(json).map((row) => {
    const start = fieldOf(row, startNames)
    const end = fieldOf(row, endNames)
    return {
      speaker: speakerOf(row, names),
      start: writtenTime(start?.value, start?.name ?? ''),
      end: writtenTime(end?.value, end?.name ?? ''),
      text: plainText(stringOf(fieldOf(row, textNames)?.value)),
    }
  })
  const milliseconds = countsMilliseconds(rows)
  return rows.map(({ speaker, start, end, text }) => {
    const said = withoutOwnLabel(text, speaker)
    return { ...said, start: inSeconds(start, milliseconds), end: inSeconds(end, milliseconds) }
  })
}

/** The first of `names` that the row has a usable value for. */
function fieldOf(row: Fields, names: readonly string[]): { name: string; value: unknown } | null {
  const bare = new Map(Object.entries(row).map(([key, value]) => [bareName(key), value]))
  for (const name of names) {
    const value = bare.get(name)
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return { name, value }
  }
  return null
}

function speakerOf(row: Fields, names: Fields): string | null {
  const found = fieldOf(row, speakerNames)
  const nested = isFields(row.speaker)
    ? fieldOf(row.speaker, ['name', 'label', 'speakerlabel', 'displayname', 'id'])
    : null
  const label = plainText(stringOf(found?.value ?? nested?.value))
  return label === '' ? null : stringOf(names[label]) || label
}

/** Some tools write `[SPEAKER_01]: ` into the words as well. */
function withoutOwnLabel(text: string, speaker: string | null): { speaker: string | null; text: string } {
  const label = text.startsWith('[') ? labelOf(text) : null
  if (!label?.certain || (speaker !== null && speaker !== label.label)) return { speaker, text }
  return { speaker: label.label, text: label.rest }
}
