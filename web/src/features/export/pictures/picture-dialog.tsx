import type { PictureTypeKey } from '@podcastai/content-types'
import { type ListedPicture, listPictures, pictureFormats } from '@podcastai/content-types/pictures'
import { type ContentByType, drawPicture, projectTitle, type Transcript } from '@podcastai/contracts'
import { Button, Dialog } from '@podcastai/ui'
import { useQueries } from '@tanstack/react-query'
import { Download, Palette } from 'lucide-react'
import { useState } from 'react'
import { callFile } from '../../../lib/call.ts'
import { useDownload } from '../../../lib/use-download.ts'
import { ExportDialog } from '../export-dialog.tsx'
import { PictureDownloads } from './picture-downloads.tsx'
import { type PictureAsk, previewQuery } from './picture-query.ts'
import { PictureTile } from './picture-tile.tsx'

type Props = {
  transcript: Transcript
  content: ContentByType
  contentType: PictureTypeKey
  /** Path of the item. */
  path: string
  /** What else the pictures depend on; see `previewQuery`. */
  state: string
  onClose: () => void
}

/** An item's picture with its download; for a carousel, all slides. */
export function PictureDialog({ transcript, content, contentType, path, state, onClose }: Props) {
  const [isExporting, setIsExporting] = useState(false)
  const [format] = pictureFormats(contentType)
  const pictures = postedTogether(content, contentType, path)
  const ask: PictureAsk = { id: transcript.id, query: { contentType } }
  const askFor = (item: string): PictureAsk => ({ ...ask, query: { ...ask.query, item } })
  const previews = useQueries({ queries: pictures.map((picture) => previewQuery(askFor(picture.path), state)) })
  const [only, ...others] = pictures
  const isOne = others.length === 0
  if (isExporting) {
    return <ExportDialog {...{ transcript, content, contentType, onClose }} firstKind="pictures" />
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={only?.set?.title ?? 'Quote card'}
      text="In the colors of your show."
      className={isOne ? undefined : 'w-[720px]'}
    >
      <ul
        aria-label="Previews"
        className={isOne ? 'grid' : 'grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-3'}
      >
        {pictures.map((picture, at) => (
          <PictureTile
            key={picture.path}
            picture={picture}
            number={isOne ? undefined : at + 1}
            format={format}
            ask={askFor(picture.path)}
            preview={previews[at] ?? { data: undefined, error: null, isPlaceholderData: false }}
          />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        className="-ml-2.5 self-start"
        icon={<Palette aria-hidden size={14} />}
        onClick={() => setIsExporting(true)}
      >
        Other colors and sizes
      </Button>
      {isOne && only ? (
        <DownloadOne ask={askFor(only.path)} name={only.name} />
      ) : (
        <PictureDownloads
          ask={ask}
          pictures={pictures}
          drawable={pictures.filter((_, at) => !previews[at]?.isError)}
          title={projectTitle(transcript.filename)}
        />
      )}
    </Dialog>
  )
}

function DownloadOne({ ask: { id, query }, name }: { ask: PictureAsk; name: string }) {
  const download = useDownload()
  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden size={16} />}
      pending={download.isPending}
      onClick={() =>
        download.mutate(async () => ({
          filename: `${name}.png`,
          content: await callFile(drawPicture, { params: { id }, query }),
        }))
      }
    >
      Download PNG
    </Button>
  )
}

/** Returns an item's picture and those posted together with it. */
function postedTogether(content: ContentByType, contentType: PictureTypeKey, path: string): ListedPicture[] {
  const own = content[contentType]
  if (own === undefined) return []
  const all = listPictures(contentType, own, pictureFormats(contentType)[0])
  const chosen = all.find((picture) => picture.path === path)
  return all.filter((picture) => picture === chosen || (chosen?.set && picture.set?.key === chosen.set.key))
}
