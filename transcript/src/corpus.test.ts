// Reads a folder of real transcripts that is not part of this repository, and compares with what its INDEX.tsv says of each.
// biome-ignore lint/style/noRestrictedImports: this test reads files, the parser does not
import { readFileSync } from 'node:fs'
// biome-ignore lint/style/noRestrictedImports: as above
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import type { Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

const folder = process.env.TRANSCRIPT_CORPUS

type Row = {
  path: string
  segments: number
  speakers: string
  duration: number | null
  firstText: string
  lastText: string
}

/** Rows of the index that are judged wrong, with what is right instead and why. */
const judgedWrong: Record<string, Partial<Row> & { why: string }> = {
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

if (!folder) {
  console.log('TRANSCRIPT_CORPUS is not set: the real transcripts are not read.')
  test.skip('reads every real transcript as its index says')
} else {
  describe('reads every real transcript as its index says', () => {
    test.each(readIndex(folder))('$path', (row) => {
      const expected = { ...row, ...judgedWrong[row.path] }
      const transcript = readOrNothing(readFileSync(join(folder, row.path)), row.path)
      expect(transcript?.segments.length ?? 0).toBe(expected.segments)
      expect(transcript?.durationSeconds ?? null).toEqual(expected.duration && expect.closeTo(expected.duration, 2))
      expect(namesAsIndexed(transcript?.speakers ?? [])).toBe(expected.speakers)
      const [first = '', last = ''] = [transcript?.segments.at(0)?.text, transcript?.segments.at(-1)?.text]
      expect(first.slice(0, expected.firstText.length)).toBe(expected.firstText)
      expect(last.slice(last.length - expected.lastText.length)).toBe(expected.lastText)
    })

    test('every row judged wrong is a row of the index', () => {
      expect(readIndex(folder).map((row) => row.path)).toEqual(expect.arrayContaining(Object.keys(judgedWrong)))
    })
  })
}

/** Uploads go by the name of an accepted kind; files of which the index expects nothing may be refused. */
function readOrNothing(bytes: Uint8Array, path: string): Transcript | null {
  try {
    return parseTranscript(bytes, path.replace(/\.md$/, '.txt').replace(/\.tsv$/, '.csv'))
  } catch (error) {
    if (error instanceof UnreadableTranscript) return null
    throw error
  }
}

function readIndex(root: string): Row[] {
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

/** The index cuts texts at 100 characters and keeps the Markdown escapes. */
function asSpoken(text: string): string {
  return text
    .replace(/\\([[\]])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The index lists at most twelve names. */
function namesAsIndexed(speakers: readonly string[]): string {
  const listed = speakers.slice(0, 12).join('; ')
  return speakers.length > 12 ? `${listed} (+${speakers.length - 12} more)` : listed
}
