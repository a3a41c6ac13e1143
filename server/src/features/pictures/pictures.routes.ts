import { randomUUID } from 'node:crypto'
import type { ReferenceImage } from '@podcastai/content-types'
import {
  addReferenceImage,
  getReferenceImage,
  maxImageBytes,
  maxReferenceImages,
  removeReferenceImage,
} from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Files } from '../../platform/files/files.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Pictures } from '../../platform/pictures/picture-processes.ts'
import { createRequester } from '../../platform/pictures/requester.ts'
import * as repository from './pictures.repository.ts'

type PictureDeps = { db: Connection; files: Files; jobs: Jobs; pictures: Pick<Pictures, 'clean'> }

/** Serves reference images for the person who makes the thumbnail. */
export function pictureRoutes(serve: Serve, { db, files, jobs, pictures }: PictureDeps): void {
  const image = {
    what: 'image',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string; imageId: string } }) =>
      repository.findImage(db, { workspaceId: caller.workspaceId, ...params }),
  }

  serve(addReferenceImage, {
    what: 'project',
    find: ({ caller, params }) => repository.findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
    refuse: async ({ found }) => {
      if ((await repository.countImages(db, found.id)) >= maxReferenceImages) throw tooManyImages()
    },
    upload: { maxBytes: maxImageBytes, tooLarge: 'Please select an image smaller than 5MB' },
    handle: async ({ caller, found, file: { filename, path }, reply }) => {
      const fileKey = `images/${randomUUID()}.webp`
      await files.put(fileKey, await pictures.clean(path, createRequester(caller.workspaceId, reply)))
      const row = { transcriptId: found.id, filename: filename.slice(-maxFilename), fileKey }
      const added = await db.transaction((tx) => repository.insertImage(tx, row, maxReferenceImages))
      if (added === 'full' || added === 'gone') {
        await files.remove(fileKey)
        throw added === 'full' ? tooManyImages() : notFound('project')
      }
      const images = await listReferenceImages(db, found.id)
      return { ...toReferenceImage(found.id, { id: added.id, filename: row.filename }), referenceImages: images }
    },
  })

  serve(removeReferenceImage, {
    ...image,
    handle: async ({ params, found }) => {
      await db.transaction(async (tx) => {
        await repository.deleteImage(tx, found.id)
        await jobs.enqueue(tx, 'remove-files', { fileKeys: [found.fileKey] })
      })
      return { id: found.id, deleted: true as const, referenceImages: await listReferenceImages(db, params.id) }
    },
  })

  serve(getReferenceImage, {
    ...image,
    handle: async ({ found, reply }) => {
      // A URL always refers to the same picture; permission is checked on every request.
      reply.type(pictureType).header('cache-control', 'private, no-cache')
      reply.header('content-security-policy', "default-src 'none'").header('x-content-type-options', 'nosniff')
      return Buffer.from(await files.get(found.fileKey))
    },
  })
}

const maxFilename = 200
/** The type of stored pictures. */
const pictureType = 'image/webp'

function tooManyImages(): AppError {
  return new AppError('conflict', `A project can have up to ${maxReferenceImages} images. Delete one first.`)
}

/** Returns the pictures of a project as its thumbnail design lists them. */
export async function listReferenceImages(db: Connection, transcriptId: string): Promise<ReferenceImage[]> {
  return (await repository.listImages(db, transcriptId)).map((image) => toReferenceImage(transcriptId, image))
}

function toReferenceImage(transcriptId: string, { id, filename }: { id: string; filename: string }): ReferenceImage {
  return { id, url: `/api/transcripts/${transcriptId}/thumbnail-images/${id}`, filename }
}
