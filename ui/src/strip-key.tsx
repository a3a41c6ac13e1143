import { classNames } from './class-names.ts'
import { laneColors } from './strip-paths.ts'

type Props = {
  /** 0 is the lane above the center line, 1 and up the lanes below it; 'marks' are the marked passages. */
  lane: number | 'marks'
  name: string
  className?: string
}

/** One legend entry of the talk strip. */
export function StripKey({ lane, name, className }: Props) {
  const isMarks = lane === 'marks'
  return (
    <span className={classNames('type-hint inline-flex min-w-0 items-center gap-1.5 text-text-2', className)}>
      <span
        aria-hidden
        className={classNames(
          'size-2.5 shrink-0 rounded-[3px] forced-color-adjust-none',
          isMarks && 'shadow-[inset_0_0_0_1px_oklch(0.3_0.05_85/0.35)]',
        )}
        style={{ background: isMarks ? 'var(--marker)' : laneColors[Math.min(lane, laneColors.length - 1)] }}
      />
      <span className="truncate">{name}</span>
    </span>
  )
}
