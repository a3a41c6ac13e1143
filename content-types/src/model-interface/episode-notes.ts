import { z } from 'zod'

/** From one sentence to another, both included. */
const span = { first: z.int(), last: z.int() }

/** What a model noted of an episode while it read all of it. Every note names sentences; what did not hold was dropped. */
export const EpisodeNotes = z.object({
  /** What the talk is about, in a sentence or two. */
  about: z.string(),
  /** In order of time. */
  topics: z.array(z.object({ title: z.string(), ...span })),
  /** People, firms, books, places: what they are to the talk. */
  names: z.array(z.object({ name: z.string(), what: z.string(), ids: z.array(z.int()) })),
  /** Facts, figures and claims that the writers may build on. */
  facts: z.array(z.object({ text: z.string(), ids: z.array(z.int()) })),
  /** The strongest first, compared over the whole episode. */
  moments: z.array(z.object({ ...span, why: z.string() })),
  /** Why the model did not read all of it itself: what it left open is what the built-in engine found there. */
  gap: z.string().optional(),
})
export type EpisodeNotes = z.infer<typeof EpisodeNotes>
