// Every rule of quality on real, full-length episodes. They are other people's words and not part of this repository:
// the folder is named by TRANSCRIPT_CORPUS.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { understand } from '@podcastai/episode'
import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../../../transcript/src/index.ts'
import { captionLengths, captionSizes } from '../types/social-media/social-media.ts'
import { checkQuality, writeKit } from './quality.server.ts'
import { createBrief } from './sample-episodes.server.ts'

const folder = process.env.TRANSCRIPT_CORPUS
/** Seconds and words from which on an episode counts as one of full length. */
const fullLength = { seconds: 20 * 60, words: 3000 } as const

if (!folder) {
  test('every rule of quality holds on every full-length English episode', ({ skip }) =>
    skip('TRANSCRIPT_CORPUS names no folder'))
} else {
  const paths = fullEpisodes(folder)
  describe('every rule of quality holds', () => {
    test.each(paths)('%s', (path) => {
      const episode = episodeAt(path)
      const brief = createBrief({}, { projectTitle: basename(path).replace(/\.[^.]+$/, '') })
      const { kit, refused } = writeKit(episode, brief)
      // An episode of full length has something for every type.
      expect(refused).toEqual([])
      const broken = checkQuality({ episode, brief, kit }).filter(({ wrong }) => wrong.length > 0)
      expect(broken.map(({ label, wrong }) => `${label}: ${wrong.join(' | ')}`)).toEqual([])
    })

    // People edited these transcripts: they have whole sentences.
    const hours = paths.filter((path) => path.includes('podcasts-md') && episodeAt(path).durationSeconds > 3600)
    test.each(hours)('[DRAFT-02] an hour of talk fills every list and all three captions: %s', (path) => {
      const { kit } = writeKit(episodeAt(path), createBrief())
      const { social_media: captions, thumbnail_design: thumbnail, episode_titles: titles } = kit
      const counts = {
        quotes: kit.quotes?.length,
        clips: kit.video_clips?.length,
        moments: kit.viral_clips?.length,
        titles: titles && 1 + titles.alternative.length,
        thumbnailTexts: thumbnail?.textOptions.fullEpisode.length,
        carousels: Object.keys(kit.carousel_posts ?? {}).length,
      }
      const minCounts = { quotes: 8, clips: 5, moments: 5, titles: 5, thumbnailTexts: 3, carousels: 2 }
      for (const [list, min] of Object.entries(minCounts))
        expect(counts[list as keyof typeof counts], list).toBeGreaterThanOrEqual(min)
      for (const size of captionSizes) {
        const { min, max } = captionLengths[size]
        expect(captions?.[size].characterCount, size).toBeGreaterThanOrEqual(min)
        expect(captions?.[size].characterCount, size).toBeLessThanOrEqual(max)
      }
    })

    test('the same episode gives the same content, byte for byte', () => {
      const [path = ''] = paths
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
