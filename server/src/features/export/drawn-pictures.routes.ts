import { candidatePaths, getContentType } from '@podcastai/content-types'
import { formats, type ListedPicture, listPictures, ownColors, pictureFormats } from '@podcastai/content-types/pictures'
import {
  type ContentByType,
  downloadPictures,
  drawClipOverlays,
  drawPicture,
  maxPictures,
  type PictureLook,
  projectTitle,
  type RequestQuery,
} from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { ShowScope } from '../../platform/database/shows.ts'
import type { Files } from '../../platform/files/files.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { DrawingTask, Pictures, Requester, Sheet } from '../../platform/pictures/picture-processes.ts'
import { createRequester } from '../../platform/pictures/requester.ts'
import { asFile } from './as-file.ts'
import { lookFor } from './choose-colors.ts'
import * as repository from './export.repository.ts'
import { nothingGenerated } from './export.routes.ts'

export type DrawnPicturesDeps = {
  db: Connection
  files: Pick<Files, 'find'>
  pictures: Pick<Pictures, 'draw'>
  now: () => Date
  /** Returns the content of a project as its page shows it. */
  loadContent: (transcriptId: string) => Promise<ContentByType>
  getBranding: (show: ShowScope) => Promise<PictureLook>
}

type Asked = Omit<RequestQuery<typeof drawPicture>, 'item' | 'width'>

/** Serves content as pictures: slides, quote cards, thumbnails, text overlays for clips. */
export function drawnPictureRoutes(serve: Serve, deps: DrawnPicturesDeps): void {
  const { db } = deps

  const project = {
    what: 'project',
    find: ({ caller, params }: { caller: { workspaceId: string }; params: { id: string } }) =>
      repository.findProject(db, { workspaceId: caller.workspaceId, id: params.id }),
  }

  serve(drawPicture, {
    ...project,
    handle: async ({ caller, query, found, reply }) => {
      const { listed, candidates: _, toSheet, ...task } = await prepare(query, found)
      const picture = query.item === undefined ? listed[0] : listed.find(({ path }) => path === query.item)
      if (!picture) throw notFound('picture')
      const sheets = [{ ...toSheet(picture), name: picture.name }]
      const png = { ...task, sheets, as: 'png', width: query.width } as const
      const bytes = await draw(deps, png, createRequester(caller.userId, reply))
      return asFile(reply, { name: `${picture.name}.png`, type: 'image/png', bytes })
    },
  })

  serve(downloadPictures, {
    ...project,
    handle: async ({ caller, query, found, reply }) => {
      const { listed, candidates, toSheet, ...task } = await prepare(query, found)
      const published = listed.map(({ path }) => path).filter((path) => !candidates.includes(path))
      const paths = query.items?.split(',') ?? published
      const wanted = listed.filter(({ path }) => paths.includes(path))
      if (wanted.length === 0 || paths.some((path) => !listed.some((one) => one.path === path)))
        throw notFound('picture')
      if (wanted.length > maxPictures) throw new AppError('invalid', `At most ${maxPictures} images at once`)
      if (query.as === 'pdf' && new Set(wanted.map(({ set }) => set?.key ?? null)).size > 1)
        throw new AppError('invalid', 'A PDF holds one carousel. Choose one.')
      if (query.as === 'pdf' && !wanted[0]?.set) throw new AppError('invalid', 'Only carousels can be made into a PDF.')
      const names = fileNames(wanted)
      const sheets = wanted.map((picture, at) => ({ ...toSheet(picture), name: names[at] ?? '' }))
      const title = wanted[0]?.set?.title ?? task.title
      const bytes = await draw(deps, { ...task, title, sheets, as: query.as }, createRequester(caller.userId, reply))
      const what = query.as === 'pdf' ? title : query.contentType
      const type = query.as === 'pdf' ? 'application/pdf' : 'application/zip'
      return asFile(reply, { name: `${task.title}_${what}.${query.as}`, type, bytes })
    },
  })

  serve(drawClipOverlays, {
    handle: async ({ caller, body, reply }) => {
      const look = lookFor(body, await deps.getBranding({ workspaceId: caller.workspaceId, showId: body.showId }), null)
      const sheets = body.texts.map(
        (one, at): Sheet => ({ kind: 'overlay', ...one, name: `${numbered(at)} ${one.text}` }),
      )
      const task = { sheets, look, format: 'overlay', photo: null, title: 'Overlays', now: deps.now() } as const
      const bytes = await draw(deps, { ...task, as: body.as, width: body.width }, createRequester(caller.userId, reply))
      const type = body.as === 'png' ? 'image/png' : 'application/zip'
      return asFile(reply, { name: `overlays.${body.as}`, type, bytes })
    },
  })

  /** Prepares what all pictures of a call have in common. */
  async function prepare(
    asked: Asked,
    { id, filename, workspaceId, showId }: { id: string; filename: string; workspaceId: string; showId: string },
  ) {
    const { contentType } = asked
    const format = asked.format ?? pictureFormats(contentType)[0]
    if (!pictureFormats(contentType).includes(format)) throw new AppError('invalid', 'There is no such image.')
    const content = (await deps.loadContent(id))[contentType]
    if (content === undefined) throw nothingGenerated()
    const look = lookFor(asked, await deps.getBranding({ workspaceId, showId }), ownColors(contentType, content))
    const photo = formats[format].takesPhoto ? await readPhoto(id, asked.image) : null
    const toSheet = ({ path }: ListedPicture) => ({ kind: 'content', contentType, content, path }) as const
    const listed: ListedPicture[] = listPictures(contentType, content, format)
    const candidates = candidatePaths(getContentType(contentType), content as never)
    return { listed, candidates, toSheet, format, look, photo, title: projectTitle(filename), now: deps.now() }
  }

  async function readPhoto(transcriptId: string, image: string | undefined): Promise<Uint8Array | null> {
    if (image === 'none') return null
    const stored = await repository.storedPicture(db, { transcriptId, id: image })
    if (image !== undefined && !stored) throw notFound('image')
    // The picture may be removed before this reads it.
    return stored && deps.files.find(stored.fileKey)
  }
}

async function draw(
  { pictures }: Pick<DrawnPicturesDeps, 'pictures'>,
  task: DrawingTask,
  requester: Requester,
): Promise<Uint8Array> {
  const outcome = await pictures.draw(task, requester)
  if (outcome.kind === 'given_up') {
    throw new AppError('too_many_requests', 'The images took too long. Please choose fewer, or try again in a minute.')
  }
  if (outcome.kind === 'refused') throw new AppError('cannot_draw', outcome.message)
  return outcome.bytes
}

/** Returns file names, numbered in order; pictures of one post get a separate folder. */
function fileNames(pictures: readonly ListedPicture[]): string[] {
  const sets = [...new Set(pictures.map(({ set }) => set?.key ?? ''))]
  return pictures.map((picture) => {
    const { name, set } = picture
    const at = pictures.filter((one) => one.set?.key === set?.key).indexOf(picture)
    if (!set) return `${numbered(at)} ${name}`
    const file = `slide ${numbered(at)}`
    return sets.length === 1 ? file : `${numbered(sets.indexOf(set.key))} ${set.title.replaceAll('/', '-')}/${file}`
  })
}

const numbered = (at: number) => String(at + 1).padStart(2, '0')
