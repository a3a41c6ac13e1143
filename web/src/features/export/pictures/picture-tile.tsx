import { formats, hasEmoji, type ListedPicture } from '@podcastai/content-types/pictures'
import { drawPicture } from '@podcastai/contracts'
import { classNames, IconButton, Skeleton, Spinner } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { callFile } from '../../../lib/call.ts'
import { useDownload } from '../../../lib/use-download.ts'
import type { PictureKind } from './picture-kinds.ts'
import type { PictureAsk } from './picture-query.ts'
import { useObjectUrl } from './use-object-url.ts'

type Props = {
  picture: ListedPicture
  /** Position among several; a single picture has none, and its dialog has the download. */
  number: number | undefined
  format: PictureKind['format']
  ask: PictureAsk
  preview: { data: Blob | undefined; error: Error | null; isPlaceholderData: boolean }
}

/** A preview of one picture with a button that saves it. */
export function PictureTile({
  picture,
  number,
  format,
  ask: { id, query },
  preview: { data, error, isPlaceholderData },
}: Props) {
  const { width, height } = formats[format]
  const download = useDownload()
  const url = useObjectUrl(error ? undefined : data)
  return (
    <li className="grid content-start gap-1.5">
      <div
        style={{ aspectRatio: `${width} / ${height}` }}
        className={classNames(
          'grid overflow-hidden rounded-control border',
          error ? 'place-items-center bg-sunken p-2.5' : format === 'overlay' && 'bg-line-strong',
        )}
      >
        {error ? (
          <p className="type-hint overflow-y-auto text-danger wrap-anywhere">{getErrorMessage(error)}</p>
        ) : url ? (
          <img
            src={url}
            alt={picture.words}
            className={classNames('size-full transition-opacity', isPlaceholderData && 'opacity-60')}
          />
        ) : (
          <Skeleton className="size-full rounded-none" />
        )}
      </div>
      <div className="flex items-center justify-between gap-1">
        <span className="type-hint text-text-3">
          {[number, hasEmoji(picture.words) && !error && 'without its emoji'].filter(Boolean).join(' · ')}
        </span>
        {!error && number !== undefined && (
          <IconButton
            label={`Download image ${number}`}
            disabled={download.isPending}
            onClick={() =>
              download.mutate(async () => ({
                filename: `${picture.name}.png`,
                content: await callFile(drawPicture, { params: { id }, query }),
              }))
            }
          >
            {download.isPending ? <Spinner size={14} /> : <Download aria-hidden size={14} />}
          </IconButton>
        )}
      </div>
    </li>
  )
}
