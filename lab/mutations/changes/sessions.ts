import type { Mutation } from '../mutation.ts'

const area = 'Sessions'
const accounts = ['server/src/features/auth/accounts.test.ts']
const throttling = ['server/src/features/auth/throttling.test.ts']
const rules = 'server/src/platform/http/throttle.ts'
const service = 'server/src/features/auth/auth.service.ts'

export const sessions: Mutation[] = [
  {
    area,
    breaks: 'The cookie alone is enough to change something.',
    matters: 'Any page that a user visits could act on their behalf.',
    file: 'server/src/platform/http/serve.ts',
    text: "(endpoint.method === 'GET' && request.cookies[sessionCookie]) || ''",
    becomes: "request.cookies[sessionCookie] || ''",
    tests: accounts,
  },
  {
    area,
    breaks: 'Scripts can read the session’s cookie.',
    matters: 'One injected script would take the session along.',
    file: 'server/src/platform/http/session-cookie.ts',
    text: 'httpOnly: true',
    becomes: 'httpOnly: false',
    tests: accounts,
  },
  {
    area,
    breaks: 'Foreign pages send the session’s cookie along.',
    matters: 'They could load what only its owner may see.',
    file: 'server/src/platform/http/session-cookie.ts',
    text: "sameSite: 'lax'",
    becomes: "sameSite: 'none'",
    tests: accounts,
  },
  {
    area,
    breaks: 'A session that nobody used for its term goes on.',
    matters: 'A browser that was left somewhere would stay logged in for ever.',
    file: 'server/src/features/auth/auth.repository.ts',
    text: "and(eq(sessions.idHash, sql.placeholder('idHash')), gt(sessions.expiresAt, sql.placeholder('now')))",
    becomes: "eq(sessions.idHash, sql.placeholder('idHash'))",
    tests: accounts,
  },
  {
    area,
    breaks: 'Logging out leaves the session open on the server.',
    matters: 'Users who log out on a shared computer rely on it.',
    file: service,
    text: '  await accounts.deleteSession(deps.db, caller.sessionIdHash)\n',
    becomes: '',
    tests: accounts,
  },
  {
    area,
    breaks: 'A change of the password leaves the other sessions open.',
    matters: 'People change it when someone else got in.',
    file: service,
    text: '    await accounts.deleteOtherSessions(tx, caller.userId, caller.sessionIdHash)\n',
    becomes: '',
    tests: ['server/src/features/auth/profile.test.ts'],
  },
  {
    area,
    breaks: 'Sessions and links are stored as they are.',
    matters: 'Anyone who reads a backup could use every session and link in it.',
    file: 'server/src/platform/secrets.ts',
    text: "return createHash('sha256').update(secret).digest('base64url')",
    becomes: "return createHash('sha256') && secret",
    tests: ['server/src/features/auth/stored-passwords.test.ts', 'server/src/features/share/share.test.ts'],
  },
  {
    area,
    breaks: 'From one address a password may be guessed without end.',
    matters: 'Every weak password would be found.',
    file: rules,
    text: "'login by account and address': { points: 10,",
    becomes: "'login by account and address': { points: 10_000,",
    tests: throttling,
  },
  {
    area,
    breaks: 'From many addresses a password may be guessed without end.',
    matters: 'Real attackers have many addresses.',
    file: rules,
    text: "'login by account': { points: 50,",
    becomes: "'login by account': { points: 50_000,",
    tests: throttling,
  },
  {
    area,
    breaks: 'With a stolen session the password may be guessed without end.',
    matters: 'A stolen session would become the account.',
    file: rules,
    text: "'password by account': { points: 10,",
    becomes: "'password by account': { points: 10_000,",
    tests: throttling,
  },
  {
    area,
    breaks: 'Each IPv6 address of a network is counted separately.',
    matters: 'Every IPv6 user has billions of addresses, so nothing would be limited.',
    file: rules,
    text: '.slice(0, 4)',
    becomes: '.slice(0, 8)',
    tests: ['server/src/platform/http/throttle.test.ts'],
  },
]
