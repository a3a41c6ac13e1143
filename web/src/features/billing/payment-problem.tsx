import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why the payment failed. Stays at the form after the toast is gone. */
export function PaymentProblem({ children }: { children: ReactNode }) {
  return (
    <p className="type-small flex gap-2 text-danger">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
