import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const maxNoteLength = 20_000

const Id = z.object({ id: z.uuid() })

/** The one note of a project. */
export const ProjectNote = z.object({
  text: z.string(),
  /** Incremented by each save; a save sends the revision that the user saw. 0 before the first save. */
  revision: z.int(),
  editedBy: z.string().nullable(),
  editedAt: z.iso.datetime().nullable(),
})
export type ProjectNote = z.infer<typeof ProjectNote>

export const getNote = endpoint({
  access: 'session',
  permission: 'generateContent',
  params: Id,
  method: 'GET',
  path: '/api/transcripts/:id/note',
  summary: 'The shared note of the project',
  response: ProjectNote,
})

export const saveNote = endpoint({
  access: 'session',
  permission: 'generateContent',
  params: Id,
  method: 'PUT',
  path: '/api/transcripts/:id/note',
  summary: 'Change the note; 409 with the newer one in `details.note` if someone else changed it since',
  perMinute: 60,
  body: z.object({ text: z.string().max(maxNoteLength), baseRevision: z.int().min(0) }),
  response: ProjectNote,
})
