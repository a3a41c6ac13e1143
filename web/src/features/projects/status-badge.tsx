import { isRunning, isStatus, statusViews } from '@podcastai/contracts'
import { Badge } from '@podcastai/ui'
import { TriangleAlert } from 'lucide-react'

/** A project's status in a word; a status nobody knows is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
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
    <Badge tone="ok" dot>
      {words}
    </Badge>
  )
}
