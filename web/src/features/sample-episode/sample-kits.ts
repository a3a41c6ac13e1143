import type { SharedProject } from '@podcastai/contracts'

/** What a shared page shows, but for the day on which its link ends and the guests' handles. */
export type SampleKit = Pick<SharedProject, 'title' | 'minutes' | 'content'>

export type SampleWriter = 'builtIn' | 'model'

/** Who wrote a kit of the sample episode, and what that means. */
export const sampleWriters: Record<SampleWriter, { label: string; told: string; load: () => Promise<SampleKit> }> = {
  builtIn: {
    label: 'Built-in engine',
    told: 'Written by the built-in engine: offline, without any key, from the passages of the episode as they were said.',
    load: async () => kitOf(await import('../../../../samples/kits/built-in.json')),
  },
  model: {
    label: 'Language model',
    told: 'Written by a language model from the prompt that this app gives to every chat assistant. Each text was checked against the transcript, as yours would be; then we read it, and corrected a few words by hand.',
    load: async () => kitOf(await import('../../../../samples/kits/model.json')),
  },
}

/** A test holds the files against the schemas of their types. */
function kitOf({ default: kit }: { default: unknown }): SampleKit {
  return kit as SampleKit
}
