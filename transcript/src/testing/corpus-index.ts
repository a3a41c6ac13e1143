// Reads INDEX.tsv of a folder with real transcripts, which isn't part of this repository.
// biome-ignore lint/style/noRestrictedImports: tests and benches read files, the parser does not
import { readFileSync } from 'node:fs'
// biome-ignore lint/style/noRestrictedImports: as above
import { join } from 'node:path'

export type IndexRow = {
  path: string
  segments: number
  speakers: string
  duration: number | null
  firstText: string
  lastText: string
}

/** Index rows with wrong expectations, their correct values, and the reason. */
export const judgedWrong: Record<string, Partial<IndexRow> & { why: string }> = {
  'podcasts-md/gotime-250.md': {
    segments: 348,
    speakers:
      'Mat Ryer; Egon Elbre; Jingle; Ale Kennedy; Ole Bulbuk; Break; Christian Haas; Bill Kennedy; Ron Evans; conejoninja',
    why: 'five turns are written `**conejoninja**:` with the colon outside the bold print; they are a speaker too',
  },
  'vtt/youtube-auto-captions-simonw.vtt': {
    segments: 2,
    why: 'four rolling cues bring two lines; each line counts once',
  },
  'hard/webvtt-py__missing_timeframe.srt': {
    firstText: 'Caption text #1 Caption text #2',
    why: 'the 2 between them is the index of the cue that lost its time, not speech',
  },
  'hard/go-astisub__example-in-non-utf8.vtt': {
    segments: 6,
    duration: 153.44,
    firstText: '(deep rumbling)',
    lastText: '(computer playing electronic melody)',
    why: 'the times lack milliseconds; the words under them are still speech (the index says so of a lenient reader)',
  },
  'hard/captioning__1.3-non-normative_other-features_4.vtt': {
    speakers: 'Fred; Bill',
    why: 'the cues name their speakers with <v Fred> and <v Bill>; the index leaves the field out',
  },
  'hard/vtt.js__cue-spacing.vtt': {
    segments: 3,
    why: 'one of the four cues has no words; a segment always has',
  },
}

/** Returns the rows of a folder's INDEX.tsv unchanged. */
export function readIndex(root: string): IndexRow[] {
  const lines = readFileSync(join(root, 'INDEX.tsv'), 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const cells = line.split('\t')
    const [path = '', , , , , , segments, speakers = '', duration, firstText = '', lastText = ''] = cells
    return {
      path,
      segments: Number(segments),
      speakers,
      duration: duration ? Number(duration) : null,
      firstText: asSpoken(firstText),
      lastText: asSpoken(lastText),
    }
  })
}

/** The index truncates texts at 100 characters and keeps Markdown escapes. */
function asSpoken(text: string): string {
  return text
    .replace(/\\([[\]])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
