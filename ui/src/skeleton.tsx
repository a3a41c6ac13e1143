import { classNames } from './class-names.ts'

/** A placeholder box. Appears after 150 ms, so that fast responses don't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('appear-late rounded-badge bg-sunken', className)} />
}
