import { Evidence } from '@podcastai/content-types'
import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'

/** Limits of the query length, in characters. */
export const minSearchLength = 2
export const maxSearchLength = 200
/** Maximum results of a search, and per project in the transcript and in the content. */
export const maxPlacesFound = 50
export const maxPlacesOfAKind = 3

/** A result: in the title, the transcript, or an item of the content. */
export const FoundPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title') }),
  z.object({ kind: z.literal('said'), evidence: Evidence }),
  z.object({
    kind: z.literal('content'),
    contentType: ContentKey,
    item: z.string(),
    /** The name of a text format; for a content type, none. */
    formatName: z.string().optional(),
    /** The position of an item that is a passage of the conversation. */
    evidence: Evidence.nullish(),
  }),
])
export type FoundPlace = z.infer<typeof FoundPlace>

export const Finding = z.object({
  place: FoundPlace,
  /** The words around the first hit. */
  text: z.string(),
  /** Character ranges of the text that match the query. */
  hits: z.array(z.object({ from: z.int(), to: z.int() })),
})
export type Finding = z.infer<typeof Finding>

export const SearchAnswer = z.object({
  /** Projects and their results, best first. */
  projects: z.array(z.object({ id: z.string(), filename: z.string(), findings: z.array(Finding) })),
  /** True if there are more results than returned. */
  hasMore: z.boolean(),
  /** Projects whose latest changes are still being indexed, for a few seconds. */
  waiting: z.int(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const searchWorkspace = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Search titles, transcripts, and content of the workspace',
  access: 'session',
  permission: 'viewAllTranscripts',
  query: z.object({
    /** Words, "a phrase", or, -not. The last word also matches as a prefix. */
    q: z.string().trim().max(maxSearchLength).default(''),
    /** Only in the projects of this show. */
    show: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(maxPlacesFound).default(maxPlacesFound),
  }),
  perMinute: 120,
  response: SearchAnswer,
})
