import { getActivity, recentActivityShown } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { latestEvents } from './activity.repository.ts'

export function activityRoutes(serve: Serve, { db }: { db: Connection }): void {
  serve(getActivity, {
    handle: async ({ caller: { workspaceId } }) => {
      const events = await latestEvents(db, workspaceId, recentActivityShown)
      return { events: events.map((event) => ({ ...event, at: event.at.toISOString() })) }
    },
  })
}
