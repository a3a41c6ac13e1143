import { Badge, Button, Card, Skeleton } from '@podcastai/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api-error.ts'

type HeadProps = {
  title: string
  subtitle: string
  isGenerated?: boolean
  /** Which version is shown. */
  version?: ReactNode
  /** What can be done with all of it. */
  children?: ReactNode
}

/** Title and version of a type, and beneath them what it is and what can be done with it. On a phone one column. */
export function PanelHead({ title, subtitle, isGenerated, version, children }: HeadProps) {
  return (
    <div className="mb-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:col-span-2">
        <h2 className="type-h2">{title}</h2>
        {isGenerated && (
          <Badge tone="ok" icon={<Check aria-hidden className="!size-3" />}>
            Generated
          </Badge>
        )}
      </div>
      <div className="justify-self-end empty:hidden max-md:order-3 max-md:col-span-2 max-md:justify-self-start">
        {version}
      </div>
      <p className="type-small text-pretty text-text-2 max-md:order-2 max-md:col-span-2 md:col-start-1">{subtitle}</p>
      {children && (
        <div className="flex items-center gap-2 justify-self-end max-md:order-4 max-md:col-span-2 max-md:flex-wrap max-md:justify-self-start">
          {children}
        </div>
      )}
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
