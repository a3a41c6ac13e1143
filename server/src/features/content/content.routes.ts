import { type ContentTypeKey, contentTypeOf, type ReferenceImage } from '@podcastai/content-types'
import {
  generateContent,
  getContent,
  getGeneratedContent,
  getVersion,
  listVersions,
  pinItems,
  restoreVersion,
  saveContent,
  type Transcript,
} from '@podcastai/contracts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { validate } from '../../platform/http/validate.ts'
import * as repository from './content.repository.ts'
import { generate } from './generating.ts'
import { marksAfterEdit, marksOf } from './marks.ts'
import { pin } from './pins.ts'
import { asShown, contentOf } from './shown-content.ts'
import { underNamesOfNow } from './speaker-names.ts'
import { spokenIn } from './spoken.ts'
import { appendVersion, sourceOf, type WritingDeps } from './writing.ts'

type ContentDeps = WritingDeps & {
  /** The transcript as `GET /api/transcripts/{id}` answers it. */
  viewTranscript: (scope: { workspaceId: string; id: string }) => Promise<Transcript | null>
  /** The project's pictures, oldest first. */
  picturesOf: (transcriptId: string) => Promise<ReferenceImage[]>
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
      handle: async ({ params }) => contentOf(db, params.id, await deps.picturesOf(params.id)),
    })
  }

  serve(generateContent, {
    ...found,
    handle: async ({ caller, params, body, found: owner }) => {
      const { contentType } = params
      await generate(deps, { owner, contentType, authorId: caller.userId, wish: body ?? {} })
      return change(caller.workspaceId, params.id, contentType)
    },
  })

  serve(saveContent, {
    ...found,
    handle: async ({ caller, params, body, found: owner }) => {
      const { contentType } = params
      const type = contentTypeOf(contentType)
      const edited = validate(type.schema, body.content)
      const newest = await repository.newestVersion(db, owner.id, contentType)
      if (!newest) throw new AppError('conflict', 'Please generate this content before editing it.')
      const { transcript } = await sourceOf(deps, owner)
      const content = type.settle(edited, spokenIn(transcript.segments))
      const marks = await marksAfterEdit(db, newest, content)
      const version = {
        transcriptId: owner.id,
        contentType,
        content,
        origin: 'edited' as const,
        engine: newest.engine,
        gap: newest.gap,
        pinned: marks.pinned,
        editedItems: marks.edited,
        authorId: caller.userId,
        baseVersion: body.baseVersion,
      }
      await append(version, 'Somebody changed this meanwhile. Your text is kept: compare, then save again.')
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

  serve(getVersion, {
    ...found,
    handle: async ({ params, found: owner }) => {
      const { id: transcriptId, contentType } = params
      const version = Number(params.versionId)
      const stored = await repository.findVersion(db, { transcriptId, contentType, version })
      const listed = await repository.versionsOf(db, transcriptId, contentType)
      const told = listed.find((one) => one.version === version)
      if (!stored || !told) throw notFound('version')
      const names = { was: stored.speakerNames, is: owner.speakerNames }
      const named = await underNamesOfNow(db, { transcriptId, contentType, content: stored.content, ...names })
      const content = asShown(contentType, named, await deps.picturesOf(transcriptId))
      return { ...told, createdAt: told.createdAt.toISOString(), content }
    },
  })

  serve(restoreVersion, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const { id: transcriptId, contentType } = params
      const version = Number(params.versionId)
      const restored = await repository.findVersion(db, { transcriptId, contentType, version })
      if (!restored) throw notFound('version')
      const { content, origin, engine, gap, pinned, speakerNames } = restored
      const { edited: editedItems } = await marksOf(db, restored)
      const written = { content, origin, engine, gap, pinned, editedItems, speakerNames }
      const order = { transcriptId, contentType, ...written, authorId: caller.userId, baseVersion: body?.baseVersion }
      await append(order, 'Somebody changed this meanwhile. Look at it as it is now before you restore.')
      return change(caller.workspaceId, transcriptId, contentType)
    },
  })

  serve(pinItems, {
    ...found,
    handle: async ({ caller, params, body }) => {
      const { id, contentType } = params
      await db.transaction((tx) => pin(tx, { transcriptId: id, contentType, ...body }))
      return change(caller.workspaceId, id, contentType)
    },
  })

  async function append(version: Parameters<typeof repository.insertVersion>[1], moved: string) {
    try {
      await db.transaction((tx) => appendVersion(tx, version))
    } catch (error) {
      if (!(error instanceof repository.NewerVersion)) throw error
      throw new AppError('conflict', moved)
    }
  }

  async function change(workspaceId: string, id: string, contentType: ContentTypeKey) {
    const transcript = await deps.viewTranscript({ workspaceId, id })
    const newest = await repository.newestVersion(db, id, contentType)
    if (!transcript) throw notFound('project')
    const content = newest && asShown(contentType, newest.content, await deps.picturesOf(id))
    const { content: _text, ...withoutText } = transcript
    return { contentType, content, transcript: withoutText }
  }
}
