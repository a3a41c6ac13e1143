import { type LateComponent, lateComponent, Skeleton } from '@podcastai/ui'
import type { ComponentType } from 'react'
import type { ViewProps } from './view.web.tsx'

/**
 * Splits the view of a content type into its own chunk: a project opens with one type, and loads the others on demand.
 */
export function lateView<Content>(
  fetchView: () => Promise<ComponentType<ViewProps<Content>>>,
): LateComponent<ViewProps<Content>> {
  return lateComponent(fetchView, <ViewLoading />)
}

function ViewLoading() {
  return (
    <div aria-busy className="grid gap-3">
      {[1, 2, 3].map((item) => (
        <Skeleton key={item} className="h-30 rounded-card bg-line/60" />
      ))}
    </div>
  )
}
