// Files that the server creates. The browser creates CSV, Markdown, and cut lists.
import { contentTypeKeys, frameRateKeys, kitKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A project as a file, for everyone who may view it, with or without an active plan. */
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

export const getGoogle = endpoint({
  method: 'GET',
  path: '/api/google',
  summary: 'Whether documents can be made in Google Docs here, and whether the person allowed it in this session',
  access: 'session',
  permission: 'viewAllTranscripts',
  response: z.object({ isConfigured: z.boolean(), isConnected: z.boolean() }),
})

export const connectGoogle = endpoint({
  method: 'POST',
  path: '/api/google/connect',
  summary: 'Where the person is asked by Google; afterwards they come back to the project',
  access: 'session',
  permission: 'viewAllTranscripts',
  perMinute: 20,
  body: z.object({ transcriptId: z.uuid(), contentType: z.enum(contentTypeKeys).optional() }),
  response: z.object({ url: z.url() }),
})

export const createGoogleDoc = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/google-doc',
  summary: "Make a Google Doc of the generated content in the person's Drive",
  access: 'session',
  permission: 'viewAllTranscripts',
  perMinute: 20,
  params: file.params,
  body: z.object({ contentType: z.enum([...contentTypeKeys, 'all']) }),
  response: z.object({ name: z.string(), url: z.url() }),
})
