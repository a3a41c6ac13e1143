import { z } from 'zod'

/** From one sentence to another, both included. */
const span = { first: z.int(), last: z.int() }

/**
 * A model's notes on an episode that it read in full. Every note cites sentences; notes that failed the checks were
 * dropped.
 */
export const EpisodeNotes = z.object({
  /** What the episode is about, in a sentence or two. */
  about: z.string(),
  /** In order of time. */
  topics: z.array(z.object({ title: z.string(), ...span })),
  /** People, companies, books, places, and their role in the episode. */
  names: z.array(z.object({ name: z.string(), what: z.string(), ids: z.array(z.int()) })),
  /** Facts, figures and claims that the writers may build on. */
  facts: z.array(z.object({ text: z.string(), ids: z.array(z.int()) })),
  /** The strongest first, compared over the whole episode. */
  moments: z.array(z.object({ ...span, why: z.string() })),
  /** Why the model did not read all of it; the built-in engine's findings fill the rest. */
  gap: z.string().optional(),
})
export type EpisodeNotes = z.infer<typeof EpisodeNotes>
