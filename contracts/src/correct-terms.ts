import { z } from 'zod'
import { CorrectedWords } from './corrected-words.ts'
import { Correction } from './corrections.ts'
import { endpoint } from './endpoint.ts'

/** Maximum names that one call corrects. */
export const maxTermsAtOnce = 40

export const correctTerms = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/corrections/terms',
  summary: 'Correct misheard names everywhere in an episode; names that the transcript doesn’t have are skipped',
  access: 'session',
  permission: 'generateContent',
  // Each name takes as long as a correction of its own.
  perMinute: 5,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    terms: z
      .array(z.object({ heard: z.string().trim().min(1).max(1000), written: CorrectedWords }))
      .min(1)
      .max(maxTermsAtOnce),
  }),
  /** The corrections made, in the order of the names. */
  response: z.object({ corrections: z.array(Correction) }),
})
