import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, getProfile, login, logout, uploadTranscript, watchProject } from '@podcastai/contracts'
import { buildHome, paramsFor } from '../../server/test/home.ts'
import { buildPerson, formData, smallTranscript } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { openClient } from './client.ts'
import { onEmbedded } from './places.ts'
import { type Finding, none } from './scenario.ts'

/** Sessions that are forged or ended, on every call that wants one; and file names that lead elsewhere. */
export function attackSessions(): Promise<Finding[]> {
  return onEmbedded(async ({ env }) => {
    const server = await startBenchServer({ ...env, BILLING: 'test' })
    const client = openClient(() => server.url)
    const app = client as unknown as TestApp
    const home = await buildHome(app)
    const { session: ended } = await buildPerson(app)
    await client.call(logout, { session: ended })
    const own = home.admin.session
    const forged = [
      ended,
      randomBytes(32).toString('base64url'),
      createHash('sha256').update(own).digest('hex'),
      own.slice(0, -1),
      `${own}x`,
      own.toUpperCase(),
      `${own}, ${own}`,
      "' or '1'='1",
    ]
    const signedIn: string[] = []
    for (const endpoint of endpoints.filter(({ access, path }) => access === 'session' && path !== watchProject.path)) {
      const params = /:id\b/.test(endpoint.path) ? paramsFor(endpoint, home) : {}
      for (const session of forged) {
        const asked = { session, params, ...(endpoint.body && { body: {} }) }
        const { status } = await client.call(endpoint, asked).catch(() => ({ status: 200 }))
        if (status !== 401)
          signedIn.push(`${endpoint.method} ${endpoint.path} answered ${status} to ${session.slice(0, 60)}`)
      }
      // The cookie alone must change nothing: another page can have it sent.
      if (endpoint.method === 'GET') continue
      const headers = { cookie: `sessionId=${own}`, origin: 'https://elsewhere.example' }
      const { status } = await client.call(endpoint, { params, headers, ...(endpoint.body && { body: {} }) })
      if (status !== 401) signedIn.push(`${endpoint.method} ${endpoint.path} answered ${status} to a cookie alone`)
    }
    const guessed = await client.call(login, { body: { email: home.admin.email, password: "' or '1'='1" } })
    if (guessed.status !== 401) signedIn.push(`a login without the password answered ${guessed.status}`)
    const strays = await uploadWithPaths(client, own, env.DATA_DIR ?? '')
    const profile = await client.call(getProfile, { session: own })
    if (profile.status !== 200) signedIn.push('the real session was lost on the way')
    client.close()
    await server.stop()
    return [
      none('forged and ended sessions that were let in', signedIn),
      none('files written outside their place', strays),
    ]
  })
}

const names = [
  '../../../../tmp/stray.txt',
  '..\\..\\stray.txt',
  '/tmp/stray.txt',
  'a/../../../stray.txt',
  '%2e%2e%2fstray.txt',
  '....//stray.txt',
]

async function uploadWithPaths(
  client: ReturnType<typeof openClient>,
  session: string,
  folder: string,
): Promise<string[]> {
  for (const filename of names) {
    const form = formData({ generate: 'false' }, { field: 'transcript', filename, bytes: smallTranscript })
    await client.call(uploadTranscript, { session, ...form })
  }
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('stray'))
  const outside = ['/tmp/stray.txt', join(folder, '../stray.txt'), 'stray.txt'].filter((file) => existsSync(file))
  return [...inside, ...outside]
}
