import { buttonStyle } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'

type Props = {
  text: string
  /** Label of the link to the payment page. */
  action?: string | null
  /** What to do if this user can't pay. */
  hint?: string
  isWarning?: boolean
}

/** A notice about the plan. */
export function PlanBar({ text, action, hint, isWarning = false }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border bg-surface px-4 py-2.5">
      <p className="flex items-start gap-2 font-[550]">
        {isWarning && <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />}
        {text}
      </p>
      {action && (
        <Link to="/subscribe" className={buttonStyle({ size: 'small' })}>
          {action}
        </Link>
      )}
      {hint && <p className="text-text-2">{hint}</p>}
    </div>
  )
}
