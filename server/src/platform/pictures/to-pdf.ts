import type { FaceKey, Mark, Picture } from '@podcastai/content-types/pictures'
import { faceKeys } from '@podcastai/content-types/pictures'
import Document from 'pdfkit'
import { fontPath } from './faces.ts'

/** Draws pictures as pages of one PDF. Text stays text: it can be searched, copied, and read aloud. */
export async function toPdf(
  pictures: readonly Picture[],
  { title, now }: { title: string; now: Date },
): Promise<Buffer> {
  const document = new Document({
    autoFirstPage: false,
    displayTitle: true,
    info: { Title: title, Producer: 'PodcastAI', Creator: 'PodcastAI', CreationDate: now },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  for (const face of faceKeys) document.registerFont(face, fontPath(face))
  for (const { width, height, ground, marks } of pictures) {
    document.addPage({ size: [width, height], margin: 0 })
    if (ground) document.rect(0, 0, width, height).fill(ground)
    for (const mark of marks) paint(document, mark)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function paint(document: PDFKit.PDFDocument, mark: Mark): void {
  switch (mark.kind) {
    case 'line': {
      const { face, size, spacing, baseline, words } = mark
      document.font(face satisfies FaceKey, size)
      const way = { lineBreak: false, baseline: 'alphabetic', characterSpacing: (spacing / 100) * size } as const
      for (const { text, x, color } of words) document.fillColor(color, 1).text(text, x, baseline, way)
      return
    }
    case 'plate': {
      const { x, y, width, height } = mark.box
      document
        .roundedRect(x, y, width, height, mark.radius)
        .fillColor(mark.color, mark.opacity ?? 1)
        .fill()
      return
    }
    case 'shape':
      document
        .path(mark.path)
        .fillColor(mark.color, mark.opacity ?? 1)
        .fill()
      return
    case 'scrim':
      // Only thumbnails have photographs, and no document contains one.
      throw new Error('a photograph cannot be a page')
  }
}
