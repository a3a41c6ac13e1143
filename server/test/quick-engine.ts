import { sampleClipOverlays } from '../../content-types/src/clip-overlays/sample-clip.fixture.ts'
import { sampleContent } from '../../content-types/src/registry/sample-content.fixture.ts'
import type { Engine } from '../src/platform/engine/engine.ts'
import { oneByOne } from '../src/platform/engine/one-by-one.ts'

/** Answers at once, the same for every episode: for tests of what stands around the writing. */
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
      content: structuredClone(sampleContent[contentType]),
      by: 'Quick engine',
      gap: null,
    }),
    writeClip: async () => ({ overlays: structuredClone(sampleClipOverlays), by: 'Quick engine', gap: null }),
    trouble: () => null,
    told: async () => [],
    ...changes,
  }
  return { writeKit: oneByOne(engine.write), ...engine }
}
