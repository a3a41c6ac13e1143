// What holds for every call of the contract; a new call is covered by being in it.
import { randomUUID } from 'node:crypto'
import {
  can,
  type Endpoint,
  ErrorBody,
  endpoints,
  logout,
  type Permission,
  permissionTable,
  type Role,
  roles,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, endPlan, giveRole, upload, whenProcessed } from '../../test/people.ts'
import { quickEngine } from '../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(() => app.close())

const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }))

const sessionCalls = named(endpoints.filter(({ access }) => access === 'session'))
const guardedCalls = named(endpoints.filter(({ permission }) => permission !== undefined))
const callsWithId = sessionCalls.filter(({ endpoint }) => endpoint.path.includes(':id'))
const paidCalls = named(endpoints.filter(({ subscription }) => subscription))

/** A role that is in no row of the table. */
const unknownRole = 'listener' as Role
const wrongBody = { no: 'field of any call' }

test('the contract is walked whole', () => {
  expect(sessionCalls.length).toBeGreaterThan(12)
  expect(callsWithId.length).toBeGreaterThan(7)
  expect(paidCalls.length).toBeGreaterThan(2)
})

test.each(sessionCalls)(
  '[API-35] $call answers 401 without a session and with one unknown or ended',
  async ({ endpoint }) => {
    const { session: ended } = await buildPerson(app)
    await app.call(logout, { session: ended })
    for (const session of [null, 'a-session-of-nobody', ended]) {
      const answer = await app.call(endpoint, {
        session,
        params: paramsOf(endpoint, randomUUID()),
        body: bodyFor(endpoint),
      })
      expect(answer).toMatchObject({ status: 401, body: { code: 'no_session', message: 'Please log in first.' } })
    }
  },
)

test.each(guardedCalls)('[API-37] $call answers 403 to each role that lacks its permission', async ({ endpoint }) => {
  const person = await buildPerson(app)
  for (const role of [...roles, unknownRole]) {
    await giveRole(app, person, role)
    const answer = await app.call(endpoint, {
      session: person.session,
      params: paramsOf(endpoint, randomUUID()),
      body: bodyFor(endpoint),
    })
    if (can(role, endpoint.permission as Permission)) expect(answer.status, role).not.toBe(403)
    else expect(answer, role).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
})

const everybody = ['admin', 'manager', 'user']
const rows: { row: string; permission: Permission; may: string[]; calls: RegExp[] }[] = [
  { row: '[PERM-12]', permission: 'uploadTranscripts', may: everybody, calls: [/^POST \/api\/transcripts\/upload$/] },
  {
    row: '[PERM-13]',
    permission: 'generateContent',
    may: everybody,
    calls: [/^POST .*\/generate\/:contentType$|^POST \/api\/generate-clip-thumbnails$/],
  },
  {
    row: '[PERM-14]',
    permission: 'viewAllTranscripts',
    may: everybody,
    calls: [
      /^GET \/api\/transcripts$/,
      /^GET \/api\/transcripts\/:id$/,
      /^GET .*:id\/content$/,
      /^GET .*:id\/generated-content$/,
    ],
  },
  {
    row: '[PERM-15]',
    permission: 'deleteTranscripts',
    may: ['admin', 'manager'],
    calls: [/^DELETE \/api\/transcripts\/:id$/],
  },
  {
    row: '[PERM-19]',
    permission: 'generateContent',
    may: everybody,
    calls: [
      /:id\/rename$/,
      /:id\/speakers$/,
      /^(POST|PUT) .*:id\/content\//,
      /:id\/retry$/,
      // As soon as they are there: images, comments, the note, sharing.
      /^(POST|PUT|DELETE|PATCH) .*:id\/(retry|thumbnail-images|comments|note|share)/,
    ],
  },
]

test.each(rows)('$row $permission guards its calls', ({ permission, may, calls }) => {
  expect([...permissionTable[permission]].sort()).toEqual(may)
  for (const pattern of calls) {
    const matching = sessionCalls.filter(({ call }) => pattern.test(call))
    expect(matching, String(pattern)).not.toEqual([])
    for (const { call, endpoint } of matching) expect(endpoint.permission, call).toBe(permission)
  }
})

test.each(callsWithId)(
  '[API-38] $call answers one 404 for what is missing, malformed or not yours',
  async ({ endpoint }) => {
    const { session } = await buildPerson(app, { subscribed: true })
    const foreign = await foreignProject()
    const before = await everythingStored()
    for (const id of [randomUUID(), foreign, 'no-id', "' or true --", '\u0000']) {
      const answer = await app.call(endpoint, { session, params: paramsOf(endpoint, id), body: bodyFor(endpoint) })
      expect(answer, id).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(answer.body.message, id).toMatch(/^This \w+ could not be found or you don't have access to it\.$/)
      expect(answer.body.message, id).toBe((await missing(endpoint, session)).message)
    }
    expect(await everythingStored()).toEqual(before)
  },
)

test.each(paidCalls)(
  '[API-36] [API-46] $call answers 402 without a plan: after 404, before the body is read',
  async ({ endpoint }) => {
    const person = await buildPerson(app, { subscribed: true })
    const { body: project } = await upload(app, person.session)
    await whenProcessed(app, person.session, project.id)
    await endPlan(app, person)
    const before = await everythingStored()
    const call = (id: string) =>
      app.call(endpoint, { session: person.session, params: paramsOf(endpoint, id), body: wrongBody })
    if (endpoint.path.includes(':id')) expect(await call(randomUUID())).toMatchObject({ status: 404 })
    expect(await call(project.id)).toMatchObject({ status: 402, body: { code: 'subscription_required' } })
    expect(await everythingStored()).toEqual(before)
  },
)

test('[API-33] an address that no call has answers like every other refusal', async () => {
  const answer = await app.app.inject({ method: 'POST', url: '/api/no-such-call' })
  expect(answer.statusCode).toBe(404)
  expect(ErrorBody.parse(answer.json())).toEqual({ code: 'not_found', message: 'There is no such call.' })
})

function paramsOf(endpoint: Endpoint, id: string): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const values: Record<string, string> = { id, contentType: 'quotes' }
  return Object.fromEntries(names.map((name) => [name, values[name] ?? randomUUID()]))
}

/** Nothing that any call takes: whoever may not call never hears of it. */
const bodyFor = (endpoint: Endpoint) => (endpoint.body ? wrongBody : undefined)

async function missing(endpoint: Endpoint, session: string) {
  const { body } = await app.call(endpoint, { session, params: paramsOf(endpoint, randomUUID()) })
  return body
}

let foreignId: string | undefined
async function foreignProject(): Promise<string> {
  if (foreignId) return foreignId
  const { session } = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, session)
  await whenProcessed(app, session, body.id)
  foreignId = body.id
  return body.id
}

/** Every table of ours with its rows. */
async function everythingStored(): Promise<Record<string, unknown>> {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const stored: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows: all } = await app.db.execute(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from ${sql.identifier(name)} t`,
    )
    stored[name] = all[0]
  }
  return stored
}
