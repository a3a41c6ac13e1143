import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits for a session or a link. They grant access, so the server stores only their hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the form of a secret that the database stores. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
