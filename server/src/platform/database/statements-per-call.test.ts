// What a call asks of the database may not grow with what there is: a statement for each project takes a team that has
// worked for a year seconds, where a new one waits milliseconds.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  addReferenceImage,
  declineInvitation,
  deleteAccount,
  type Endpoint,
  endpoints,
  getContent,
  isRunning,
  leaveTeam,
  logout,
  register,
  saveContent,
  saveItem,
  watchProject,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mustBeRefused } from '../../../test/bad-requests/bad-requests.ts'
import { listExamples } from '../../../test/bad-requests/examples.ts'
import { fillHome } from '../../../test/fill-home.ts'
import { buildHome, type Home, paramsFor } from '../../../test/home.ts'
import { buildTeam, formData, newEmail, smallTranscript } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from './schema.ts'

const more = 49
/** The session, the project, the version, the transcript's text, the new version, and the project as it is then. */
const maxStatementsOfAnEdit = 6

let app: TestApp
let operator: Home['admin']
let small: Home
let large: Home
/** Statements of the call that is being made, and of nothing that runs beside it. */
const statements = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  operator = (await buildTeam(app)).admin
  small = await buildHome(app)
  large = await buildHome(app)
  await fillHome(app, large, more)
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [string | { text: string }]
    statements.getStore()?.push(typeof config === 'string' ? config : config.text)
    return query.apply(this, args as never) as never
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

/** What ends something comes last, the smallest things of it first. */
const calls = endpoints
  .filter((endpoint) => endpoint !== watchProject)
  .sort((one, other) => lateness(one) - lateness(other))
  .map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }))

function lateness(endpoint: Endpoint): number {
  if (endpoint === logout || endpoint === deleteAccount) return 1
  return mustBeRefused(endpoint) ? 1 / endpoint.path.split('/').length : 0
}

test.each(calls)(`$call asks no more of the database with ${more} more of everything`, async ({ endpoint }) => {
  // There is one operator, whose account cannot be deleted.
  const getHome = (home: Home) => (endpoint.isForOperator ? { ...home, admin: operator } : home)
  const few = await ask(endpoint, getHome(small))
  const many = await ask(endpoint, getHome(large))
  expect(many.status).toBe(few.status)
  // An invitation is answered once, and was accepted before.
  if (endpoint.access === 'session' && endpoint !== declineInvitation) expect([401, 404]).not.toContain(few.status)
  expect(many.asked.length, many.asked.join('\n')).toBeLessThanOrEqual(few.asked.length)
})

async function ask(endpoint: Endpoint, home: Home): Promise<{ status: number; asked: string[] }> {
  const { query, body: example } = listExamples(endpoint, home)[0]
  const body = endpoint === register ? { ...(example as object), email: newEmail() } : example
  const isCallers = endpoint.path.startsWith('/api/invitations') || endpoint === leaveTeam || endpoint === logout
  const params: Record<string, string> = {
    ...paramsFor(endpoint, home),
    token: home.shareToken,
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const isPicture = endpoint === addReferenceImage
  const file = { filename: isPicture ? 'a.png' : 'a.txt', bytes: isPicture ? home.picture : smallTranscript }
  const form = endpoint.file ? formData({ generate: 'false' }, { field: endpoint.file, ...file }) : null
  await untilReady(home)
  const asked: string[] = []
  const answer = await statements.run(
    asked,
    async () =>
      await app.app.inject({
        method: endpoint.method,
        url: query ? `${path}?${new URLSearchParams(query as never)}` : path,
        headers: {
          'x-session-id': (isCallers ? home.caller : home.admin).session,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...form?.headers,
        },
        ...((form || body !== undefined) && { payload: form?.payload ?? JSON.stringify(body) }),
      }),
  )
  return { status: answer.statusCode, asked }
}

/** An earlier call may have started processing the project, which refuses changes until it is done. */
async function untilReady({ ids }: Home): Promise<void> {
  const status = app.db.select({ status: transcripts.status }).from(transcripts).where(eq(transcripts.id, ids.project))
  await expect.poll(async () => (await status).some((one) => isRunning(one.status))).toBe(false)
}

test(`one edited quote takes ${maxStatementsOfAnEdit} statements`, async () => {
  const home = await buildHome(app)
  const { ids, admin } = home
  const params = { id: ids.project, contentType: 'quotes' }
  await untilReady(home)
  const { quotes = [] } = (await app.call(getContent, { session: admin.session, params })).body
  const [quote] = quotes
  const text = `${quote?.text} Edited.`
  const content = quotes.map((one) => (one === quote ? { ...quote, text } : one))
  const { session } = admin
  const item = { ...params, item: quote?.id ?? '' }
  const edits: (() => Promise<{ status: number; body: { content: unknown } }>)[] = [
    () => app.call(saveContent, { session, params, body: { content } }),
    () => app.call(saveItem, { session, params: item, body: { item: { text } } }),
  ]
  for (const edit of edits) {
    const asked: string[] = []
    const { status, body } = await statements.run(asked, edit)
    expect(status).toBe(200)
    expect(body.content).toContainEqual(expect.objectContaining({ id: quote?.id, text }))
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(maxStatementsOfAnEdit)
  }
})
