import type { Transcript } from '@podcastai/contracts'
import { Button, lateComponent, Popover } from '@podcastai/ui'
import { Link2 } from 'lucide-react'
import { useState } from 'react'

const RecordingForm = lateComponent(async () => (await import('./recording-form.tsx')).RecordingForm)

/** A link to the recording: with it, every time on the page opens the recording at that second. */
export function RecordingLink({ transcript }: { transcript: Pick<Transcript, 'id' | 'recordingUrl'> }) {
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
          {recordingUrl ? `Recording: ${new URL(recordingUrl).hostname.replace(/^www\./, '')}` : 'Link the recording'}
        </Button>
      }
    >
      <RecordingForm transcript={transcript} onDone={() => setIsOpen(false)} />
    </Popover>
  )
}
