import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** File in the data folder, readable only by the server's own user. */
export const secretFile = 'secret.key'

/** The secret for sealing. Created when something is sealed for the first time; until then there is nothing to open. */
export type SecretKey = {
  /** Returns null if nothing was ever sealed here. */
  find: () => string | null
  /** @throws Error from the disk */
  findOrMake: () => string
  /** Why there can be no secret, in words for the operator; null if there can. */
  missing: string | null
}

/**
 * Opens the installation's secret: the setting SECRET_KEY, or a file of random bytes next to the embedded database.
 * Several machines on a database server need the setting, because a file on one of them is no help to the others.
 */
export function openSecretKey(config: {
  secretKey: string | undefined
  dataDir: string
  databaseUrl: string | undefined
}): SecretKey {
  const { secretKey, dataDir, databaseUrl } = config
  if (secretKey) return { find: () => secretKey, findOrMake: () => secretKey, missing: null }
  if (databaseUrl) {
    const missing =
      'A key can only be kept here once SECRET_KEY is set, the same for every process: 32 random characters or more, as `openssl rand -base64 32` prints them.'
    const refuse = () => {
      throw new Error(missing)
    }
    return { find: () => null, findOrMake: refuse, missing }
  }
  const path = join(dataDir, secretFile)
  return { find: () => read(path), findOrMake: () => read(path) ?? make(dataDir, path), missing: null }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function make(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(path, `${secret}\n`, { mode: 0o600 })
  return secret
}
