import type { Transcript } from '@podcastai/contracts'
import { Button, lateComponent, Popover, Skeleton } from '@podcastai/ui'
import { FileText } from 'lucide-react'

const ParseDetails = lateComponent(
  async () => (await import('./parse-details.tsx')).ParseDetails,
  <Skeleton className="h-60" />,
)

type Props = {
  transcript: Pick<Transcript, 'id' | 'uploadName' | 'speakers' | 'parseReport' | 'analysis' | 'status' | 'content'>
  onRenameSpeaker?: (name: string) => void
}

/** A dialog with what was found in the uploaded file and repaired; nothing until it is parsed. */
export function ParseReport({ transcript, onRenameSpeaker }: Props) {
  const { parseReport } = transcript
  if (!parseReport) return null
  return (
    <Popover
      label="Import details"
      align="start"
      className="grid max-h-[min(75dvh,620px)] w-96 gap-4 overflow-y-auto"
      trigger={
        <Button size="small" variant="ghost" icon={<FileText aria-hidden size={14} />} className="-ml-2.5">
          Import details
        </Button>
      }
    >
      <div>
        <h2 className="type-h3">Import details</h2>
        <p className="type-hint mt-1 text-text-3 wrap-anywhere">{transcript.uploadName}</p>
      </div>
      <ParseDetails report={parseReport} transcript={transcript} onRenameSpeaker={onRenameSpeaker} />
    </Popover>
  )
}
