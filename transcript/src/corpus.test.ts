// Reads a folder of real transcripts that is not part of this repository, and compares with what its INDEX.tsv says of each.
// biome-ignore lint/style/noRestrictedImports: this test reads files, the parser does not
import { readFileSync } from 'node:fs'
// biome-ignore lint/style/noRestrictedImports: as above
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { judgedWrong, readIndex } from './testing/corpus-index.ts'
import type { Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

const folder = process.env.TRANSCRIPT_CORPUS

if (!folder) {
  test('reads every real transcript as its index says', ({ skip }) => skip('TRANSCRIPT_CORPUS names no folder'))
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

/** Returns null where the parser refuses the file. Extensions are replaced by ones that an upload accepts. */
function readOrNothing(bytes: Uint8Array, path: string): Transcript | null {
  try {
    return parseTranscript(bytes, path.replace(/\.md$/, '.txt').replace(/\.tsv$/, '.csv'))
  } catch (error) {
    if (error instanceof UnreadableTranscript) return null
    throw error
  }
}

/** The index lists at most twelve names. */
function namesAsIndexed(speakers: readonly string[]): string {
  const listed = speakers.slice(0, 12).join('; ')
  return speakers.length > 12 ? `${listed} (+${speakers.length - 12} more)` : listed
}
