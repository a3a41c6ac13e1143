// Runs in its own process: lays out and draws pictures.
import { safeFilename } from '@podcastai/content-types'
import { CannotDraw, drawOverlay, layOut, type Picture } from '@podcastai/content-types/pictures'
import { type Zippable, zipSync } from 'fflate'
import { lowerThreadPriority } from '../threads/thread-priority.ts'
import { openFaces } from './faces.ts'
import type { DrawingOutcome, DrawingTask, Sheet } from './picture-processes.ts'
import { toPng } from './to-png.ts'

lowerThreadPriority('waited for')
const faces = openFaces()

export default async function draw(task: DrawingTask): Promise<DrawingOutcome> {
  try {
    return { kind: 'done', bytes: await renderBytes(task) }
  } catch (error) {
    if (error instanceof CannotDraw) return { kind: 'refused', message: error.message }
    throw error
  }
}

async function renderBytes({ sheets, as, title, now, photo, ...task }: DrawingTask): Promise<Uint8Array> {
  // Lay out all pictures before drawing the first, so that errors are reported at once.
  const pictures = sheets.map((sheet) => ({ picture: drawSheet(sheet, task, photo !== null), name: sheet.name }))
  if (as === 'pdf') {
    const { toPdf } = await import('./to-pdf.ts')
    return toPdf(
      pictures.map(({ picture }) => picture),
      { title, now },
    )
  }
  if (as === 'zip') return archive(pictures, { photo, now })
  const [first] = pictures
  if (!first) throw new Error('no picture was asked for')
  return toPng(first.picture, faces, { photo, width: task.width })
}

function drawSheet(sheet: Sheet, { format, look }: Pick<DrawingTask, 'format' | 'look'>, hasPhoto: boolean): Picture {
  if (sheet.kind === 'overlay') return drawOverlay(sheet, { look, faces, hasPhoto })
  const { contentType, content, path } = sheet
  const picture = layOut(contentType, content as never, path, { format, look, faces, hasPhoto })
  if (!picture) throw new Error(`there is no picture at ${path}`)
  return picture
}

/** Packs pictures into a ZIP, uncompressed since PNGs are compressed, one at a time: each takes megabytes to draw. */
async function archive(
  pictures: readonly { picture: Picture; name: string }[],
  { photo, now }: { photo: Uint8Array | null; now: Date },
): Promise<Uint8Array> {
  const entries: Zippable = {}
  for (const { picture, name } of pictures) {
    const path = name.split('/').map((part) => safeFilename(part).trim())
    entries[`${path.join('/')}.png`] = [await toPng(picture, faces, { photo }), { level: 0, mtime: now }]
  }
  return zipSync(entries)
}
