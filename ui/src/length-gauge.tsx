import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

type Props = {
  /** `text.length`, as platforms count characters. */
  length: number
  min: number
  max: number
  unit?: string
  className?: string
}

/** Shows a length on a ruler whose green band is the target range, with both as text next to it. */
export function LengthGauge({ length, min, max, unit = 'characters', className }: Props) {
  const end = Math.ceil((max * 1.2) / 50) * 50
  const at = (value: number) => (Math.min(value, end) / end) * 120
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <svg aria-hidden viewBox="0 0 120 14" width={120} height={14} className="shrink-0 overflow-visible">
        {Array.from({ length: 11 }, (_, index) => index * 12).map((x) => (
          <line key={x} x1={x} x2={x} y1={9} y2={13} stroke="var(--line-strong)" strokeWidth={0.75} />
        ))}
        <rect x={at(min)} y={5} width={at(max) - at(min)} height={8} fill="var(--ok)" opacity={0.4} />
        <line x1={0} x2={120} y1={13} y2={13} stroke="var(--line-strong)" />
        <line x1={at(length)} x2={at(length)} y1={0} y2={13} stroke="var(--text)" strokeWidth={2} />
      </svg>
      <span className="type-hint text-text-2">
        <b className="font-semibold text-text tabular-nums">{length}</b> {unit}
      </span>
      <LengthVerdict length={length} min={min} max={max} />
    </span>
  )
}

function LengthVerdict({ length, min, max }: Pick<Props, 'length' | 'min' | 'max'>) {
  if (length > max) return <span className="type-hint font-medium text-warn">{length - max} over target</span>
  if (length < min) return <span className="type-hint font-medium text-warn">{min - length} under target</span>
  return (
    <span className="type-hint inline-flex items-center gap-1 font-medium text-ok">
      <Check aria-hidden size={14} /> In range
    </span>
  )
}
