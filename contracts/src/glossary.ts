import { z } from 'zod'
import { CorrectedWords } from './corrected-words.ts'
import { endpoint } from './endpoint.ts'

/** Words that transcripts of a show get wrong, with their correct spelling. */
export const GlossaryEntry = z.object({
  id: z.uuid(),
  heard: z.string(),
  written: z.string(),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type GlossaryEntry = z.infer<typeof GlossaryEntry>

export const Glossary = z.object({ entries: z.array(GlossaryEntry) })
export type Glossary = z.infer<typeof Glossary>

export const getGlossary = endpoint({
  method: 'GET',
  path: '/api/glossary',
  summary: 'The glossary of a show, by default the first, in alphabetical order of what is written',
  access: 'session',
  permission: 'viewAllTranscripts',
  query: z.object({ show: z.uuid().optional() }),
  response: Glossary,
})

export const addToGlossary = endpoint({
  method: 'POST',
  path: '/api/glossary',
  summary:
    'Correct these words in every upload of a show from now on; the same heard words again change what is written',
  access: 'session',
  permission: 'generateContent',
  perMinute: 60,
  body: z.object({
    heard: CorrectedWords,
    written: CorrectedWords,
    /** By default the first show. */
    showId: z.uuid().optional(),
  }),
  response: Glossary,
})

export const removeFromGlossary = endpoint({
  method: 'DELETE',
  path: '/api/glossary/:entryId',
  summary: 'Correct these words no more; what was corrected stays',
  access: 'session',
  permission: 'generateContent',
  perMinute: 60,
  params: z.object({ entryId: z.uuid() }),
  response: Glossary,
})
