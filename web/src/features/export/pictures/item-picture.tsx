import type { PictureTypeKey } from '@podcastai/content-types'
import type { ItemPictureProps } from '@podcastai/content-types/web'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { classNames, lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { lookQuery } from '../../../lib/queries/picture-look.ts'
import { previewQuery } from './picture-query.ts'
import { useObjectUrl } from './use-object-url.ts'

const PictureDialog = lateComponent(async () => (await import('./picture-dialog.tsx')).PictureDialog)

type Props = ItemPictureProps & { transcript: Transcript; content: ContentByType; contentType: PictureTypeKey }

/** A small preview of an item's picture; a click opens it in full size with its download. */
export function ItemPicture({ transcript, content, contentType, path, what, words, className }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(frame)
  const [isOpen, setIsOpen] = useState(false)
  const version = transcript.generation.find((one) => one.contentType === contentType)?.version
  const look = useQuery({ ...lookQuery(transcript.showId), enabled: isSeen })
  const state = JSON.stringify([version, look.data])
  const ask = { id: transcript.id, query: { contentType, item: path } }
  const preview = useQuery({ ...previewQuery(ask, state), enabled: isSeen && look.data !== undefined })
  const url = useObjectUrl(preview.data)
  // Some texts can't be drawn. Say nothing here: the text is what counts.
  if (preview.isError || look.isError) return null
  return (
    <div
      ref={frame}
      className={classNames('relative shrink-0 overflow-hidden rounded-control border bg-sunken', className)}
    >
      {url && <img src={url} alt={words} className="size-full object-cover" />}
      {url && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Open the image of ${what}`}
          onClick={() => setIsOpen(true)}
          className="absolute inset-0 focus-visible:-outline-offset-2 mouse:opacity-0 mouse:focus-visible:opacity-100 mouse:group-hover/item:opacity-100"
        >
          <span className="absolute right-1 bottom-1 grid size-6 place-items-center rounded-badge bg-surface text-text shadow-pop max-md:hidden">
            <Download aria-hidden size={14} />
          </span>
        </button>
      )}
      {isOpen && (
        <PictureDialog {...{ transcript, content, contentType, path }} state={state} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}

/** Returns whether the element was ever in view, so that only visible pictures are drawn. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
