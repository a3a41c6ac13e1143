import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import {
  type ContentByType,
  generateContent,
  getContent,
  getGeneratedContent,
  isRunning,
  listVersions,
  restoreVersion,
  saveContent,
  type Transcript,
} from '@podcastai/contracts'
import { EngineRefusal } from '../../platform/engine/engine.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { validate } from '../../platform/http/validate.ts'
import * as repository from './content.repository.ts'
import { verbatimIn } from './verbatim.ts'
import { appendVersion, reasonFor, sourceOf, type WritingDeps, writeType } from './writing.ts'

type ContentDeps = WritingDeps & {
  /** The transcript as `GET /api/transcripts/{id}` answers it. */
  viewTranscript: (scope: { workspaceId: string; id: string }) => Promise<Transcript | null>
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
      handle: async ({ params }) => {
        const versions = await repository.newestVersions(db, params.id)
        return Object.fromEntries(versions.map(({ contentType, content }) => [contentType, content])) as ContentByType
      },
    })
  }

  serve(generateContent, {
    ...found,
    handle: async ({ caller, params, found: owner }) => {
      const { contentType } = params
      if (isRunning(owner.status)) throw new AppError('conflict', 'This project is still being processed.')
      const source = await sourceOf(deps, owner)
      if (source.transcript.segments.length === 0) {
        throw new AppError('conflict', 'The transcript was not read yet. Try the processing again first.')
      }
      try {
        await writeType(deps, { owner, source, contentType, authorId: caller.userId })
      } catch (error) {
        await noteFailure(params.id, contentType, reasonFor(deps, contentType, error))
        if (error instanceof EngineRefusal) throw new AppError(error.code, error.message)
        throw error
      }
      return change(caller.workspaceId, params.id, contentType)
    },
  })

  serve(saveContent, {
    ...found,
    handle: async ({ caller, params, body, found: owner }) => {
      const { contentType } = params
      const type = contentTypeOf(contentType)
      const edited = validate(type.schema, body.content)
      const versions = await repository.newestVersions(db, owner.id)
      const newest = versions.find((version) => version.contentType === contentType)
      if (!newest) throw new AppError('conflict', 'Please generate this content before editing it.')
      const isVerbatim = verbatimIn((await sourceOf(deps, owner)).transcript.segments)
      const content = type.settle(edited, { isVerbatim })
      await append({
        transcriptId: owner.id,
        contentType,
        content,
        origin: 'edited',
        engine: newest.engine,
        authorId: caller.userId,
        baseVersion: body.baseVersion,
      })
      return change(caller.workspaceId, owner.id, contentType)
    },
  })

  serve(listVersions, {
    ...found,
    handle: async ({ params }) => {
      const versions = await repository.versionsOf(db, params.id, params.contentType)
      return { versions: versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() })) }
    },
  })

  serve(restoreVersion, {
    ...found,
    handle: async ({ caller, params }) => {
      const { id: transcriptId, contentType } = params
      const version = Number(params.versionId)
      const restored = await repository.findVersion(db, { transcriptId, contentType, version })
      if (!restored) throw notFound('version')
      const { content, origin, engine, speakerNames } = restored
      await append({ transcriptId, contentType, content, origin, engine, speakerNames, authorId: caller.userId })
      return change(caller.workspaceId, transcriptId, contentType)
    },
  })

  async function append(version: Parameters<typeof repository.insertVersion>[1]) {
    try {
      await db.transaction((tx) => appendVersion(tx, version))
    } catch (error) {
      if (!(error instanceof repository.NewerVersion)) throw error
      throw new AppError('conflict', 'Somebody changed this meanwhile. Your text is kept: compare, then save again.')
    }
  }

  /** A type that was written before stays generated; one that never was keeps the reason. */
  async function noteFailure(transcriptId: string, contentType: ContentTypeKey, reason: string) {
    const written = await repository.newestVersions(db, transcriptId)
    const state = written.some((version) => version.contentType === contentType) ? 'generated' : 'failed'
    await repository.setGeneration(db, { transcriptId, contentType, state, reason })
  }

  async function change(workspaceId: string, id: string, contentType: ContentTypeKey) {
    const [transcript, versions] = [
      await deps.viewTranscript({ workspaceId, id }),
      await repository.newestVersions(db, id),
    ]
    if (!transcript) throw notFound('project')
    const content = versions.find((version) => version.contentType === contentType)?.content
    const { content: _text, ...withoutText } = transcript
    return { contentType, content, transcript: withoutText }
  }
}
