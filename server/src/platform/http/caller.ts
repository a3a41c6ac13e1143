import type { Role } from '@podcastai/contracts'

/** The caller of one request. Read for each request, so a role change applies from the next one on. */
export type Caller = {
  userId: string
  sessionIdHash: string
  workspaceId: string
  role: Role
  /** Works in a team rather than in their own workspace. */
  isTeam: boolean
  /** May upload and generate: the workspace has an active plan, or payments are off. */
  isSubscribed: boolean
  /** What the free episodes allow without a plan. Both are false with a plan, or if there are no free episodes. */
  free: { newProject: boolean; project: boolean }
  /** This call extended the session to its full term; its cookie must be extended too. */
  isExtended: boolean
  /** Runs this server: may make the calls that the contract reserves for the operator. */
  isOperator: boolean
}

/** Finds the caller of a session id; null if the session is unknown or has ended. */
export type FindCaller = (sessionId: string) => Promise<Caller | null>

export const sessionHeader = 'x-session-id'
export const sessionCookie = 'sessionId'
