import { cueSpeech } from '../cue-speech.ts'
import { hasCues, hasWordsBesideTimes, idAbove, readCues } from '../cues.ts'
import type { TextDialect } from '../dialect.ts'
import { nameShape } from '../name-shape.ts'

export const srt: TextDialect = {
  kind: 'text',
  key: 'srt',
  label: 'SRT subtitles',
  reads: ({ text }) => hasCues(text) && !hasWordsBesideTimes(text),
  parse: ({ text, notes }) => cueSpeech(readCues(text, { namedCues: hasNames(text), notes }), { text, notes }),
}

/** A name where the number of the first cue belongs. */
function hasNames(text: string): boolean {
  const arrow = text.indexOf('-->')
  const id = idAbove(text, text.lastIndexOf('\n', arrow) + 1)
  return id !== '' && nameShape(id) === 'name'
}
