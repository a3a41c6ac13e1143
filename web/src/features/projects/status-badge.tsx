import { isRunning, isStatus, statusViews, type TranscriptListItem } from '@podcastai/contracts'
import { Badge, lateComponent } from '@podcastai/ui'
import { TriangleAlert } from 'lucide-react'

type Props = Pick<TranscriptListItem, 'status' | 'failedTypes'> & {
  /** Number of generated types; with none, the badge isn't green. */
  generatedTypes?: number
}

/** Loaded on demand: type names come with the whole content types. */
const NotWritten = lateComponent(async () => (await import('./not-written.tsx')).NotWritten)

/** A project's status and the types that couldn't be generated. Unknown statuses are shown as they are. */
export function StatusBadge({ status, failedTypes, generatedTypes = 1 }: Props) {
  if (!isStatus(status)) return <Badge>{status}</Badge>
  const words = statusViews[status].badge
  if (isRunning(status)) {
    return (
      <Badge tone="petrol" dot="pulse">
        {words}
      </Badge>
    )
  }
  if (status === 'error') {
    return (
      <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
        {words}
      </Badge>
    )
  }
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={generatedTypes > 0 ? 'ok' : 'neutral'} dot>
        {words}
      </Badge>
      {generatedTypes === 0 && failedTypes.length === 0 && (
        <span className="type-hint text-text-2">Nothing generated yet</span>
      )}
      {failedTypes.length > 0 && <NotWritten types={failedTypes} />}
    </span>
  )
}
