import { classNames } from './class-names.ts'

type Props = {
  /** As written: '12:04' or '12:04 – 12:31'. */
  time: string
  speaker?: string | null
  /** The time is not in the file. */
  estimated?: boolean
  /** Its passage is shown now. */
  active?: boolean
  /** Without it the chip is text: nothing to jump to. */
  onJump?: () => void
  className?: string
}

/** Yellow, because this was said: when, by whom, one click away. */
export function EvidenceChip({ time, speaker, estimated = false, active = false, onJump, className }: Props) {
  const look = classNames(
    'inline-flex h-5.5 items-center gap-1 rounded-chip px-[7px] text-xs leading-none font-medium whitespace-nowrap transition-colors max-md:h-6.5',
    active ? 'bg-marker text-on-marker' : 'bg-marker-soft text-on-marker-soft',
    onJump && 'relative before:absolute before:-inset-y-1.5 before:inset-x-0 hover:bg-marker hover:text-on-marker',
    className,
  )
  const words = (
    <>
      <span className="type-time">{estimated ? `≈ ${time}` : time}</span>
      {speaker && <span aria-hidden>·</span>}
      {speaker && <span className="max-w-40 overflow-hidden text-ellipsis">{speaker}</span>}
    </>
  )
  if (!onJump) return <span className={look}>{words}</span>
  const about = estimated ? `about ${time}` : time
  return (
    <button
      type="button"
      onClick={onJump}
      aria-pressed={active}
      aria-label={`Jump to ${about} in the transcript${speaker ? `, ${speaker}` : ''}`}
      className={look}
    >
      {words}
    </button>
  )
}
