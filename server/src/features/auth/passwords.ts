import { hash, verify } from '@node-rs/argon2'

/** argon2id with the first parameters that OWASP's password storage cheat sheet lists: 19 MiB, 2 rounds, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password)
}

let decoy: Promise<string> | undefined

/** Takes as long as checking a real password, because an unknown email must not answer faster than a known one. */
export async function checkNobodysPassword(password: string): Promise<void> {
  decoy ??= hashPassword('nobody has this password')
  await verify(await decoy, password)
}
