import type { ContentTypeKey } from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { Dialog, Segments } from '@podcastai/ui'
import { useState } from 'react'
import { CutLists } from './cut-lists.tsx'
import { Documents } from './documents.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { PublishKits } from './publish-kits.tsx'

const kinds = [
  { value: 'documents', label: 'Documents' },
  { value: 'kits', label: 'Publish kits' },
  { value: 'cuts', label: 'Cut lists' },
  { value: 'pictures', label: 'Pictures' },
] as const
type ExportKind = (typeof kinds)[number]['value']

type Props = {
  transcript: Transcript
  content: ContentByType
  /** The one that is open: pictures begin with it, and so does what Google was asked for. */
  contentType?: ContentTypeKey
  /** What Google was asked for, and what the person said to it. */
  returned?: 'google-doc' | 'google-refused'
  /** What it opens with. */
  firstKind?: ExportKind
  onClose: () => void
}

/** Everything that leaves a project as a file, by what it is for. */
export function ExportDialog({ transcript, content, contentType, returned, firstKind = 'documents', onClose }: Props) {
  const [kind, setKind] = useState(firstKind)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Export"
      text="The content of this project, including your edits."
      // As large on every tab, so that nothing moves beneath the pointer.
      className="w-[720px] content-start max-md:h-[88dvh] md:h-[min(680px,calc(100dvh-48px))]"
    >
      <Segments label="What to export" value={kind} onChange={setKind} options={kinds} className="self-start" />
      {kind === 'documents' && (
        <Documents
          transcript={transcript}
          content={content}
          contentType={returned && contentType}
          returned={returned}
        />
      )}
      {kind === 'kits' && <PublishKits transcript={transcript} content={content} />}
      {kind === 'cuts' && <CutLists transcript={transcript} content={content} />}
      {kind === 'pictures' && <Pictures transcript={transcript} content={content} contentType={contentType} />}
    </Dialog>
  )
}
