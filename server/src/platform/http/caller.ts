import type { Role } from '@podcastai/contracts'

/** Who makes a call, as of this very call: a change of role counts from the next one. */
export type Caller = {
  userId: string
  sessionIdHash: string
  workspaceId: string
  role: Role
  /** Works in a team rather than in a workspace of their own. */
  isTeam: boolean
  /** May upload and generate: the workspace's plan runs, or payments are off. */
  isSubscribed: boolean
  /** Without a plan: what free episodes allow. With one, or where there are none, both are false. */
  free: { newProject: boolean; project: boolean }
  /** This call gave the session its full term again; its cookie has to follow. */
  isExtended: boolean
  /** Runs this server: may call what the contract keeps for the operator. */
  isOperator: boolean
}

/** Finds the caller of a session id, or null where it is unknown or ended. */
export type FindCaller = (sessionId: string) => Promise<Caller | null>

export const sessionHeader = 'x-session-id'
export const sessionCookie = 'sessionId'
