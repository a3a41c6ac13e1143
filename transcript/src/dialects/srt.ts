import { nameInId } from '../cue-heads.ts'
import { cueSpeech } from '../cue-speech.ts'
import { hasCues, hasWordsBesideTimes, idAbove, readCues } from '../cues.ts'
import type { TextDialect } from '../dialect.ts'

export const srt: TextDialect = {
  kind: 'text',
  key: 'srt',
  label: 'SRT subtitles',
  reads: ({ text }) => hasCues(text) && !hasWordsBesideTimes(text),
  parse: ({ text, notes }) => cueSpeech(readCues(text, { namedCues: hasNames(text), notes }), { text, notes }),
}

/** True if the file has names in place of the first cue numbers. */
function hasNames(text: string): boolean {
  const first = text.indexOf('-->')
  let arrow = first
  for (let cue = 0; cue < sampleCues && arrow >= 0; cue++) {
    const id = idAbove(text, text.lastIndexOf('\n', arrow) + 1)
    if (nameInId(id) === null) return false
    arrow = text.indexOf('-->', arrow + 1)
  }
  return first >= 0
}

const sampleCues = 4
