import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { Button, type ButtonSize, lateComponent } from '@podcastai/ui'
import { useSearch } from '@tanstack/react-router'
import { FileOutput } from 'lucide-react'
import { useState } from 'react'

const ExportDialog = lateComponent(async () => (await import('./export-dialog.tsx')).ExportDialog)

type Props = {
  transcript: Transcript
  /** Undefined while it loads. */
  content: ContentByType | undefined
  /** The dialog opens with this type alone chosen; otherwise with everything. */
  contentType?: ContentTypeKey
  size?: ButtonSize
}

/** Opens what can be made of a project beside CSV: documents, publish kits, cut lists. */
export function ExportButton({ transcript, content, contentType, size }: Props) {
  // Back from Google, the dialog of the whole project opens where it was left.
  const { export: back, type } = useSearch({ strict: false })
  const returned = contentType === undefined ? back : undefined
  const [isOpen, setIsOpen] = useState(returned !== undefined)
  const isEmpty = content !== undefined && Object.keys(content).length === 0
  return (
    <>
      <Button
        size={size}
        icon={<FileOutput aria-hidden size={size === 'small' ? 14 : 16} />}
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
          contentType={contentType ?? (returned && contentTypeKeys.find((key) => key === type))}
          returned={returned}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
