import { classNames } from './class-names.ts'

type Props = {
  /** Formatted: '12:04' or '12:04 – 12:31'. */
  time: string
  speaker?: string | null
  /** True if the time is estimated, not from the file. */
  estimated?: boolean
  /** True if the passage is shown now. */
  active?: boolean
  /** If omitted, the chip is plain text. */
  onJump?: () => void
  className?: string
}

/** A link to where something was said: time and speaker. Yellow marks original words everywhere. */
export function EvidenceChip({ time, speaker, estimated = false, active = false, onJump, className }: Props) {
  const look = classNames(
    'inline-flex h-5.5 items-center gap-1 rounded-chip px-[7px] text-xs leading-none font-medium whitespace-nowrap transition-colors touch:h-6.5',
    active ? 'bg-marker text-on-marker' : 'bg-marker-soft text-on-marker-soft',
    // The touch area needs a margin so that chips in adjacent rows don't overlap.
    onJump && 'touch-area relative touch:my-[9px] hover:bg-marker hover:text-on-marker',
    className,
  )
  const shownTime = estimated ? `≈ ${time}` : time
  const who = speaker && <span className="max-w-40 overflow-hidden text-ellipsis">{speaker}</span>
  const dot = speaker && <span aria-hidden>·</span>
  if (!onJump) {
    return (
      <span className={look}>
        <span className="type-time">{shownTime}</span>
        {dot}
        {who}
      </span>
    )
  }
  // Announced as 'Jump to 12:04 in the transcript, Maya'. Contains the visible text, so voice control can address it.
  return (
    <button type="button" data-passage-chip onClick={onJump} aria-pressed={active} className={look}>
      <span className="only-read">Jump to</span> <span className="type-time">{shownTime}</span>
      {dot} <span className="only-read">in the transcript{speaker && ','}</span> {who}
    </button>
  )
}
