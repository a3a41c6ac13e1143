import { type ContentKey, getContentType, type ReferenceImage } from '@podcastai/content-types'
import {
  addSelectedWords,
  generateContent,
  getContent,
  getGeneratedContent,
  getVersion,
  listVersions,
  pinItem,
  restoreVersion,
  rewriteItem,
  saveContent,
  saveItem,
  type Transcript,
} from '@podcastai/contracts'
import { loadContent, readVersion, type Version, withPictures } from '../../domain/content/read-content.ts'
import { ProjectDeleted } from '../../platform/database/abort-on-delete.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { validate } from '../../platform/http/validate.ts'
import { addSelected } from './adding.ts'
import * as repository from './content.repository.ts'
import { generate } from './generating.ts'
import { pin } from './pins.ts'
import { previewItem } from './previewing.ts'
import { restore } from './restoring.ts'
import { proposeRewrite } from './rewriting.ts'
import { changeItem, saveEdit } from './saving.ts'
import type { WritingDeps } from './writing.ts'

/** Converts the error for a project that was deleted during a call. @throws AppError not_found */
function refuseDeleted(error: unknown): never {
  throw error instanceof ProjectDeleted ? notFound('project') : error
}

type ContentDeps = WritingDeps & {
  /** The transcript as `GET /api/transcripts/{id}` returns it. */
  viewTranscript: (scope: { workspaceId: string; id: string }) => Promise<Transcript | null>
  /** The project's pictures, oldest first. */
  loadPictures: (transcriptId: string) => Promise<ReferenceImage[]>
}

export function contentRoutes(serve: Serve, deps: ContentDeps): void {
  const { db } = deps

  const found = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findOwner(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  for (const read of [getContent, getGeneratedContent]) {
    serve(read, {
      ...found,
      handle: async ({ params }) => loadContent(db, params.id, await deps.loadPictures(params.id)),
    })
  }

  serve(generateContent, {
    ...found,
    handle: async ({ caller, params, body, found: owner }) => {
      const { contentType } = params
      const wish = body ?? {}
      if (wish.preview) {
        const proposed = await previewItem(deps, { owner, contentType, wish })
        return { ...(await change(caller.workspaceId, params.id, contentType)), proposed }
      }
      const stored = await generate(deps, { owner, contentType, authorId: caller.userId, wish })
      const changed = await change(caller.workspaceId, params.id, contentType)
      return { ...changed, ...(stored === 'unchanged' && { unchanged: true as const }) }
    },
  })

  serve(rewriteItem, {
    ...found,
    handle: ({ params: { contentType, item }, body, found: owner, reply }) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      return proposeRewrite(deps, { owner, contentType, item, ...body, signal: gone.signal })
    },
  })

  serve(saveContent, {
    ...found,
    handle: async ({ caller, params, body: { content, ...base }, found: owner }) => {
      const { contentType } = params
      const edited = validate(getContentType(contentType).edited, content)
      const order = { owner, contentType, authorId: caller.userId, ...base, edit: () => edited }
      const saved = await saveEdit(deps, order).catch(refuseDeleted)
      return change(caller.workspaceId, params.id, contentType, saved)
    },
  })

  serve(saveItem, {
    ...found,
    handle: async ({ caller, params, body: { item, ...base }, found: owner }) => {
      const { contentType } = params
      const edit = (newest: unknown) => changeItem(contentType, newest, { id: params.item, item })
      const order = { owner, contentType, authorId: caller.userId, ...base, edit }
      const saved = await saveEdit(deps, order).catch(refuseDeleted)
      return change(caller.workspaceId, params.id, contentType, saved)
    },
  })

  serve(addSelectedWords, {
    ...found,
    handle: async ({ caller, params, body, found: owner }) => {
      const { contentType } = params
      const edit = { owner, contentType, authorId: caller.userId, baseVersion: body.baseVersion }
      const added = await addSelected(deps, edit, body).catch(refuseDeleted)
      return { ...(await change(caller.workspaceId, params.id, contentType)), ...added }
    },
  })

  serve(listVersions, {
    ...found,
    handle: async ({ params }) => {
      const versions = await repository.findVersions(db, params.id, params.contentType)
      return { versions: versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() })) }
    },
  })

  serve(getVersion, {
    ...found,
    handle: async ({ params: { id, contentType, versionId } }) => {
      const version = Number(versionId)
      const stored = await readVersion(db, id, { contentType, version })
      const listed = await repository.findVersions(db, id, contentType)
      const told = listed.find((one) => one.version === version)
      if (!stored || !told) throw notFound('version')
      return { ...told, createdAt: told.createdAt.toISOString(), content: await shown(stored) }
    },
  })

  serve(restoreVersion, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const { id: transcriptId, contentType } = params
      const order = { transcriptId, contentType, version: Number(params.versionId), baseVersion: body?.baseVersion }
      await restore(db, { ...order, authorId: caller.userId }).catch(refuseDeleted)
      return change(caller.workspaceId, transcriptId, contentType)
    },
  })

  serve(pinItem, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const { id, contentType } = params
      await db.transaction((tx) => pin(tx, { transcriptId: id, contentType, ...body })).catch(refuseDeleted)
      return change(caller.workspaceId, id, contentType)
    },
  })

  /** Adds pictures to the content; only thumbnail designs have them. */
  async function shown(version: Pick<Version, 'transcriptId' | 'contentType' | 'content'>) {
    const hasPictures = getContentType(version.contentType).withPictures !== undefined
    return hasPictures ? withPictures(version, await deps.loadPictures(version.transcriptId)) : version.content
  }

  /** Returns the state after a change; `saved` is the content if it is known. */
  async function change(workspaceId: string, id: string, contentType: ContentKey, saved?: unknown) {
    const transcript = await deps.viewTranscript({ workspaceId, id })
    const newest = saved === undefined ? await readVersion(db, id, { contentType }) : { content: saved }
    if (!transcript) throw notFound('project')
    const content = newest && (await shown({ transcriptId: id, contentType, content: newest.content }))
    const { content: _text, ...withoutText } = transcript
    return { contentType, content, transcript: withoutText }
  }
}
