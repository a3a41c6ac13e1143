import type { Mutation } from '../mutation.ts'

const area = 'Passwords'
const stored = ['server/src/features/auth/stored-passwords.test.ts']
const hashing = 'server/src/features/auth/passwords.ts'
const resetting = 'server/src/features/auth/password-reset.ts'

export const passwords: Mutation[] = [
  {
    area,
    breaks: 'Passwords are stored in plain text.',
    matters: 'A leaked database would reveal every password.',
    file: hashing,
    text: `return hash(password, cost)
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password)`,
    becomes: `return Promise.resolve(password)
}

export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return passwordHash === password`,
    tests: stored,
  },
  {
    area,
    breaks: 'Hashing takes a quarter of the memory.',
    matters: 'Less memory per guess makes stolen hashes faster to crack.',
    file: hashing,
    text: 'memoryCost: 19_456',
    becomes: 'memoryCost: 4_864',
    tests: stored,
  },
  {
    area,
    breaks: 'Hashing takes one round instead of two.',
    matters: 'Stolen hashes are cracked twice as fast.',
    file: hashing,
    text: 'timeCost: 2',
    becomes: 'timeCost: 1',
    tests: stored,
  },
  {
    area,
    breaks: 'An unknown email is refused at once.',
    matters: 'Response times would reveal who has an account.',
    file: 'server/src/features/auth/auth.service.ts',
    text: '    await checkNobodysPassword(password)\n',
    becomes: '',
    tests: stored,
  },
  {
    area,
    breaks: 'Any password is right where the current one is asked for.',
    matters: 'A stolen session could change the password or delete the account.',
    file: 'server/src/features/auth/auth.service.ts',
    text: 'if (!passwordHash || !(await isPassword(password, passwordHash))) {',
    becomes: 'if (!passwordHash) {',
    tests: ['server/src/features/auth/profile.test.ts'],
  },
  {
    area,
    breaks: 'A link to set a new password works twice.',
    matters: 'An old mail would open the account again.',
    file: resetting,
    text: ', isNull(usedAt), ',
    becomes: ', ',
    tests: ['server/src/features/auth/password-reset.test.ts'],
  },
  {
    area,
    breaks: 'A link to set a new password never ends.',
    matters: 'A mailbox that is read years later would open the account.',
    file: resetting,
    text: ', gt(expiresAt, now))',
    becomes: ')',
    tests: ['server/src/features/auth/password-reset.test.ts'],
  },
  {
    area,
    breaks: 'A new password by mail leaves all sessions open.',
    matters: 'An attacker who knew the old password would stay logged in.',
    file: resetting,
    text: '    await tx.delete(sessions).where(eq(sessions.userId, used.userId))\n',
    becomes: '',
    tests: ['server/src/features/auth/password-reset.test.ts'],
  },
  {
    area,
    breaks: 'Passwords of one character are taken.',
    matters: 'They are guessed at once.',
    file: 'contracts/src/limits.ts',
    text: 'minPasswordLength = 6',
    becomes: 'minPasswordLength = 1',
    tests: ['server/src/features/auth/accounts.test.ts'],
  },
]
