// What leaves the product as a file that the server makes; CSV, Markdown and cut lists are made in the browser.
import { contentTypeKeys, frameRateKeys, kitKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A project as a file; made for whoever may read it, whether or not a plan runs. */
const file = {
  method: 'GET',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: z.object({ id: z.uuid() }),
  perMinute: 30,
  // Bytes: nothing to check field by field.
  response: z.unknown(),
} as const

export const downloadDocument = endpoint({
  ...file,
  path: '/api/transcripts/:id/document',
  summary: 'The generated content as a .docx file: one content type, or all of them',
  query: z.object({ contentType: z.enum(contentTypeKeys).optional() }),
})

export const downloadKit = endpoint({
  ...file,
  path: '/api/transcripts/:id/publish-kit',
  summary: 'A ZIP with what is published on one platform, or on each of them, ready to paste and upload',
  query: z.object({
    platform: z.enum(kitKeys).optional(),
    /** Of the recording, for cut lists. */
    frameRate: z.enum(frameRateKeys).default('30'),
  }),
})
