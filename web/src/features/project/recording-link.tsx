import type { Transcript } from '@podcastai/contracts'
import { Button, lateComponent, Popover } from '@podcastai/ui'
import { Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

const RecordingForm = lateComponent(async () => (await import('./recording-form.tsx')).RecordingForm)

type Props = {
  transcript: Pick<Transcript, 'id' | 'recordingUrl'>
  /** The recording on this computer. */
  children: ReactNode
}

/**
 * The recording: a file on this computer, and a link. With the link, every time on the page opens it at that second.
 */
export function RecordingLink({ transcript, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { recordingUrl } = transcript
  return (
    <Popover
      label="Recording"
      align="start"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="small" icon={<Link2 aria-hidden size={14} />} className="-ml-2.5 text-text-2">
          {recordingUrl ? `Recording: ${new URL(recordingUrl).hostname.replace(/^www\./, '')}` : 'Recording'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {children}
        <RecordingForm transcript={transcript} onDone={() => setIsOpen(false)} />
      </div>
    </Popover>
  )
}
