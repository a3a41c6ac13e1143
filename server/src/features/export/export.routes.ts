import { type KitKey, kitKeys, safeFilename } from '@podcastai/content-types'
import {
  contentDocument,
  getFrameRate,
  kitFiles,
  type TimedSegment,
  withReadMe,
} from '@podcastai/content-types/exports'
import { type ContentByType, downloadDocument, downloadKit, type PictureLook, projectTitle } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { ShowScope } from '../../platform/database/shows.ts'
import type { Files } from '../../platform/files/files.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Pictures } from '../../platform/pictures/picture-processes.ts'
import { createRequester } from '../../platform/pictures/requester.ts'
import { asFile } from './as-file.ts'
import type { DocumentThreads } from './document-threads.ts'
import * as repository from './export.repository.ts'
import { type KitFolder, kitPictures } from './kit-pictures.ts'

export type ExportDeps = {
  db: Connection
  files: Pick<Files, 'find'>
  now: () => Date
  /** Returns the content of a project as its page shows it. */
  loadPublishedContent: (transcriptId: string) => Promise<ContentByType>
  loadSegments: (transcriptId: string) => Promise<TimedSegment[]>
  documents: Pick<DocumentThreads, 'docx' | 'archive'>
  pictures: Pick<Pictures, 'draw'>
  getBranding: (show: ShowScope) => Promise<PictureLook>
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Serves files that a server makes better than a browser: Word documents, and ZIPs that contain pictures. */
export function exportRoutes(serve: Serve, deps: ExportDeps): void {
  const { db } = deps

  const project = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(downloadDocument, {
    ...project,
    handle: async ({ caller, query, found, reply }) => {
      const title = projectTitle(found.filename)
      const document = contentDocument(title, await deps.loadPublishedContent(found.id), query.contentType)
      if (!document) throw nothingGenerated()
      const bytes = await deps.documents.docx(document, caller)
      return asFile(reply, { name: `${title}_${query.contentType ?? 'all_content'}.docx`, type: docxType, bytes })
    },
  })

  serve(downloadKit, {
    ...project,
    handle: async ({ caller, query: { platform, frameRate }, found, reply }) => {
      const title = projectTitle(found.filename)
      const source = {
        title,
        content: await deps.loadPublishedContent(found.id),
        seconds: found.episodeDuration === null ? null : found.episodeDuration * 60,
        segments: await deps.loadSegments(found.id),
        rate: getFrameRate(frameRate),
      }
      const written = (platform ? [platform] : kitKeys)
        .map((key) => ({ key, title, content: source.content, files: kitFiles(key, source) }))
        .filter(({ files }) => files.length > 0)
      const keys = written.map(({ key }) => key)
      if (keys.length === 0) throw nothingGenerated()
      const images = keys.some(showsImages) ? await readImages(deps, found.id) : []
      const folders = await kitPictures(
        { pictures: deps.pictures, requester: createRequester(caller.userId, reply) },
        keys,
        {
          ...{ content: source.content, photo: images[0]?.bytes ?? null, title, now: deps.now() },
          look: await deps.getBranding(found),
        },
      )
      const kits = written.map((kit) => {
        const { key } = kit
        const own = [...(folders.get(key) ?? []), ...(showsImages(key) ? referenceImages(images) : [])]
        return { key, files: withReadMe(kit, own), pictures: own.flatMap(({ pictures }) => pictures) }
      })
      const bytes = await deps.documents.archive(kits, deps.now(), caller)
      return asFile(reply, { name: `${title}_${platform ?? 'publish'}_kit.zip`, type: 'application/zip', bytes })
    },
  })
}

/** The reference images belong to the brief for the thumbnail. */
const showsImages = (key: KitKey) => key === 'youtube'

type Image = { filename: string; bytes: Uint8Array }

async function readImages({ db, files }: ExportDeps, transcriptId: string): Promise<Image[]> {
  const stored = await repository.storedPictures(db, transcriptId)
  const read = stored.map(async ({ filename, fileKey }) => {
    // The picture may be removed while the kit is packed.
    const bytes = await files.find(fileKey)
    return bytes ? [{ filename, bytes }] : []
  })
  return (await Promise.all(read)).flat()
}

function referenceImages(images: readonly Image[]): KitFolder[] {
  const pictures = images.map(({ filename, bytes }, at) => ({
    path: `Reference images/${safeFilename(`${at + 1} ${filename.replace(/\.\w{1,5}$/, '')}.webp`)}`,
    bytes,
  }))
  return pictures.length === 0 ? [] : [{ name: 'Reference images', use: 'What you uploaded for the brief', pictures }]
}

export function nothingGenerated(): AppError {
  return new AppError('conflict', 'Please generate some content first before downloading.')
}
