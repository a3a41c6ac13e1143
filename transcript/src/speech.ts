import type { Transcript } from './transcript.ts'

/** Number of characters that are checked. */
const sampleLength = 20_000
/** Minimum share of letters in speech, and maximum share of characters that only occur in code and tables. */
const letters = { min: 0.7 } as const
const codeMarks = { max: 0.02 } as const
/** Shorter text always passes. */
const minLength = 200

/**
 * True if the parsed text looks like speech. Only checked for loose text: captions, speech services' formats, and files
 * with several speakers always count as transcripts. Bank statements, logs, and source code don't look like speech.
 */
export function isSpeech({ dialect, segments, speakers, timeSource, doubt }: Transcript): boolean {
  const people = doubt?.likelier === 'words' ? [] : speakers
  if (!loose.has(dialect) || timeSource !== 'none' || people.length > 1) return true
  let text = ''
  for (const segment of segments) {
    text += `${segment.text.replace(noise, ' ')} `
    if (text.length >= sampleLength) break
  }
  const marks = text.match(/[{}=$;<>|\\_#^*~`[\]]/g)?.length ?? 0
  const said = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const shown = text.match(/\S/g)?.length ?? 0
  if (shown < minLength) return !/^#!/.test(text)
  return said >= shown * letters.min && marks <= shown * codeMarks.max
}

/** "[laughs]", "(inaudible)": sounds noted by a transcriber. */
const noise = /[[(][\p{L} ]{2,40}[\])]/gu

const loose = new Set(['text', 'csv', 'json-text', 'json-found'])
