import { Button, IconButton } from '@podcastai/ui'
import { Clapperboard } from 'lucide-react'
import type { Evidence } from '../type/evidence.ts'
import { inQuotes } from './in-quotes.ts'
import { ActWord } from './item-acts.web.tsx'
import { useQuietAct } from './quiet.web.tsx'
import { useJumps } from './view.web.tsx'

type Props = { title: string; evidence: Evidence }

/** Makes a video of a clip out of the recording. */
export function VideoButton({ title, evidence }: Props) {
  const { toVideo } = useJumps()
  if (!toVideo) return null
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<Clapperboard aria-hidden size={14} />}
      aria-label={`Make a video of ${inQuotes(title)}`}
      onClick={() => toVideo({ title, evidence })}
    >
      Video
    </Button>
  )
}

/** The same for items whose first use is another one: shown with their other actions. */
export function QuietVideoButton({ title, evidence }: Props) {
  const { toVideo } = useJumps()
  const look = useQuietAct()
  if (!toVideo) return null
  return (
    <IconButton
      label={`Make a video of ${inQuotes(title)}`}
      title="Make a video"
      className={look}
      onClick={() => toVideo({ title, evidence })}
    >
      <Clapperboard aria-hidden size={14} />
      <ActWord>Video</ActWord>
    </IconButton>
  )
}
