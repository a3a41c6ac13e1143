import { classNames } from './class-names.ts'

type Props = {
  /** 0 to 100. */
  value: number
  label: string
  /** Announced instead of the number. */
  text?: string
  className?: string
}

export function ProgressBar({ value, label, text, className }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={text}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className="h-full rounded-full bg-petrol transition-[width] duration-200 forced-colors:bg-[Highlight]"
        style={{ width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </div>
  )
}
