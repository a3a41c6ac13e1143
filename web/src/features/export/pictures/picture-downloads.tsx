import type { ListedPicture } from '@podcastai/content-types/pictures'
import { downloadPictures } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { Download } from 'lucide-react'
import { callFile } from '../../../lib/call.ts'
import { useDownload } from '../../../lib/use-download.ts'
import type { PictureAsk } from './picture-query.ts'

type Props = {
  ask: PictureAsk
  pictures: readonly ListedPicture[]
  /** Those of them that the fonts can draw. */
  drawable: readonly ListedPicture[]
  /** The project's name. */
  title: string
}

/** All pictures in one file. What is posted as one must be whole; others leave out what cannot be drawn. */
export function PictureDownloads({ ask: { id, query }, pictures, drawable, title }: Props) {
  const set = pictures[0]?.set
  const missing = pictures.length - drawable.length
  const isWhole = missing === 0 || !set
  const name = `${title}_${set?.title ?? query.contentType}`
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-2 border-t bg-surface px-5 py-3">
      {(set ? (['zip', 'pdf'] as const) : (['zip'] as const)).map((as) => (
        <DownloadButton
          key={as}
          label={as === 'zip' ? `ZIP of ${drawable.length} PNGs` : 'PDF'}
          isPrimary={as === 'zip'}
          isDisabled={!isWhole || drawable.length === 0}
          make={async () => ({
            filename: `${name}.${as}`,
            content: await callFile(downloadPictures, {
              params: { id },
              query: { ...query, as, items: drawable.map(({ path }) => path).join(',') },
            }),
          })}
        />
      ))}
      {missing > 0 && (
        <p className="type-hint text-text-2">
          {isWhole
            ? `Without ${missing} that cannot be drawn.`
            : 'A slide cannot be drawn: change its text, and the carousel is whole.'}
        </p>
      )}
    </div>
  )
}

type ButtonProps = {
  label: string
  isPrimary: boolean
  isDisabled: boolean
  make: () => Promise<{ filename: string; content: Blob }>
}

function DownloadButton({ label, isPrimary, isDisabled, make }: ButtonProps) {
  const download = useDownload()
  return (
    <Button
      variant={isPrimary ? 'primary' : undefined}
      icon={<Download aria-hidden size={14} />}
      disabled={isDisabled}
      pending={download.isPending}
      onClick={() => download.mutate(make)}
    >
      {label}
    </Button>
  )
}
