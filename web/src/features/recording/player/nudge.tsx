import { IconButton } from '@podcastai/ui'
import { Minus, Plus } from 'lucide-react'

/** Seconds of each press. */
const step = 0.25

type Props = {
  /** Seconds that the sound is later than the transcript. */
  offset: number
  /** Called with the seconds to add. */
  onNudge: (by: number) => void
}

/** Moves the sound against the transcript where the two don't start together. */
export function Nudge({ offset, onNudge }: Props) {
  return (
    <div className="type-small flex items-center justify-center gap-1 border-b py-1 text-text-2">
      <IconButton label="The sound is earlier" onClick={() => onNudge(-step)}>
        <Minus aria-hidden size={14} />
      </IconButton>
      <output className="min-w-40 text-center">{describeOffset(offset)}</output>
      <IconButton label="The sound is later" onClick={() => onNudge(step)}>
        <Plus aria-hidden size={14} />
      </IconButton>
    </div>
  )
}

function describeOffset(offset: number): string {
  if (offset === 0) return 'Sound and text match'
  return `Sound is ${Number(Math.abs(offset).toFixed(2))} s ${offset < 0 ? 'early' : 'late'}`
}
