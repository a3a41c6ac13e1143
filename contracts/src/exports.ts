// Files that the server creates. The browser creates CSV, Markdown, and cut lists.
import { frameRateKeys, kitKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'

/** A project as a file, for everyone who may view it, with or without an active plan. */
const file = {
  method: 'GET',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: z.object({ id: z.uuid() }),
  perMinute: 30,
  // Bytes, so there are no fields to validate.
  response: z.unknown(),
} as const

export const downloadDocument = endpoint({
  ...file,
  path: '/api/transcripts/:id/document',
  summary: 'The generated content as a .docx file: one content type, or all of them',
  query: z.object({ contentType: ContentKey.optional() }),
})

export const downloadKit = endpoint({
  ...file,
  path: '/api/transcripts/:id/publish-kit',
  summary: 'A ZIP with the content for one platform, or for each, ready to paste and upload',
  query: z.object({
    platform: z.enum(kitKeys).optional(),
    /** The frame rate of the recording, for cut lists. */
    frameRate: z.enum(frameRateKeys).default('30'),
  }),
})

export const getGoogle = endpoint({
  method: 'GET',
  path: '/api/google',
  summary: 'Whether Google Docs export is set up, and whether the user granted access in this session',
  access: 'session',
  permission: 'viewAllTranscripts',
  response: z.object({ isConfigured: z.boolean(), isConnected: z.boolean() }),
})

export const connectGoogle = endpoint({
  method: 'POST',
  path: '/api/google/connect',
  summary: 'Google’s consent page, which redirects back to the project',
  access: 'session',
  permission: 'viewAllTranscripts',
  perMinute: 20,
  body: z.object({ transcriptId: z.uuid(), contentType: ContentKey.optional() }),
  response: z.object({ url: z.url() }),
})

export const createGoogleDoc = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/google-doc',
  summary: "Create a Google Doc of the content in the user's Drive",
  access: 'session',
  permission: 'viewAllTranscripts',
  perMinute: 20,
  params: file.params,
  body: z.object({ contentType: ContentKey.or(z.literal('all')) }),
  response: z.object({ name: z.string(), url: z.url() }),
})
