type Props = { seconds: number; format: (seconds: number) => string; className?: string }

/** Times below a talk strip: the start, round steps, the end. */
export function TimeRuler({ seconds, format, className }: Props) {
  if (seconds <= 0) return null
  return (
    <div aria-hidden className={className}>
      <div className="relative mt-1 h-3.5 text-[11px] [&>span]:absolute">
        <span className="type-time text-[11px] text-text-3">{format(0)}</span>
        {rulerSteps(seconds, format(seconds).length).map((at, index) => (
          <span
            key={at}
            className={`type-time -translate-x-1/2 text-[11px] text-text-3 ${index % 2 === 0 || at > seconds * 0.8 ? 'max-md:hidden' : ''}`}
            style={{ left: `${(at / seconds) * 100}%` }}
          >
            {format(at)}
          </span>
        ))}
        <span className="type-time right-0 text-[11px] text-text-3">{format(seconds)}</span>
      </div>
    </div>
  )
}

const steps = [15, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 14400]

/** Letter width, and the width of the narrowest ruler that shows every mark; phones leave some out. */
const [letterPx, narrowestPx, gapPx] = [6.7, 712, 12]

/** Returns at most five marks between start and end, none close enough to the end for the labels to touch. */
export function rulerSteps(seconds: number, labelLetters = 5): number[] {
  const step = steps.find((candidate) => seconds / candidate <= 5.5) ?? seconds
  const room = (labelLetters * letterPx * 1.5 + gapPx) / narrowestPx
  const marks: number[] = []
  for (let at = step; at < seconds - seconds * room; at += step) marks.push(at)
  return marks
}
