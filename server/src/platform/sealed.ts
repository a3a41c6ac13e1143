import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts a value with AES-256-GCM, so that only the secret can read or forge it. `purpose` keeps a value that was
 * sealed for one use from being accepted for another.
 */
export function seal(value: unknown, { secret, purpose }: { secret: string; purpose: string }): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * Decrypts a sealed value, still to be parsed; null if it was sealed with another secret or for another purpose, or
 * changed.
 */
export function unseal(sealed: string, { secret, purpose }: { secret: string; purpose: string }): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const nonceBytes = 12
const tagBytes = 16

function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'podcastai', purpose, 32))
}
