import type { JsonDialect } from '../dialect.ts'
import { isFields, listOf, numberOf, speakerOf, textOf, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'
import { type Word, wordRuns } from '../word-runs.ts'

/** Amazon Transcribe: items with times as text; who speaks stands beside them, or apart under `speaker_labels`. */
export const awsTranscribe: JsonDialect = {
  kind: 'json',
  key: 'aws-transcribe',
  label: 'Amazon Transcribe JSON',
  reads: (json) => listOf(valueAt(json, 'results.items')).some((item) => listOf(item.alternatives).length > 0),
  parse: ({ json }) => wordRuns(spokenWords(json)),
}

function spokenWords(json: unknown): Word[] {
  const speakerAt = speakersByStart(json)
  return listOf(valueAt(json, 'results.items')).map((item) => ({
    text: plainText(textOf(valueAt(item, 'alternatives.0.content'))),
    speaker: speakerOf(item.speaker_label) ?? speakerAt.get(textOf(item.start_time)) ?? speakerOf(item.channel_label),
    start: numberOf(item.start_time),
    end: numberOf(item.end_time),
    glued: item.type === 'punctuation',
  }))
}

function speakersByStart(json: unknown): Map<string, string | null> {
  const speakers = new Map<string, string | null>()
  for (const segment of listOf(valueAt(json, 'results.speaker_labels.segments'))) {
    for (const item of listOf(segment.items)) {
      speakers.set(
        textOf(item.start_time),
        speakerOf(isFields(item) ? (item.speaker_label ?? segment.speaker_label) : null),
      )
    }
  }
  return speakers
}
