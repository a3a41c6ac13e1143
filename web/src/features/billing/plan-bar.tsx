import { buttonStyle } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'

type Props = {
  text: string
  /** Leads to where the plan is paid, under this name. */
  action?: string | null
  /** What to do where nobody here can pay. */
  hint?: string
  isWarning?: boolean
}

/** One thing to know of the plan. */
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
