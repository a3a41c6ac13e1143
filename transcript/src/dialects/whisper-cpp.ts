import type { JsonDialect } from '../dialect.ts'
import { listObjects, listTimedWords, thousandths, toText, valueAt } from '../json-fields.ts'
import { namedSegments } from '../named-lines.ts'
import { plainText } from '../plain-text.ts'

/** whisper.cpp: times nested as `offsets`, in milliseconds. */
export const whisperCpp: JsonDialect = {
  kind: 'json',
  key: 'whisper-cpp',
  label: 'whisper.cpp JSON',
  reads: (json) => listObjects(valueAt(json, 'transcription')).some((segment) => 'offsets' in segment),
  parse: ({ json }) =>
    namedSegments(
      listObjects(valueAt(json, 'transcription')).map((segment) => ({
        start: thousandths(valueAt(segment, 'offsets.from')),
        end: thousandths(valueAt(segment, 'offsets.to')),
        lines: [plainText(toText(segment.text))],
        words: listTimedWords(segment.tokens, (token) => ({
          text: token.text,
          seconds: thousandths(valueAt(token, 'offsets.from')),
        })),
      })),
    ),
}
