import type { SharedProject } from '@podcastai/contracts'

/** What a shared page shows, without an expiry date and guest handles. */
export type SampleKit = Pick<SharedProject, 'title' | 'minutes' | 'content'>

export type SampleWriter = 'builtIn' | 'model'

/** The engines that wrote the sample's content, with a description. */
export const sampleWriters: Record<SampleWriter, { label: string; told: string; load: () => Promise<SampleKit> }> = {
  builtIn: {
    label: 'Built-in engine',
    told: 'Written by the built-in engine: offline, without an API key, in exact quotes from the episode.',
    load: async () => toKit(await import('../../../../samples/kits/built-in.json')),
  },
  model: {
    label: 'Language model',
    told: 'Written by a language model from the same prompt this app gives you to copy. Each text was checked against the transcript, as yours would be. Then we corrected a few words by hand.',
    load: async () => toKit(await import('../../../../samples/kits/model.json')),
  },
}

/** Casts; a test validates the files against their schemas. */
function toKit({ default: kit }: { default: unknown }): SampleKit {
  return kit as SampleKit
}
