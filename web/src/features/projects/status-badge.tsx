import { isRunning, isStatus, statusViews, type TranscriptListItem } from '@podcastai/contracts'
import { Badge } from '@podcastai/ui'
import { TriangleAlert } from 'lucide-react'

type Props = Pick<TranscriptListItem, 'status'> & Partial<Pick<TranscriptListItem, 'failedTypes'>>

/** A project's status in a word, and what is missing of it; a status nobody knows is shown as it is. */
export function StatusBadge({ status, failedTypes = 0 }: Props) {
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
  if (failedTypes > 0) {
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
        {failedTypes} not written
      </Badge>
    )
  }
  return (
    <Badge tone="ok" dot>
      {words}
    </Badge>
  )
}
