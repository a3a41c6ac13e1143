import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  beginListeningCopy,
  type CopyState,
  copyPartBytes,
  deleteListeningCopy,
  finishListeningCopy,
  getListeningCopy,
  hearListeningCopy,
  moveListeningCopy,
  sendCopyPart,
} from '@podcastai/contracts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { parseByteRange } from './byte-range.ts'
import * as repository from './copies.repository.ts'
import { readRange } from './read-parts.ts'
import { begin, type CopyDeps, finish, putPart, removeCopy } from './uploading.ts'

type Named = { caller: { workspaceId: string }; params: { id: string } }

/** Serves the listening copies of recordings. */
export function copyRoutes(serve: Serve, deps: CopyDeps): void {
  const { db, files } = deps
  const project = {
    what: 'project',
    find: ({ caller, params }: Named) => repository.findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }
  const readState = async (workspaceId: string, id: string): Promise<CopyState> => {
    const copy = await repository.findCopy(db, id)
    const parts = copy ? await repository.listParts(db, id) : []
    return {
      copy: copy && {
        bytes: copy.bytes,
        hash: copy.hash,
        offset: copy.offset,
        isReady: copy.finishedAt !== null,
        parts: parts.map(({ position }) => position),
      },
      usedBytes: await repository.countBytes(db, workspaceId),
      quotaBytes: deps.mediaQuotaBytes,
    }
  }
  const answer = ({ caller, params }: Named) => readState(caller.workspaceId, params.id)

  serve(getListeningCopy, { ...project, handle: answer })

  serve(beginListeningCopy, {
    ...project,
    handle: async (call) => {
      await begin(deps, call.caller.workspaceId, call.params.id, call.body)
      return answer(call)
    },
  })

  serve(sendCopyPart, {
    ...project,
    upload: { maxBytes: copyPartBytes, tooLarge: 'A part of a listening copy can have at most 4 MiB.' },
    handle: async (call) => {
      await putPart(deps, call.params.id, Number(call.params.part), await readFile(call.file.path))
      return answer(call)
    },
  })

  serve(finishListeningCopy, {
    ...project,
    handle: async (call) => {
      await finish(deps, call.params.id)
      return answer(call)
    },
  })

  serve(moveListeningCopy, {
    ...project,
    handle: async (call) => {
      if (!(await repository.findCopy(db, call.params.id))) throw notFound('listening copy')
      await repository.updateCopy(db, call.params.id, { offset: call.body.offset })
      return answer(call)
    },
  })

  serve(deleteListeningCopy, {
    ...project,
    handle: async (call) => {
      await db.transaction((tx) => removeCopy(deps, tx, call.params.id))
      return answer(call)
    },
  })

  serve(hearListeningCopy, {
    what: 'listening copy',
    find: ({ caller, params }) => repository.findSound(db, { workspaceId: caller.workspaceId, id: params.id }),
    handle: async ({ found: { bytes, hash, parts }, request, reply }) => {
      const tag = `"${hash}"`
      const condition = request.headers['if-range']
      const isSame = condition === undefined || condition === tag
      const range = isSame ? parseByteRange(request.headers.range, bytes) : null
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${bytes}`)
        throw new AppError('bad_range', 'The listening copy ends before this.')
      }
      const { from, to } = range ?? { from: 0, to: bytes - 1 }
      // Permission is checked on every request, so nothing may be played from a cache.
      reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'bytes', etag: tag })
      reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
      reply.type('audio/ogg').header('content-length', String(to + 1 - from))
      if (range) reply.status(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
      return Readable.from(readRange(files, parts, { from, to }))
    },
  })
}
