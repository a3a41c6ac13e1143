import { contentTypeKeys, Evidence } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Fewer characters find nothing, more are no search. */
export const minSearchLength = 2
export const maxSearchLength = 200
/** A search answers at most this many places, and of one project at most so many that were said, and written. */
export const maxPlacesFound = 50
export const maxPlacesOfAKind = 3

/** Where words were found: in the title, in what was said, or in an item of the content. */
export const FoundPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title') }),
  z.object({ kind: z.literal('said'), evidence: Evidence }),
  z.object({
    kind: z.literal('content'),
    contentType: z.enum(contentTypeKeys),
    item: z.string(),
    /** Where an item was said that is a passage of the talk. */
    evidence: Evidence.nullish(),
  }),
])
export type FoundPlace = z.infer<typeof FoundPlace>

export const Finding = z.object({
  place: FoundPlace,
  /** The words around the first hit. */
  text: z.string(),
  /** Characters of the text that were looked for. */
  hits: z.array(z.object({ from: z.int(), to: z.int() })),
})
export type Finding = z.infer<typeof Finding>

export const SearchAnswer = z.object({
  /** The best first, with their places, the best first. */
  projects: z.array(z.object({ id: z.string(), filename: z.string(), findings: z.array(Finding) })),
  /** There are more places than are answered. */
  hasMore: z.boolean(),
  /** Projects whose latest words cannot be found yet: they are being read, for some seconds. */
  waiting: z.int(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const searchWorkspace = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Places in titles, transcripts and content of the workspace where words stand',
  access: 'session',
  permission: 'viewAllTranscripts',
  query: z.object({
    /** As people type: words, "a phrase", or, -not. The last word may be its beginning. */
    q: z.string().trim().max(maxSearchLength).default(''),
    limit: z.coerce.number().int().min(1).max(maxPlacesFound).default(maxPlacesFound),
  }),
  perMinute: 120,
  response: SearchAnswer,
})
