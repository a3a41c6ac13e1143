import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import { isRunning, isStatus, statusViews, type TranscriptListItem } from '@podcastai/contracts'
import { Badge } from '@podcastai/ui'
import { TriangleAlert } from 'lucide-react'

type Props = Pick<TranscriptListItem, 'status' | 'failedTypes'>

/** A project's status in a word, and beside it what could not be written; a status nobody knows is shown as it is. */
export function StatusBadge({ status, failedTypes }: Props) {
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
      <Badge tone="ok" dot>
        {words}
      </Badge>
      {failedTypes.length > 0 && <NotWritten types={failedTypes} />}
    </span>
  )
}

/** As many as are named where there are more. */
const namedOfMany = 2

function NotWritten({ types }: { types: readonly ContentTypeKey[] }) {
  const labels = types.map((key) => contentTypeOf(key).label)
  const others = labels.length - namedOfMany
  const named = others > 1 ? `${labels.slice(0, namedOfMany).join(', ')} and ${others} more` : labels.join(', ')
  return (
    <span className="type-hint text-warn" title={`Not written: ${labels.join(', ')}`}>
      Not written: {named}
    </span>
  )
}
