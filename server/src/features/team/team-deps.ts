import type { Profile } from '@podcastai/contracts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mail.ts'

export type TeamDeps = {
  db: Connection
  now: () => Date
  jobs: Pick<Jobs, 'enqueue'>
  /** With SMTP, an address must be verified before it joins. */
  mail: Pick<Mailer, 'kind'>
  /** Cancels the subscription of a workspace that is left behind, at the end of its paid period. */
  endWithPeriod: (tx: Transaction, workspaceId: string) => Promise<void>
  /** Keeps the better plan of two workspaces before one is merged into the other. */
  carryPlan: (tx: Transaction, workspaces: { from: string; to: string }) => Promise<void>
}

/** What the routes need besides the rules. */
export type TeamCallDeps = TeamDeps & {
  loadProfile: (caller: Caller) => Promise<Profile>
  /** @throws AppError invalid, or too_many_requests */
  confirmPassword: (caller: Caller, password: string) => Promise<void>
}
