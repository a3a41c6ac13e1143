import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { isFirstRegistration, storeOperator } from '../../platform/database/server-operator.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { insertAccount } from './auth.repository.ts'
import { type AuthDeps, startSession } from './auth.service.ts'
import { hashPassword } from './passwords.ts'

/** The functions of the teams feature that registration needs. */
export type Teams = {
  isInvited: (db: Connection, email: string) => Promise<boolean>
  /** Joins a new account to the team that invited its email, now or once the address is verified. */
  welcome: (
    tx: Transaction,
    account: { userId: string; email: string; proof?: string | undefined },
  ) => Promise<{ teamName: string; hasJoined: boolean } | null>
  /** Joins an account whose address was just verified; returns the team's name. */
  joinVerified: (tx: Transaction, userId: string) => Promise<string | null>
}

export type RegisteringDeps = AuthDeps & {
  jobs: Pick<Jobs, 'enqueue'>
  teams: Teams
  /** Who may sign up: anyone, or only invited people and the first account, whom no one could invite. */
  signups: 'open' | 'invited'
}

type Registration = { email: string; username: string; password: string; proof?: string | undefined }

/** @throws AppError signups_closed, or conflict if the email already has an account */
export async function registerAccount(deps: RegisteringDeps, { email, username, password, proof }: Registration) {
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const isFirst = await isFirstRegistration(tx)
    // If a setting names the operator, a stranger must not become the first account.
    const isExpected = isFirst && (deps.operatorEmail === undefined || deps.operatorEmail === email)
    const isForAll = deps.signups === 'open' || isExpected
    if (!isForAll && !(await deps.teams.isInvited(tx, email))) throw signupsClosed()
    const account = await insertAccount(tx, { email, username, passwordHash })
    if (!account) throw new AppError('conflict', 'An account with this email already exists. Please log in.')
    const { userId } = account
    if (isFirst && deps.operatorEmail === undefined) await storeOperator(tx, userId, { isFirst })
    const team = await deps.teams.welcome(tx, { userId, email, proof })
    const isVerified = team?.hasJoined ?? false
    // Otherwise anyone who knows an invited address could register with it.
    if (!isForAll && !isVerified && deps.mail.kind === 'smtp') throw signupsClosed()
    if (deps.mail.kind === 'smtp' && !isVerified) {
      await deps.jobs.enqueue(tx, 'send-mail', { letter: 'verification', userId })
    }
    return {
      sessionId: await startSession({ ...deps, db: tx }, userId),
      isWhitelisted: team !== null,
      teamName: team?.teamName ?? null,
      mustVerifyEmail: team !== null && !team.hasJoined,
      freeEpisodes: deps.freeEpisodes,
    }
  })
}

function signupsClosed(): AppError {
  return new AppError(
    'signups_closed',
    'New accounts need an invitation. Open the link in the email that invited you, or ask an admin of your team.',
  )
}
