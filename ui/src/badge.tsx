import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'ok' | 'petrol' | 'danger' | 'warn' | 'neutral' | 'line' | 'ink'

const tones = {
  ok: 'bg-ok-soft text-ok',
  petrol: 'bg-petrol-soft text-petrol',
  danger: 'bg-danger-soft text-danger',
  warn: 'bg-warn-soft text-warn',
  neutral: 'bg-sunken text-text-2',
  line: 'border bg-surface text-text-2',
  ink: 'bg-ink text-on-ink',
} satisfies Record<BadgeTone, string>

type Props = {
  tone?: BadgeTone
  /** A dot before the label; `pulse` for something in progress. */
  dot?: boolean | 'pulse'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A status label. Never uses color alone. */
export function Badge({ tone = 'neutral', dot = false, icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-badge px-2 text-xs leading-none font-medium whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {dot && (
        <span
          aria-hidden
          className={classNames('size-1.5 rounded-full bg-current', dot === 'pulse' && 'animate-breathe')}
        />
      )}
      {icon}
      {children}
    </span>
  )
}
