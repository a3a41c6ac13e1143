import { formats, hasEmoji, type ListedPicture } from '@podcastai/content-types/pictures'
import { drawPicture } from '@podcastai/contracts'
import { classNames, IconButton, Skeleton, Spinner } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { callFile } from '../../../lib/call.ts'
import { useDownload } from '../../../lib/use-download.ts'
import type { PictureKind } from './picture-kinds.ts'
import type { PictureAsk } from './picture-query.ts'

type Props = {
  picture: ListedPicture
  number: number
  format: PictureKind['format']
  ask: PictureAsk
  preview: { data: Blob | undefined; error: Error | null; isPlaceholderData: boolean }
}

/** One picture as it will be saved, with a button that saves it. */
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
          <p className="type-hint overflow-y-auto text-danger wrap-anywhere">{messageOf(error)}</p>
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
          {number}
          {hasEmoji(picture.words) && !error && ' · without its emoji'}
        </span>
        {!error && (
          <IconButton
            label={`Download picture ${number}`}
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

/** An address for bytes that are here already, given back when nobody shows them any more. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return setUrl(undefined)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
