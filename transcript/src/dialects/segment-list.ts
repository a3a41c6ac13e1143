import { bareName, endNames, namesOf, speakerNames, startNames, textNames, wordNames } from '../columns.ts'
import type { JsonDialect, JsonSource, SegmentDraft } from '../dialect.ts'
import { type Fields, fieldOf, isFields, listOf, speakerOf, textOf } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { rowSegments, rowTime } from '../rows.ts'
import { labelOf } from '../speaker-labels.ts'

/**
 * Any list of {speaker, start, end, text} under the usual names, bare or inside an object: openai-whisper, WhisperX,
 * Podcasting 2.0, podlove, shows' own exports. A list of single words is joined.
 */
export const segmentList: JsonDialect = {
  kind: 'json',
  key: 'json-segments',
  label: 'a JSON list of segments with text, speaker and times',
  reads: (json) => findList(json).length > 0,
  parse: readList,
}

/** Where a list is likelier to be the transcript than its neighbours: segments before the words they are made of. */
const listNames = namesOf(
  `segments utterances transcript transcripts transcription monologues captions cues subtitles results items entries turns
  lines paragraphs data messages body content dialogue words`,
)

/** The first list whose rows hold words, looking three objects deep. */
function findList(json: unknown, depth = 0): Fields[] {
  const rows = listOf(json)
  if (rows.length > 0) return rows.slice(0, 20).some((row) => fieldOf(row, saidNames)) ? rows : []
  if (!isFields(json) || depth > 2) return []
  const likeliest = Object.keys(json).sort((a, b) => rank(a) - rank(b))
  for (const name of likeliest) {
    const found = findList(json[name], depth + 1)
    if (found.length > 0) return found
  }
  return []
}

const saidNames = [...textNames, ...wordNames]

function rank(name: string): number {
  const position = listNames.indexOf(bareName(name))
  return position < 0 ? listNames.length : position
}

function readList({ json }: JsonSource): SegmentDraft[] {
  const names = speakerMap(json)
  const list = findList(json)
  const rows = list.map((row) => {
    const start = fieldOf(row, startNames)
    const end = fieldOf(row, endNames)
    const text = plainText(textOf(fieldOf(row, saidNames)?.value))
    return {
      ...withoutOwnLabel(text, speakerIn(row, names)),
      start: rowTime(start?.value, start?.name ?? ''),
      end: rowTime(end?.value, end?.name ?? ''),
    }
  })
  return rowSegments(rows, { oneWordEach: list.every((row) => !fieldOf(row, textNames)) })
}

/** `speakers: {spk_0: 'Ada'}` or `speakers: [{id: 'spk_0', name: 'Ada'}]` beside the list. */
function speakerMap(json: unknown): Map<string, string> {
  const speakers = isFields(json) ? json.speakers : undefined
  if (isFields(speakers)) return new Map(Object.entries(speakers).map(([id, name]) => [id, textOf(name)]))
  const entries = listOf(speakers).map((speaker): [string, string] => [
    textOf(fieldOf(speaker, ['id', 'speakerid', 'key', 'label'])?.value),
    textOf(fieldOf(speaker, ['name', 'displayname', 'speakername'])?.value),
  ])
  return new Map(entries)
}

function speakerIn(row: Fields, names: ReadonlyMap<string, string>): string | null {
  const nested = isFields(row.speaker)
    ? fieldOf(row.speaker, ['name', 'displayname', 'speakerlabel', 'label', 'id'])
    : null
  const label = speakerOf((nested ?? fieldOf(row, speakerNames))?.value)
  return label === null ? null : names.get(label) || label
}

/** Some tools write `[SPEAKER_01]: ` into the words as well. */
function withoutOwnLabel(text: string, speaker: string | null): { speaker: string | null; text: string } {
  const label = text.startsWith('[') ? labelOf(text) : null
  if (label?.shape !== 'certain' || (speaker !== null && speaker !== label.label)) return { speaker, text }
  return { speaker: label.label, text: label.rest }
}
