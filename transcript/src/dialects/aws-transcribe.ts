import type { JsonDialect } from '../dialect.ts'
import { isFields, listObjects, parseSpeaker, toNumber, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Amazon Transcribe: items with times as text; who speaks stands beside them, or apart under `speaker_labels`. */
export const awsTranscribe: JsonDialect = {
  kind: 'json',
  key: 'aws-transcribe',
  label: 'Amazon Transcribe JSON',
  reads: (json) =>
    listObjects(valueAt(json, 'results.items')).some((item) => listObjects(item.alternatives).length > 0),
  parse: ({ json }) => wordRuns(spokenWords(json)),
}

function spokenWords(json: unknown): Word[] {
  const speakerAt = speakersByStart(json)
  return listObjects(valueAt(json, 'results.items')).map((item) => ({
    text: plainText(toText(valueAt(item, 'alternatives.0.content'))),
    speaker:
      parseSpeaker(item.speaker_label) ?? speakerAt.get(toText(item.start_time)) ?? parseSpeaker(item.channel_label),
    start: toNumber(item.start_time),
    end: toNumber(item.end_time),
    glued: item.type === 'punctuation',
  }))
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
