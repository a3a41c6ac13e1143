import { classNames } from '@podcastai/ui'

export type ScoreBar = { key: string; label: string; score: number; max: number; reason: string }

/** The parts of a score as bars, each with the words it rests on. */
export function ScoreBars({ bars, className }: { bars: readonly ScoreBar[]; className?: string }) {
  return (
    <ul className={classNames('grid w-full gap-2', className)}>
      {bars.map(({ key, label, score, max, reason }) => (
        <li
          key={key}
          className="type-small grid grid-cols-[96px_minmax(40px,1fr)_28px] items-center gap-x-3 gap-y-0.5 max-md:grid-cols-[84px_minmax(40px,1fr)_26px]"
        >
          <span>{label}</span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-guest forced-colors:bg-[CanvasText]"
              style={{ width: `${Math.min(100, (score / max) * 100)}%` }}
            />
          </span>
          <span className="type-time text-right">{score}</span>
          <span className="type-hint col-start-2 col-end-4 text-text-3 wrap-anywhere">{reason}</span>
        </li>
      ))}
    </ul>
  )
}

/** A score as the one large number of its card. */
export function ScoreFigure({ score, label }: { score: number; label: string }) {
  return (
    <p className="w-16 shrink-0">
      <b className="block text-[34px] leading-[34px] font-semibold tracking-[-0.04em]">{score}</b>
      <span className="type-hint text-text-3">{label}</span>
    </p>
  )
}
