import { getNote, type ProjectNote, saveNote } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { findProject } from './comments.repository.ts'
import * as repository from './note.repository.ts'

/** Serves the note of a project. A stale save is refused, with the current text to compare. */
export function noteRoutes(serve: Serve, { db, now }: { db: Connection; now: () => Date }): void {
  const project = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(getNote, { ...project, handle: async ({ found }) => readNote(db, found.id) })

  serve(saveNote, {
    ...project,
    // Read inside the transaction: the response is what this call saved, not a later save by someone else.
    handle: ({ caller, body, found }) =>
      db.transaction(async (tx) => {
        await repository.lockProject(tx, found.id)
        const note = await readNote(tx, found.id)
        if (note.revision !== body.baseRevision) {
          const message = 'Someone else just changed the note. Your text is kept: compare, then save again.'
          throw new AppError('conflict', message, { note })
        }
        await repository.writeNote(tx, {
          transcriptId: found.id,
          text: body.text,
          revision: note.revision + 1,
          editedBy: caller.userId,
          editedAt: now(),
        })
        return readNote(tx, found.id)
      }),
  })
}

async function readNote(db: Connection, transcriptId: string): Promise<ProjectNote> {
  const note = await repository.findNote(db, transcriptId)
  if (!note) return { text: '', revision: 0, editedBy: null, editedAt: null }
  return { ...note, editedAt: note.editedAt.toISOString() }
}
