import type { JsonDialect } from '../dialect.ts'
import { listOf, speakerOf, textOf, thousandths, valueAt } from '../json-fields.ts'
import { plainText } from '../plain-text.ts'

/** Amazon Bedrock Data Automation: whole segments, times in milliseconds. */
export const awsBda: JsonDialect = {
  kind: 'json',
  key: 'aws-bda',
  label: 'Amazon Bedrock Data Automation JSON',
  reads: (json) => listOf(valueAt(json, 'audio_segments')).some((segment) => 'start_timestamp_millis' in segment),
  parse: ({ json }) =>
    listOf(valueAt(json, 'audio_segments')).map((segment) => ({
      speaker:
        speakerOf(valueAt(segment, 'speaker.speaker_label')) ?? speakerOf(valueAt(segment, 'channel.channel_label')),
      start: thousandths(segment.start_timestamp_millis),
      end: thousandths(segment.end_timestamp_millis),
      text: plainText(textOf(segment.text)),
    })),
}
