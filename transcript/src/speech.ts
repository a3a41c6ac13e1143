import type { Transcript } from './transcript.ts'

/** Characters that are looked at. */
const sampleLength = 20_000
/** Share of letters among the characters of what people say, and of marks that only code and tables hold. */
const letters = { min: 0.7 } as const
const codeMarks = { max: 0.02 } as const
/** Below this many characters everything may be said. */
const minLength = 200

/**
 * Whether what was read looks like something that people say. Asked of loose text alone: a file in a format of
 * captions or of a speech service, or one that tells several people apart, is a transcript, whatever it says. Bank
 * statements, logs and programs are not.
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

/** "[laughs]", "(inaudible)": what a transcriber heard beside the words. */
const noise = /[[(][\p{L} ]{2,40}[\])]/gu

const loose = new Set(['text', 'csv', 'json-text', 'json-found'])
