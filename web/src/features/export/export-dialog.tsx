import {
  type ContentKey,
  candidatePaths,
  contentTypeKeys,
  getContentType,
  withoutCandidates,
} from '@podcastai/content-types'
import type { ContentByType, Transcript } from '@podcastai/contracts'
import { Dialog, Segments } from '@podcastai/ui'
import { useState } from 'react'
import { CutLists } from './cut-lists.tsx'
import { Documents } from './documents.tsx'
import { Pictures } from './pictures/pictures.tsx'
import { PublishKits } from './publish-kits.tsx'
import type { RenderVideos } from './render-videos.ts'

const kinds = [
  { value: 'documents', label: 'Documents' },
  { value: 'kits', label: 'Kits' },
  { value: 'cuts', label: 'Cut lists' },
  { value: 'pictures', label: 'Images' },
  { value: 'videos', label: 'Videos' },
] as const
type ExportKind = (typeof kinds)[number]['value']

type Props = {
  transcript: Transcript
  content: ContentByType
  /** The open content type: preselected for pictures and Google Docs. */
  contentType?: ContentKey
  /** On return from Google: what the user decided there. */
  returned?: 'google-doc' | 'google-refused'
  /** The tab to open first. */
  firstKind?: ExportKind
  videos?: RenderVideos
  onClose: () => void
}

/** All exports of a project, grouped by purpose. */
export function ExportDialog({
  transcript,
  content,
  contentType,
  returned,
  firstKind = 'documents',
  videos,
  onClose,
}: Props) {
  const [kind, setKind] = useState(firstKind)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const shownKinds = kinds.filter(({ value }) => value !== 'videos' || videos)
  const published = withoutCandidates(content)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Export"
      text={`The content of this project, including your edits.${leftOutText(content)}`}
      // The same height on every tab, so that nothing moves under the pointer.
      className="w-[720px] content-start max-md:h-[88dvh] md:h-[min(680px,calc(100dvh-48px))]"
    >
      <Segments
        label="What to export"
        value={kind}
        onChange={(next) => {
          setWanted(null)
          setKind(next)
        }}
        options={shownKinds}
        className="self-start"
      />
      {kind === 'documents' && (
        <Documents
          transcript={transcript}
          content={published}
          contentType={returned && contentType}
          returned={returned}
        />
      )}
      {kind === 'kits' && (
        <PublishKits
          transcript={transcript}
          content={published}
          onMakeVideos={
            videos &&
            ((keys) => {
              setWanted(keys)
              setKind('videos')
            })
          }
        />
      )}
      {kind === 'cuts' && <CutLists transcript={transcript} content={published} />}
      {kind === 'videos' && videos?.(wanted)}
      {kind === 'pictures' && <Pictures transcript={transcript} content={content} contentType={contentType} />}
    </Dialog>
  )
}

/** Returns a note that candidates beyond the top picks aren't exported. */
function leftOutText(content: ContentByType): string {
  const hasCandidates = contentTypeKeys.some((key) => {
    const own = content[key]
    return own !== undefined && candidatePaths(getContentType(key), own as never).length > 0
  })
  return hasCandidates ? ' Candidates below your top picks are left out; pin one to include it.' : ''
}
