import { Badge, Button, Card, Skeleton } from '@podcastai/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api-error.ts'

type HeadProps = { title: string; subtitle: string; isGenerated?: boolean; children?: ReactNode }

/** Title and subtitle of a type, whether it is generated, and at the right what can be done with all of it. */
export function PanelHead({ title, subtitle, isGenerated, children }: HeadProps) {
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-md:min-w-full md:min-w-60">
        <h2 className="type-h2">{title}</h2>
        {isGenerated && (
          <Badge tone="ok" icon={<Check aria-hidden className="!size-3" />}>
            Generated
          </Badge>
        )}
      </div>
      {/* Beneath the actions where there is room, so that they do not break it into two lines. */}
      <p className="type-small -mt-2 w-full text-text-2 md:order-last">{subtitle}</p>
      {children && <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">{children}</div>}
    </div>
  )
}

export function PanelLoading({ title }: { title: string }) {
  return (
    <div aria-busy className="grid gap-3">
      <h2 className="type-h2">{title}</h2>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-30 rounded-card bg-line/60" />
      ))}
    </div>
  )
}

/** The content of a type is not known: it may be generated or not. */
export function PanelFailed({ title, failure, onRetry }: { title: string; failure: Error; onRetry: () => void }) {
  return (
    <div className="grid gap-3">
      <h2 className="type-h2">{title}</h2>
      <Card role="alert" className="grid justify-items-start gap-3 px-4.5 py-4">
        <div className="grid gap-1">
          <p className="type-h3">The content could not be fetched</p>
          <p className="text-text-2 wrap-anywhere">{messageOf(failure, 'The server could not answer.')}</p>
        </div>
        <Button onClick={onRetry}>Try Again</Button>
      </Card>
    </div>
  )
}
