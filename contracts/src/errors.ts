import { z } from 'zod'

/** Every expected failure and its HTTP status. */
export const errorStatuses = {
  invalid: 400,
  no_session: 401,
  wrong_credentials: 401,
  subscription_required: 402,
  /** Like subscription_required, for a team, where not every member can fix it. */
  team_plan_ended: 402,
  card_declined: 402,
  forbidden: 403,
  /** Only invited emails can sign up. */
  signups_closed: 403,
  not_found: 404,
  /** The request did not arrive in time. */
  too_slow: 408,
  conflict: 409,
  /** Members and open invitations take all seats of the team. */
  seats_full: 409,
  already_member: 409,
  /** The team would have no admin left. */
  last_admin: 409,
  in_another_team: 409,
  /** The email has to be verified by a mailed link first. */
  email_unproven: 409,
  /** The team would have no admin left: make another member admin, or close the team. */
  hand_over_first: 409,
  /** The operator has to hand the server over before deleting their account. */
  operator_remains: 409,
  /** The user has to grant Google Drive access first. */
  google_unconnected: 409,
  /** The share link was revoked, has expired, or its project was deleted. */
  link_ended: 410,
  too_large: 413,
  wrong_type: 415,
  /** The file ends before the requested bytes. */
  bad_range: 416,
  unreadable_transcript: 422,
  /** The episode lacks material for the content type. */
  not_enough_material: 422,
  /** The language model's output failed the checks. */
  unusable_answer: 422,
  /** The engine cannot do what the instruction asks. */
  cannot_follow: 422,
  /** Work on a text exceeded its limit of CPU time or memory. */
  took_too_long: 422,
  /** The fonts lack the script, or the text is too long for a picture. */
  cannot_draw: 422,
  /** A language model that the operator tried didn't answer. */
  model_failed: 422,
  too_many_requests: 429,
  unexpected: 500,
  engine_down: 503,
  payments_down: 503,
  google_down: 503,
  /** The process is shutting down or has no database: use another one. */
  not_ready: 503,
  /** File storage is unavailable. */
  files_down: 503,
  /** The disk is full: reads work, writes don't. */
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** The body of every error response. `message` is for the user. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
