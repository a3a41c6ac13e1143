import type { ContentTypeKey } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { Button, type ButtonSize } from '@podcastai/ui'
import { FileOutput, Image } from 'lucide-react'
import { useState } from 'react'
import { ExportDialog } from './late-export-dialog.ts'

type Props = {
  transcript: Transcript
  /** Undefined while it loads. */
  content: ContentByType | undefined
  /** The dialog opens with this type alone chosen; otherwise with everything. */
  contentType?: ContentTypeKey
  size?: ButtonSize
  /** What the dialog opens with, where it is not everything. */
  first?: 'pictures'
}

/** Opens what can be made of a project beside CSV: documents, publish kits, cut lists, pictures. */
export function ExportButton({ transcript, content, contentType, size, first }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const Icon = first === 'pictures' ? Image : FileOutput
  const isEmpty = content !== undefined && Object.keys(content).length === 0
  return (
    <>
      <Button
        size={size}
        icon={<Icon aria-hidden size={size === 'small' ? 14 : 16} />}
        aria-haspopup="dialog"
        disabled={content === undefined || isEmpty}
        title={isEmpty ? 'Nothing is generated yet' : undefined}
        onPointerEnter={() => ExportDialog.load()}
        onClick={() => setIsOpen(true)}
      >
        {first === 'pictures' ? 'Pictures' : 'Export'}
      </Button>
      {isOpen && content && (
        <ExportDialog
          transcript={transcript}
          content={content}
          contentType={contentType}
          first={first}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
