import { z } from 'zod'
import { ContentKey } from './content-key.ts'
import { endpoint } from './endpoint.ts'
import { recentActivityShown } from './limits.ts'

export const activityKinds = ['uploaded', 'generated', 'edited', 'commented', 'shared', 'joined'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** An event in a workspace. Repeated actions of one person on one thing are merged into the latest. */
export const ActivityEvent = z.object({
  kind: z.enum(activityKinds),
  at: z.iso.datetime(),
  /** Null for content that was generated after an upload, and for deleted accounts. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Null for a person who joined the team. */
  project: z.object({ id: z.string(), filename: z.string() }).nullable(),
  /** Null if the event is about the whole project. */
  contentType: ContentKey.nullable(),
  /** The name of a text format; null for a content type. */
  formatName: z.string().nullable(),
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
