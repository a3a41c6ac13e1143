import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

/** A spinner. With a label it is a status; without one it decorates a text. */
export function Spinner({ label, size = 16, className }: { label?: string; size?: number; className?: string }) {
  const ring = <LoaderCircle aria-hidden size={size} className={classNames('animate-spin', className)} />
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2 text-text-2">
      {ring}
      <span className="only-read">{label}</span>
    </span>
  )
}
