import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RecordingOffset } from './recording-offset.ts'

/** Bytes of each part of an upload; the last one may be smaller. */
export const copyPartBytes = 4 * 1024 * 1024
/** At 24 kbit/s, this many parts are a day. */
export const maxCopyParts = 64

const Id = z.object({ id: z.uuid() })

/** A small copy of a project's recording, for everyone in the workspace. */
export const ListeningCopy = z.object({
  bytes: z.int(),
  /** SHA-256 in hex. */
  hash: z.string(),
  offset: z.number(),
  /** False until the upload is finished. */
  isReady: z.boolean(),
  /** The parts that have arrived, from 0. */
  parts: z.array(z.int()),
})
export type ListeningCopy = z.infer<typeof ListeningCopy>

/** Null without a copy; and the bytes that all copies of the workspace take, of how many. */
const CopyState = z.object({ copy: ListeningCopy.nullable(), usedBytes: z.int(), quotaBytes: z.int() })
export type CopyState = z.infer<typeof CopyState>

export const getListeningCopy = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/listening-copy',
  summary: 'The copy of the recording that the workspace can hear, and how much of it has arrived',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  response: CopyState,
})

/** The same file continues its upload; another one replaces an unfinished upload. */
export const beginListeningCopy = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/listening-copy',
  summary: 'Begin or continue to upload a copy of the recording (Opus in Ogg); answers which parts have arrived',
  access: 'session',
  permission: 'generateContent',
  subscription: 'project',
  params: Id,
  body: z.object({
    bytes: z
      .int()
      .min(1)
      .max(copyPartBytes * maxCopyParts),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    offset: RecordingOffset,
  }),
  response: CopyState,
})

export const sendCopyPart = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/listening-copy/parts/:part',
  summary: 'Upload one part of the copy (field `part`, 4 MiB but for the last), in any order',
  access: 'session',
  permission: 'generateContent',
  params: z.object({ id: z.uuid(), part: z.string().regex(/^\d{1,2}$/) }),
  file: 'part',
  perMinute: 240,
  response: CopyState,
})

export const finishListeningCopy = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/listening-copy/finish',
  summary: 'Check the uploaded copy, and let the workspace hear it',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  response: CopyState,
})

export const moveListeningCopy = endpoint({
  method: 'PATCH',
  path: '/api/transcripts/:id/listening-copy',
  summary: 'Say where the transcript starts in the copy',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  body: z.object({ offset: RecordingOffset }),
  response: CopyState,
})

export const deleteListeningCopy = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id/listening-copy',
  summary: 'Delete the copy, or what has arrived of it',
  access: 'session',
  permission: 'generateContent',
  params: Id,
  response: CopyState,
})

export const hearListeningCopy = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/listening-copy/sound',
  summary: 'The sound of the copy; takes a range of bytes',
  access: 'session',
  permission: 'viewAllTranscripts',
  params: Id,
  // Bytes, so there are no fields to validate.
  response: z.unknown(),
})
