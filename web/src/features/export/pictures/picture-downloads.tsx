import type { ListedPicture } from '@podcastai/content-types/pictures'
import { downloadPictures, maxPictures } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { type CallOptions, callFile } from '../../../lib/call.ts'
import { useDownload } from '../../../lib/use-download.ts'
import type { PictureAsk } from './picture-query.ts'

type Props = {
  ask: PictureAsk
  pictures: readonly ListedPicture[]
  /** The pictures that the fonts can draw. */
  drawable: readonly ListedPicture[]
  /** The project's title. */
  title: string
}

/** Downloads all pictures as one file. A carousel must be complete; other kinds skip what can't be drawn. */
export function PictureDownloads({ ask: { id, query }, pictures, drawable, title }: Props) {
  const set = pictures[0]?.set
  const missing = pictures.length - drawable.length
  const isWhole = missing === 0 || !set
  const name = `${title}_${set?.title ?? query.contentType}`
  const make = (as: 'zip' | 'pdf', { label, pictures }: Part) => ({
    filename: `${name}${label && `_${label}`}.${as}`,
    query: { ...query, as, items: pictures.map(({ path }) => path).join(',') },
  })
  return (
    <div
      data-bar="bottom"
      className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-2 border-t bg-surface px-5 py-3"
    >
      {splitPictures(drawable).map((part, at) => (
        <DownloadButton
          key={part.label}
          label={
            part.label
              ? `ZIP of ${part.label}`
              : drawable.length === 1
                ? 'ZIP with 1 PNG'
                : `ZIP of ${drawable.length} PNGs`
          }
          isPrimary={at === 0}
          isDisabled={!isWhole || drawable.length === 0}
          id={id}
          {...make('zip', part)}
        />
      ))}
      {set && (
        <DownloadButton
          label="PDF"
          isPrimary={false}
          isDisabled={!isWhole || drawable.length === 0}
          id={id}
          {...make('pdf', { label: '', pictures: drawable })}
        />
      )}
      {missing > 0 && (
        <p className="type-hint text-text-2">
          {isWhole
            ? `Without ${missing} that can’t be drawn.`
            : 'One slide can’t be drawn. Change its text to complete the carousel.'}
        </p>
      )}
    </div>
  )
}

type Part = { label: string; pictures: readonly ListedPicture[] }

/** Splits the pictures by the maximum per file; each file's label says which it holds. */
function splitPictures(pictures: readonly ListedPicture[]): Part[] {
  if (pictures.length <= maxPictures) return [{ label: '', pictures }]
  return Array.from({ length: Math.ceil(pictures.length / maxPictures) }, (_, at) => {
    const part = pictures.slice(at * maxPictures, (at + 1) * maxPictures)
    return { label: `${at * maxPictures + 1}-${at * maxPictures + part.length}`, pictures: part }
  })
}

type ButtonProps = {
  label: string
  isPrimary: boolean
  isDisabled: boolean
  id: string
  filename: string
  query: CallOptions<typeof downloadPictures>['query']
}

function DownloadButton({ label, isPrimary, isDisabled, id, filename, query }: ButtonProps) {
  const download = useDownload()
  return (
    <Button
      variant={isPrimary ? 'primary' : undefined}
      icon={<Download aria-hidden size={14} />}
      disabled={isDisabled}
      pending={download.isPending}
      onClick={() =>
        download.mutate(async () => ({
          filename,
          content: await callFile(downloadPictures, { params: { id }, query }),
        }))
      }
    >
      {label}
    </Button>
  )
}
