import { z } from 'zod'

/** Every expected failure and its HTTP status. */
export const errorStatuses = {
  invalid: 400,
  no_session: 401,
  wrong_credentials: 401,
  subscription_required: 402,
  /** The same for a team, whose members cannot all do something about it. */
  team_plan_ended: 402,
  card_declined: 402,
  forbidden: 403,
  /** New accounts are for invited emails only. */
  signups_closed: 403,
  not_found: 404,
  /** The request did not arrive in time. */
  too_slow: 408,
  conflict: 409,
  /** Members and open invitations take all seats of the team. */
  seats_full: 409,
  already_member: 409,
  /** Nobody would be left to lead the team. */
  last_admin: 409,
  in_another_team: 409,
  /** The address has to be proven by a mailed link first. */
  email_unproven: 409,
  /** A team would be left without an admin: make another member one, or close the team. */
  hand_over_first: 409,
  /** The operator cannot go while there are other accounts: the server is handed over first. */
  operator_remains: 409,
  /** Google has to ask the person whether documents may be made in their Drive. */
  google_unconnected: 409,
  /** A share link that was revoked, is over, or whose project was deleted. */
  link_ended: 410,
  too_large: 413,
  wrong_type: 415,
  unreadable_transcript: 422,
  /** The episode does not hold what the content type needs. */
  not_enough_material: 422,
  /** What a language model wrote could not be used. */
  unusable_answer: 422,
  /** The engine cannot do what the instruction asks. */
  cannot_follow: 422,
  /** Reading or writing a text used more time or memory than any text of its size may. */
  took_too_long: 422,
  /** The fonts lack a script, or a text is too long to be read in a picture. */
  cannot_draw: 422,
  /** A language model that was tried gave no answer; nothing is wrong with the server. */
  model_failed: 422,
  too_many_requests: 429,
  unexpected: 500,
  engine_down: 503,
  payments_down: 503,
  google_down: 503,
  /** The process is about to end, or has no database: others should answer. */
  not_ready: 503,
  /** What people upload cannot be stored or read at the moment. */
  files_down: 503,
  /** The disk is full: what is stored can be read, nothing can be added. */
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** The body of every answer that is not ok. `message` is for the person. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
