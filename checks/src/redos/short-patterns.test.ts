// A pattern of a line is read at a glance; a longer one is a grammar or a word list, and belongs where it can be read,
// measured and changed.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPatterns } from './patterns-in-code.ts'

const maxLength = 160

/** What is being rewritten, and may hold longer ones until it is. */
const exempted = [
  'episode/src/cue-patterns.ts',
  'episode/src/boilerplate.ts',
  'episode/src/span-scores.ts',
  'episode/src/speaker-labels.ts',
  'episode/src/speakers.ts',
  'episode/src/stands-alone.ts',
  'episode/src/unpunctuated.ts',
  'content-types/src/assistant/open-piece.server.ts',
  'content-types/src/quality/wording.server.ts',
  'content-types/src/text-checks/',
  'content-types/src/type/plain-name.ts',
  'content-types/src/types/episode-titles/links.server.ts',
  'content-types/src/voice/examples.ts',
]

const root = new URL('../../../', import.meta.url)

test(`no regular expression of what reads and writes is longer than ${maxLength} characters`, () => {
  const files = globSync('{content-types,episode}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !exempted.some((folder) => file.startsWith(folder)))
  const long = files
    .flatMap((file) => findPatterns(file, readFileSync(new URL(file, root), 'utf8')).literals)
    .filter(({ source }) => source.length > maxLength)
  expect(long.map(({ at, source }) => `${at.join()}: ${source.length} characters`)).toEqual([])
})
