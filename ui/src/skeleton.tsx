import { classNames } from './class-names.ts'

/** The box a result will take. Appears after 150 ms only, so that quick answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('appear-late rounded-badge bg-sunken', className)} />
}
