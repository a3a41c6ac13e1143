import { cueSpeech } from '../cue-speech.ts'
import { hasCues, hasWordsBesideTimes, readCues } from '../cues.ts'
import type { TextDialect } from '../dialect.ts'

export const srt: TextDialect = {
  kind: 'text',
  key: 'srt',
  label: 'SRT subtitles',
  reads: ({ text }) => hasCues(text) && !hasWordsBesideTimes(text),
  parse: ({ text, notes }) => cueSpeech(readCues(text, { namedCues: false, notes }), { text, notes }),
}
