import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: known to the browser alone. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database knows of a session id. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}
