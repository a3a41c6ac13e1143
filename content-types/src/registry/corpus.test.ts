// Every rule of quality on real, full-length episodes. They are other people's words and not part of this repository:
// the folder is named by TRANSCRIPT_CORPUS.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { understand } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../../../transcript/src/index.ts'
import { checkQuality, writeKit } from './quality.server.ts'
import { createBrief } from './sample-episodes.server.ts'

const folder = process.env.TRANSCRIPT_CORPUS
/** Seconds and words from which on an episode counts as one of full length. */
const fullLength = { seconds: 20 * 60, words: 3000 } as const

if (!folder) {
  test('every rule of quality holds on every full-length English episode', ({ skip }) =>
    skip('TRANSCRIPT_CORPUS names no folder'))
} else {
  describe('every rule of quality holds', () => {
    test.each(fullEpisodes(folder))('%s', (path) => {
      const episode = episodeAt(path)
      const brief = createBrief({}, { projectTitle: basename(path).replace(/\.[^.]+$/, '') })
      const { kit, refused } = writeKit(episode, brief)
      // An episode of full length has something for every type.
      expect(refused).toEqual([])
      const broken = checkQuality({ episode, brief, kit }).filter(({ wrong }) => wrong.length > 0)
      expect(broken.map(({ label, wrong }) => `${label}: ${wrong.join(' | ')}`)).toEqual([])
    })

    test('the same episode gives the same content, byte for byte', () => {
      const [path = ''] = fullEpisodes(folder)
      const brief = createBrief()
      expect(JSON.stringify(writeKit(episodeAt(path), brief))).toBe(JSON.stringify(writeKit(episodeAt(path), brief)))
    })
  })
}

function episodeAt(path: string) {
  return understand(parseTranscript(readFileSync(path), path.replace(/\.md$/, '.txt').replace(/\.tsv$/, '.csv')))
}

/** Paths of the English episodes that are long enough. */
function fullEpisodes(root: string): string[] {
  const rows = readFileSync(join(root, 'INDEX.tsv'), 'utf8').trim().split('\n').slice(1)
  return rows
    .map((row) => join(root, row.split('\t')[0] ?? ''))
    .filter((path) => {
      try {
        const { durationSeconds, language, sentences } = episodeAt(path)
        const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
        return durationSeconds >= fullLength.seconds && words >= fullLength.words && language === 'en'
      } catch {
        return false
      }
    })
}
