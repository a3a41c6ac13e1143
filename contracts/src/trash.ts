import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Transcript } from './transcript.ts'

export const DeletedProject = z.object({
  id: z.string(),
  filename: z.string(),
  deletedAt: z.iso.datetime(),
  /** After this it can't be restored. */
  goneAt: z.iso.datetime(),
})
export type DeletedProject = z.infer<typeof DeletedProject>

export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/recently-deleted',
  summary: 'Deleted projects, last deleted first',
  access: 'session',
  permission: 'deleteTranscripts',
  response: z.array(DeletedProject),
})

export const restoreDeleted = endpoint({
  method: 'POST',
  path: '/api/recently-deleted/:id/restore',
  summary: 'Restore a deleted project',
  access: 'session',
  permission: 'deleteTranscripts',
  params: z.object({ id: z.uuid() }),
  response: Transcript,
})
