import { cueSpeech } from '../cue-speech.ts'
import { hasCues, readCues } from '../cues.ts'
import type { Dialect } from '../dialect.ts'

export const srt: Dialect = {
  kind: 'text',
  key: 'srt',
  label: 'SRT subtitles',
  reads: ({ text }) => hasCues(text),
  parse: ({ text, notes }) => cueSpeech(readCues(text, { namedCues: false, notes }), notes),
}
