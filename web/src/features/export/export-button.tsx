import type { ContentKey } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { FileOutput } from 'lucide-react'
import { useState } from 'react'
import { ExportDialog } from './late-export-dialog.ts'
import type { RenderVideos } from './render-videos.ts'

type Props = {
  transcript: Transcript
  /** Undefined while loading. */
  content: ContentByType | undefined
  /** The open content type. */
  contentType: ContentKey
  videos?: RenderVideos
}

/** Opens the export dialog: documents, publish kits, cut lists, pictures. CSV is separate. */
export function ExportButton({ transcript, content, contentType, videos }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = content !== undefined && Object.keys(content).length === 0
  return (
    <>
      <Button
        variant={isEmpty ? 'outline' : 'primary'}
        icon={<FileOutput aria-hidden size={16} />}
        aria-haspopup="dialog"
        disabled={content === undefined || isEmpty}
        title={isEmpty ? 'Nothing is generated yet' : undefined}
        onPointerEnter={() => ExportDialog.load()}
        onClick={() => setIsOpen(true)}
      >
        Export
      </Button>
      {isOpen && content && (
        <ExportDialog
          transcript={transcript}
          content={content}
          contentType={contentType}
          videos={videos}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
