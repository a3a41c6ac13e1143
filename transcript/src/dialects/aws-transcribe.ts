import type { JsonDialect } from '../dialect.ts'
import { type Fields, isFields, listObjects, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Amazon Transcribe: items with times as text. Speakers are in the items or separately in `speaker_labels`. */
export const awsTranscribe: JsonDialect = {
  kind: 'json',
  key: 'aws-transcribe',
  label: 'Amazon Transcribe JSON',
  reads: (json) => itemsIn(json).some((item) => listObjects(item.alternatives).length > 0),
  parse: ({ json }) => wordRuns(spokenWords(json)),
}

function spokenWords(json: unknown): Word[] {
  const speakerAt = speakersByStart(json)
  return itemsIn(json).map((item) => ({
    text: plainText(toText(valueAt(item, 'alternatives.0.content'))),
    speaker:
      parseSpeaker(item.speaker_label) ?? speakerAt.get(toText(item.start_time)) ?? parseSpeaker(item.channel_label),
    start: toNumber(item.start_time),
    end: toNumber(item.end_time),
    glued: item.type === 'punctuation',
  }))
}

/** If there is no list of all items, merges those of the channels by start time. */
function itemsIn(json: unknown): Fields[] {
  const items = listObjects(valueAt(json, 'results.items'))
  if (items.length > 0) return items
  const placed = listObjects(valueAt(json, 'results.channel_labels.channels')).flatMap((channel) => {
    // Punctuation has no time of its own.
    let start = 0
    return listObjects(channel.items).map((item) => {
      start = toNumber(item.start_time) ?? start
      return { start, item: { channel_label: channel.channel_label, ...item } }
    })
  })
  return placed.sort((a, b) => a.start - b.start).map(({ item }) => item)
}

function speakersByStart(json: unknown): Map<string, string | null> {
  const speakers = new Map<string, string | null>()
  for (const segment of listObjects(valueAt(json, 'results.speaker_labels.segments'))) {
    for (const item of listObjects(segment.items)) {
      speakers.set(
        toText(item.start_time),
        parseSpeaker(isFields(item) ? (item.speaker_label ?? segment.speaker_label) : null),
      )
    }
  }
  return speakers
}
