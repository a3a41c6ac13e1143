import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Transcript } from './transcript.ts'

export const DeletedProject = z.object({
  id: z.string(),
  filename: z.string(),
  deletedAt: z.iso.datetime(),
  /** From then on it cannot be brought back. */
  goneAt: z.iso.datetime(),
})
export type DeletedProject = z.infer<typeof DeletedProject>

export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/recently-deleted',
  summary: 'The projects in the bin, last deleted first',
  access: 'session',
  permission: 'deleteTranscripts',
  response: z.array(DeletedProject),
})

export const restoreDeleted = endpoint({
  method: 'POST',
  path: '/api/recently-deleted/:id/restore',
  summary: 'Bring a project back from the bin',
  access: 'session',
  permission: 'deleteTranscripts',
  params: z.object({ id: z.uuid() }),
  response: Transcript,
})
