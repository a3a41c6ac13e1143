// A project's engine apart from its content: instructions, cost, errors, and change events.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Id = z.object({ id: z.uuid() })

export const getBrief = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/brief',
  summary: 'The engine instructions of a project: voice and material',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: z.object({
    engine: z.string(),
    /** Plain text, lines kept. */
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
})

/** Totals of language model calls. */
export const UsageSum = z.object({
  calls: z.int(),
  /** Tokens; the input includes cached ones. */
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  /** Excludes `unpriced` calls, whose model has no known price. */
  dollars: z.number(),
  unpriced: z.int(),
})
export type UsageSum = z.infer<typeof UsageSum>

export const ProjectUsage = z.object({
  total: UsageSum,
  /** By content type, or 'analysis' or 'clip_tool'; most tokens first. */
  purposes: z.array(UsageSum.extend({ purpose: z.string() })),
})
export type ProjectUsage = z.infer<typeof ProjectUsage>

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/usage',
  summary: 'The language model cost of a project; nothing for the built-in engine',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: ProjectUsage,
})

/** Returns the trouble to the operator. Everyone else gets null, and sees a plain reason at each content type. */
export const getEngineTrouble = endpoint({
  method: 'GET',
  path: '/api/engine/trouble',
  summary: 'The last error of the language model, with the settings to check',
  access: 'session',
  permission: 'viewAllTranscripts',
  response: z.object({
    trouble: z.object({ since: z.iso.datetime(), message: z.string() }).nullable(),
  }),
})

/**
 * Server-sent events: `change` after each change to the project, and once at the start for changes that were missed.
 * The data holds only `{"transcriptId"}`; the client fetches what it may see.
 */
export const watchProject = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/events',
  summary: 'Server-sent events: tells when something about a project changed',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: z.unknown(),
})
