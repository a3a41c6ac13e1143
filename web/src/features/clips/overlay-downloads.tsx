import type { ClipText } from '@podcastai/content-types'
import { drawClipOverlays } from '@podcastai/contracts'
import { Button, IconButton, Spinner } from '@podcastai/ui'
import { Download, ImageDown } from 'lucide-react'
import { callFile } from '../../lib/call.ts'
import { useShows } from '../../lib/current-show.ts'
import { useDownload } from '../../lib/use-download.ts'

const drawn = ({ text, highlightedWords }: ClipText) => ({ text, highlightedWords })

/** Downloads a text as a transparent image for a video editor. */
export function OneOverlay({ text }: { text: ClipText }) {
  const download = useDownload()
  const showId = useShows().current?.id
  return (
    <IconButton
      label={`Download overlay “${text.text}”`}
      title="Transparent PNG, 1080×1920"
      disabled={download.isPending}
      className="text-text-3"
      onClick={() =>
        download.mutate(async () => ({
          filename: `${text.text}.png`,
          content: await callFile(drawClipOverlays, { body: { texts: [drawn(text)], showId } }),
        }))
      }
    >
      {download.isPending ? <Spinner size={14} /> : <ImageDown aria-hidden size={14} />}
    </IconButton>
  )
}

/** Downloads all texts of a clip as images. */
export function AllOverlays({ texts, name }: { texts: readonly ClipText[]; name: string }) {
  const download = useDownload()
  const showId = useShows().current?.id
  return (
    <Button
      size="small"
      icon={<Download aria-hidden size={14} />}
      pending={download.isPending}
      onClick={() =>
        download.mutate(async () => ({
          filename: `${name} overlays.zip`,
          content: await callFile(drawClipOverlays, { body: { texts: texts.map(drawn), as: 'zip', showId } }),
        }))
      }
    >
      Overlays
    </Button>
  )
}
