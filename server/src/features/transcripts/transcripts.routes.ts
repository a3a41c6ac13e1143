import {
  deleteTranscript,
  findUpload,
  getSegments,
  getStrip,
  getTranscript,
  listTranscripts,
  maxPreviewBytes,
  maxUploadBytes,
  readWordText,
  renameSpeaker,
  renameTranscript,
  retryTranscript,
  setFacts,
  setRecording,
  uploadTranscript,
} from '@podcastai/contracts'
import { nameSpeakers } from '@podcastai/transcript'
import type { ChangeDeps } from '../../domain/transcript/change-transcript.ts'
import { listSegmentsWithWordTimes } from '../../domain/transcript/word-times.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { checkFilename, checkWordFilename } from './accepted-file.ts'
import { toUserFacts } from './episode-facts.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'
import { renameSpeaker as renameInProject } from './speakers.ts'
import { toCardStrip, toListItem, toTranscript } from './transcript-views.ts'
import * as repository from './transcripts.repository.ts'
import { readWordUpload, storeUpload, type UploadDeps } from './upload.ts'

export function transcriptRoutes(serve: Serve, deps: UploadDeps & ChangeDeps & { now: () => Date }): void {
  const { db } = deps

  const found = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findTranscript(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  async function asItIsNow(scope: repository.Scope, since?: string) {
    const row = await repository.findTranscript(db, scope, since)
    if (!row) throw notFound('project')
    return toTranscript(row)
  }

  serve(listTranscripts, {
    handle: async ({ caller, query, reply }) => {
      const { cursor, limit, strips, ...filter } = query
      const after = cursor === undefined ? undefined : decodeCursor(cursor, query.sort)
      // Fetches one more than requested, to know whether there is another page.
      const rows = await repository.listTranscripts(db, {
        ...filter,
        workspaceId: caller.workspaceId,
        limit: limit + 1,
        after,
      })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      if (rows.length > limit && last) {
        reply.header('x-next-cursor', encodeCursor({ sort: query.sort, key: last.key, id: last.id }))
      }
      const ids = page.slice(0, strips).map(({ id }) => id)
      const found = await repository.listStrips(db, { workspaceId: caller.workspaceId, ids })
      return page.map((row) => toListItem(row, found.get(row.id)))
    },
  })

  serve(getStrip, {
    what: 'project',
    find: async ({ caller, params: { id } }) => {
      const found = await repository.listStrips(db, { workspaceId: caller.workspaceId, ids: [id] })
      return found.has(id) ? { strip: toCardStrip(found.get(id)) } : null
    },
    handle: async ({ found: card }) => card,
  })

  serve(uploadTranscript, {
    upload: {
      maxBytes: maxUploadBytes,
      tooLarge: 'The file is larger than 10MB. Export the transcript without audio or images, or split it.',
      check: checkFilename,
    },
    handle: async ({ caller, file, body }) => {
      const scope = await storeUpload(deps, caller, file, body)
      return { ...(await asItIsNow(scope)), transcriptId: scope.id }
    },
  })

  serve(readWordText, {
    upload: { maxBytes: maxPreviewBytes, tooLarge: 'This file is too large for a preview.', check: checkWordFilename },
    handle: ({ caller, file }) => readWordUpload(deps, caller, file),
  })

  serve(findUpload, {
    handle: async ({ caller: { workspaceId }, params: { hash } }) => {
      const project = await repository.findByFileHash(db, { workspaceId, fileHash: hash })
      return { project: project && { ...project, createdAt: project.createdAt.toISOString() } }
    },
  })

  serve(getTranscript, {
    what: 'project',
    handle: ({ caller: { workspaceId }, params: { id }, query: { since } }) => asItIsNow({ workspaceId, id }, since),
  })

  serve(getSegments, {
    ...found,
    handle: async ({ params, query, found: { speakerNames } }) => {
      const list = query.words === 'timed' ? listSegmentsWithWordTimes : repository.listSegments
      return { segments: nameSpeakers(await list(db, params.id), speakerNames) }
    },
  })

  serve(renameTranscript, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      await repository.renameTranscript(db, scope, body.filename)
      return asItIsNow(scope)
    },
  })

  serve(renameSpeaker, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      await renameInProject(deps, scope, caller.userId, body)
      return asItIsNow(scope)
    },
  })

  serve(setRecording, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      await repository.setRecording(db, scope, body)
      return asItIsNow(scope)
    },
  })

  serve(setFacts, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      await repository.setFacts(db, scope, toUserFacts(body))
      return asItIsNow(scope)
    },
  })

  serve(deleteTranscript, {
    ...found,
    handle: async ({ caller, params }) => {
      await repository.moveToTrash(db, { workspaceId: caller.workspaceId, id: params.id }, deps.now())
      return { id: params.id, deleted: true as const }
    },
  })

  serve(retryTranscript, {
    ...found,
    handle: async ({ caller, params }) => {
      const scope = { workspaceId: caller.workspaceId, id: params.id }
      await db.transaction(async (tx) => {
        const restarted = await repository.restartProcessing(tx, scope)
        if (!restarted) throw new AppError('conflict', 'This project is already being processed.')
        await deps.jobs.enqueue(tx, 'process-transcript', { transcriptId: params.id }, caller)
      })
      return asItIsNow(scope)
    },
  })
}
