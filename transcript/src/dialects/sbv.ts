import { cueSpeech } from '../cue-speech.ts'
import { readCues } from '../cues.ts'
import type { TextDialect } from '../dialect.ts'

const timing = /^\s*(\d{1,2}:\d{2}:\d{2}[.,]\d{1,3})\s*(?:,|-|–|—|->|=>|→)\s*(\d{1,2}:\d{2}:\d{2}[.,]\d{1,3})\s*$/

/** YouTube's SBV, `0:00:01.000,0:00:04.000` above the words; also subtitles with a dash instead of the arrow. */
export const sbv: TextDialect = {
  kind: 'text',
  key: 'sbv',
  label: 'SBV captions',
  reads: ({ text }) =>
    text
      .slice(0, 2000)
      .split('\n')
      .some((line) => timing.test(line)),
  parse: ({ text, notes }) => {
    const arrowed = text.split('\n').map((line) => line.replace(timing, '$1 --> $2'))
    return cueSpeech(readCues(arrowed.join('\n'), { namedCues: false, notes }), { text, notes })
  },
}
