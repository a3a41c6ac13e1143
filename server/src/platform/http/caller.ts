import type { Role } from '@podcastai/contracts'

/** The caller of one request. It is read for each, so a role change applies from the next request on. */
export type Caller = {
  userId: string
  sessionIdHash: string
  workspaceId: string
  role: Role
  /** Works in a team rather than in a workspace of their own. */
  isTeam: boolean
  /** May upload and generate: the workspace's plan runs, or payments are off. */
  isSubscribed: boolean
  /** Without a plan: what the free episodes allow. Both are false with a plan, or if there are no free episodes. */
  free: { newProject: boolean; project: boolean }
  /** This call gave the session its full term again; its cookie has to follow. */
  isExtended: boolean
  /** Runs this server: may call what the contract keeps for the operator. */
  isOperator: boolean
}

/** Finds the caller of a session id; null if it is unknown or ended. */
export type FindCaller = (sessionId: string) => Promise<Caller | null>

export const sessionHeader = 'x-session-id'
export const sessionCookie = 'sessionId'
