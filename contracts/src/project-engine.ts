// What a project asks of its engine beside content: what it was told, what it cost, and when something is new.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Id = z.object({ id: z.uuid() })

export const getBrief = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/brief',
  summary: 'What the engine is told of the voice and the material of a project',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: z.object({
    engine: z.string(),
    /** Plain text, lines kept. */
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
})

/** Calls of language models, summed up. */
export const UsageSum = z.object({
  calls: z.int(),
  /** Tokens; those read from the provider's cache are part of the input. */
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  /** Without the calls that are `unpriced`: the price of their model is not known. */
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
  summary: 'What the language models of a project cost; nothing for the built-in engine',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: ProjectUsage,
})

/**
 * For the operator of the server: everybody else is told of no trouble, and reads
 * the plain reason at each content type.
 */
export const getEngineTrouble = endpoint({
  method: 'GET',
  path: '/api/engine/trouble',
  summary: 'Why the language model did not answer the last time, with the settings to look at',
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
