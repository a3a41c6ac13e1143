import { Button, Card, classNames, Skeleton } from '@podcastai/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'

type HeadProps = {
  title: string
  subtitle: string
  isGenerated?: boolean
  /** The current version. */
  version?: ReactNode
  /** Actions for the whole type. */
  children?: ReactNode
}

/**
 * A type's title and version, and below them its description and actions. Phones skip the description, so that the
 * content starts sooner.
 */
export function PanelHead({ title, subtitle, isGenerated, version, children }: HeadProps) {
  return (
    <div className="group/head mb-1 grid gap-1.5 touch:gap-2">
      <div className="flex items-center gap-x-3 gap-y-1.5 max-md:flex-wrap">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          <h2 className="type-h2">{title}</h2>
          {isGenerated && (
            <span title="Generated" className="grid size-5 place-items-center rounded-full bg-ok-soft text-ok">
              <Check aria-hidden size={12} />
              <span className="only-read">Generated</span>
            </span>
          )}
        </div>
        {version}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className={classNames('type-small flex-1 basis-52 text-pretty text-text-2', isGenerated && 'max-md:hidden')}>
          {subtitle}
        </p>
        {children && (
          <div className="ml-auto flex items-center gap-2 max-md:basis-full max-md:flex-wrap mouse:justify-end">
            {children}
          </div>
        )}
      </div>
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

/** Shown when the content couldn't be loaded, so it is unknown whether the type is generated. */
export function PanelFailed({ title, failure, onRetry }: { title: string; failure: Error; onRetry: () => void }) {
  return (
    <div className="grid gap-3">
      <h2 className="type-h2">{title}</h2>
      <Card role="alert" className="grid justify-items-start gap-3 px-4.5 py-4">
        <div className="grid gap-1">
          <p className="type-h3">The content could not be loaded</p>
          <p className="text-text-2 wrap-anywhere">{getErrorMessage(failure, 'The server didn’t respond.')}</p>
        </div>
        <Button onClick={onRetry}>Try Again</Button>
      </Card>
    </div>
  )
}
