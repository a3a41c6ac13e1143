import { contentTypeKeys } from '@podcastai/content-types'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { recentActivityShown } from './limits.ts'

export const activityKinds = ['uploaded', 'generated', 'edited', 'commented', 'shared', 'joined'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Something that happened in a workspace. What one person did again and again to one thing is one event, the last. */
export const ActivityEvent = z.object({
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  /** Who did it; null for what was generated after an upload, and for an account that was deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Null for who joined: that is about the team. */
  project: z.object({ id: z.string(), filename: z.string() }).nullable(),
  /** Null where it was about the project as a whole. */
  contentType: z.enum(contentTypeKeys).nullable(),
})
export type ActivityEvent = z.infer<typeof ActivityEvent>

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  summary: 'The latest events of the workspace, newest first',
  access: 'session',
  permission: 'viewAllTranscripts',
  perMinute: 60,
  response: z.object({ events: z.array(ActivityEvent).max(recentActivityShown) }),
})
