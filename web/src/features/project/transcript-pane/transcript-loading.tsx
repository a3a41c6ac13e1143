import { Skeleton } from '@podcastai/ui'

/** Shown while the whole transcript loads. */
export function TranscriptLoading() {
  return (
    <div className="grid min-h-0 flex-1 content-start gap-3 overflow-hidden p-4">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
