import type { JsonDialect } from '../dialect.ts'
import { listObjects, listTimedWords, parseSpeaker, thousandths, toText, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'

/** Amazon Bedrock Data Automation: segments with times in milliseconds. */
export const awsBda: JsonDialect = {
  kind: 'json',
  key: 'aws-bda',
  label: 'Amazon Bedrock Data Automation JSON',
  reads: (json) => listObjects(valueAt(json, 'audio_segments')).some((segment) => 'start_timestamp_millis' in segment),
  parse: ({ json }) => {
    const items = valueAt(json, 'audio_items')
    return listObjects(valueAt(json, 'audio_segments')).map((segment) => ({
      speaker:
        parseSpeaker(valueAt(segment, 'speaker.speaker_label')) ??
        parseSpeaker(valueAt(segment, 'channel.channel_label')),
      start: thousandths(segment.start_timestamp_millis),
      end: thousandths(segment.end_timestamp_millis),
      text: plainText(toText(segment.text)),
      words: listTimedWords(pick(items, segment.audio_item_indices), (item) => ({
        text: item.content,
        seconds: thousandths(item.start_timestamp_millis),
      })),
    }))
  },
}

function pick(list: unknown, indices: unknown): unknown[] {
  return Array.isArray(list) && Array.isArray(indices) ? indices.map((index) => list[Number(index)]) : []
}
