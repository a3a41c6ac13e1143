import {
  type ContentByType,
  type ContentTypeKey,
  contentTypeKeys,
  getContentType,
  timeCode,
  withStoredIds,
} from '@podcastai/content-types'
import { createView } from '@podcastai/content-types/server'
import { sampleClipOverlays } from '../../content-types/src/clip-overlays/sample-clip.fixture.ts'
import { sampleContent } from '../../content-types/src/registry/sample-content.fixture.ts'
import { sampleSegments } from '../../content-types/src/type/sample-talk.fixture.ts'
import type { Engine } from '../src/platform/engine/engine.ts'
import { oneByOne } from '../src/platform/engine/one-by-one.ts'

/** An engine that answers at once, the same for every episode, for tests of the code around it. */
const view = createView({
  ...{ revision: 0, names: {}, acts: [], standing: [] },
  segments: sampleSegments.map((segment) => ({ ...segment })),
})

/** The sample content as an engine writes it from `sampleTalk`. */
const written = {
  ...sampleContent,
  quotes: sampleContent.quotes.map((quote) => ({ ...quote, timestamp: timeCode(quote.evidence?.start ?? 0) })),
  episode_titles: getContentType('episode_titles').derive?.(
    sampleContent.episode_titles,
    view,
  ) as ContentByType['episode_titles'],
} satisfies Pick<ContentByType, ContentTypeKey>

/** The same as stored: each item's id is its path. */
export const quickContent = Object.fromEntries(
  contentTypeKeys.map((key) => [key, withStoredIds(getContentType(key), written[key] as never)]),
) as typeof written

export function quickEngine(changes: Partial<Engine> = {}): Engine {
  const engine: Omit<Engine, 'writeKit'> = {
    key: 'quick',
    label: 'Quick engine',
    needsNotes: async () => false,
    analyze: async () => ({
      notes: null,
      analysis: {
        episodeDuration: 12.5,
        keyTopics: ['till rolls', 'closing day'],
        summary: 'A baker counts what his best day costs.',
        speakers: [{ name: 'Maya', role: 'host', words: 20 }],
        timeSource: 'none',
        language: 'en',
        strip: [{ host: 1, guests: 0.5 }],
      },
    }),
    write: async ({ contentType }) => ({
      content: structuredClone((quickContent as ContentByType)[contentType]),
      by: 'Quick engine',
      gap: null,
    }),
    rewrite: async ({ revision }) => ({ content: structuredClone(revision.current), gap: null }),
    writeClip: async () => ({ overlays: structuredClone(sampleClipOverlays), by: 'Quick engine', gap: null }),
    trouble: () => null,
    told: async () => [],
    ...changes,
  }
  return { writeKit: oneByOne(engine.write), ...engine }
}
