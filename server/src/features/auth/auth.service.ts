import { type Profile, type RequestBody, sessionDays, type updateProfile } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { isOutOfSpace } from '../../platform/disk-space.ts'
import type { OpenedEngine } from '../../platform/engine/open-engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Billing } from '../../platform/payments/payments.ts'
import { type PlanState, planState } from '../../platform/payments/plan-state.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import * as accounts from './auth.repository.ts'
import { checkNobodysPassword, hashPassword, isPassword } from './passwords.ts'

const dayMs = 86_400_000

export type AuthDeps = {
  db: Connection
  now: () => Date
  billing: Billing
  /** Projects that a new account may make without a plan. */
  freeEpisodes: number
  /** With SMTP, an address must be verified before it is trusted. */
  mail: Pick<Mailer, 'kind'>
  /** The setting OPERATOR_EMAIL: the account with this address runs the server, whatever is stored. */
  operatorEmail: string | undefined
  /** The language model in use, and whether the environment sets it. */
  models: Pick<OpenedEngine, 'now' | 'isFixed'>
}

export async function logIn(deps: AuthDeps, { email, password }: { email: string; password: string }) {
  const refused = new AppError('wrong_credentials', 'The email or password is incorrect.')
  const user = await accounts.findUserByEmail(deps.db, email)
  if (!user) {
    await checkNobodysPassword(password)
    throw refused
  }
  if (!(await isPassword(password, user.passwordHash))) throw refused
  const sessionId = await deps.db.transaction(async (tx) => {
    // The password may have been changed while this one was checked.
    if ((await accounts.lockPasswordHash(tx, user.id)) !== user.passwordHash) throw refused
    return startSession({ ...deps, db: tx }, user.id)
  })
  return { sessionId, user: { id: user.id, username: user.username } }
}

export async function logOut(deps: AuthDeps, caller: Caller) {
  await accounts.deleteSession(deps.db, caller.sessionIdHash)
}

/** Returns the caller of a session id, and extends the session. */
export async function findCaller(deps: AuthDeps, sessionId: string): Promise<Caller | null> {
  const sessionIdHash = hashSecret(sessionId)
  const now = deps.now()
  const session = await accounts.findSession(deps.db, sessionIdHash, now)
  if (!session) return null
  const fullTerm = new Date(now.getTime() + sessionDays * dayMs)
  // Extend at most once a day, so that most reads need no write.
  const isExtended = fullTerm.getTime() - session.expiresAt.getTime() > dayMs
  if (isExtended) {
    await accounts.extendSession(deps.db, sessionIdHash, fullTerm).catch((error: unknown) => {
      // On a full disk users can still read: a later call extends the session.
      if (!isOutOfSpace(error)) throw error
    })
  }
  const { userId, workspaceId, role } = session
  const isTeam = session.kind === 'team'
  const isSubscribed = getPlanState(deps, session).hasAccess
  const isOperator = runsServer(deps, session)
  const free = freeUse(deps, session)
  return { userId, sessionIdHash, workspaceId, role, isTeam, isSubscribed, free, isExtended, isOperator }
}

export async function loadProfile(deps: AuthDeps, caller: Caller): Promise<Profile> {
  const session = await accounts.findSession(deps.db, caller.sessionIdHash, deps.now())
  if (!session) throw new AppError('no_session', 'Please log in first.')
  return {
    id: session.userId,
    email: session.email,
    username: session.username,
    role: session.role,
    teamId: session.kind === 'team' ? session.workspaceId : null,
    teamName: session.kind === 'team' ? session.workspaceName : null,
    emailVerified: isEmailBelieved(deps, session),
    readyMail: deps.mail.kind === 'smtp' && session.emailVerifiedAt ? session.wantsReadyMail : null,
    singleKeys: session.singleKeys,
    subscriptionStatus: getSubscriptionStatus(getPlanState(deps, session)),
    freeEpisodesLeft: freeUse(deps, session).left,
    isOperator: runsServer(deps, session),
    choosesModel: isChoosingModel(deps, session),
  }
}

/** Returns true until the first operator of a new server chose a language model, or none. */
function isChoosingModel(deps: AuthDeps, session: accounts.SessionRow): boolean {
  const { isFixed, now } = deps.models
  const isNew = session.isStoredOperator && session.modelChoiceAt === null && session.projectsMade === 0
  return isNew && runsServer(deps, session) && !isFixed && now().settings === null
}

export async function changeProfile(
  deps: AuthDeps,
  caller: Caller,
  changes: RequestBody<typeof updateProfile>,
): Promise<Profile> {
  const { username, readyMail, singleKeys, currentPassword, newPassword } = changes
  const passwordHash = newPassword === undefined ? undefined : await hashPassword(newPassword)
  await deps.db.transaction(async (tx) => {
    if (passwordHash) await confirmPassword(tx, caller, currentPassword ?? '')
    await accounts.updateUser(tx, caller.userId, {
      ...(username && { username }),
      ...(readyMail !== undefined && { wantsReadyMail: readyMail }),
      ...(singleKeys !== undefined && { singleKeys }),
      ...(passwordHash && { passwordHash }),
    })
    if (!passwordHash) return
    await accounts.deleteOtherSessions(tx, caller.userId, caller.sessionIdHash)
    await accounts.endResetLinks(tx, caller.userId, deps.now())
  })
  return loadProfile(deps, caller)
}

/** Locks the account until the transaction ends. @throws AppError invalid */
export async function confirmPassword(tx: Connection, caller: Caller, password: string, field = 'currentPassword') {
  const passwordHash = await accounts.lockPasswordHash(tx, caller.userId)
  if (!passwordHash || !(await isPassword(password, passwordHash))) {
    throw new AppError('invalid', 'The current password is incorrect.', {
      fields: { [field]: 'The current password is incorrect.' },
    })
  }
}

export async function startSession(deps: Pick<AuthDeps, 'db' | 'now'>, userId: string): Promise<string> {
  const sessionId = newSecret()
  const expiresAt = new Date(deps.now().getTime() + sessionDays * dayMs)
  await accounts.insertSession(deps.db, { idHash: hashSecret(sessionId), userId, expiresAt })
  return sessionId
}

function runsServer(deps: Pick<AuthDeps, 'mail' | 'operatorEmail'>, session: accounts.SessionRow): boolean {
  if (deps.operatorEmail === undefined) return session.isStoredOperator
  // Anyone can register with any address, so it must be verified if the server sends email.
  return session.email === deps.operatorEmail && isEmailBelieved(deps, session)
}

function isEmailBelieved({ mail }: Pick<AuthDeps, 'mail'>, { emailVerifiedAt }: accounts.SessionRow): boolean {
  return mail.kind !== 'smtp' || emailVerifiedAt !== null
}

function getPlanState({ billing, now }: AuthDeps, { subscription, kind }: accounts.SessionRow): PlanState {
  return planState(subscription, { billing, now: now(), isTeam: kind === 'team' })
}

/**
 * Returns what free episodes allow a workspace without a plan. Counts all projects ever created in the workspace, so
 * that deleting one does not free up another. A team needs a plan.
 */
function freeUse(deps: AuthDeps, session: accounts.SessionRow) {
  const { freeEpisodes } = deps
  const isOut = session.kind === 'team' || getPlanState(deps, session).hasAccess
  const left = isOut ? 0 : Math.max(0, freeEpisodes - session.projectsMade)
  return { left, newProject: left > 0, project: !isOut && freeEpisodes > 0 && session.projectsMade <= freeEpisodes }
}

function getSubscriptionStatus({ hasAccess, standing }: PlanState): string {
  if (hasAccess) return 'active'
  return standing === 'ended' ? 'ended' : 'inactive'
}
