import { cueSpeech } from '../cue-speech.ts'
import { hasCues, readCues } from '../cues.ts'
import type { TextDialect } from '../dialect.ts'

export const webVtt: TextDialect = {
  kind: 'text',
  key: 'webvtt',
  label: 'WebVTT captions',
  reads: ({ text, extension }) =>
    /^\s*WEBVTT/.test(text) ? hasCues(text) : extension === '.vtt' && hasCues(text) && !/^\s*\d+\n/.test(text),
  parse: ({ text, notes }) => cueSpeech(readCues(text, { namedCues: true, notes }), { text, notes }),
}
