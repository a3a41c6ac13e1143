import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  /** A line drawing of what will appear here. */
  outline?: ReactNode
  title: string
  text?: ReactNode
  /** One button or link. */
  action?: ReactNode
  className?: string
}

/** A placeholder for an empty list: a drawing, one sentence, one button. */
export function EmptyState({ outline, title, text, action, className }: Props) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-5 py-10 text-center',
        className,
      )}
    >
      {outline && (
        <div aria-hidden className="w-full max-w-80 text-line-strong">
          {outline}
        </div>
      )}
      <div className="grid gap-1">
        <p className="type-h3">{title}</p>
        {text && <p className="mx-auto max-w-[46ch] text-pretty text-text-2">{text}</p>}
      </div>
      {action}
    </div>
  )
}
