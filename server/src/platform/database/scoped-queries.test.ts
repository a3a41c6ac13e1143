// Every row has an owner: a statement that is not limited to the caller's data would read or change everyone's.
import { endpoints, getProfile, watchProject } from '@podcastai/contracts'
import { getTableColumns, getTableName, isTable } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildHome, type Home, paramsFor, send } from '../../../test/home.ts'
import { findUser } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { hashSecret } from '../secrets.ts'
import * as schema from './schema.ts'

/** The columns that tie a table's rows to an owner. */
const owners = ['workspaceId', 'transcriptId', 'userId'] as const
const ownerless: Record<string, string> = {
  workspaces: 'is the owner',
  users: 'is the owner',
  payment_events: 'of the installation: ids of news from the payment provider',
  throttles: 'of the installation: counts by hashes',
  server_operator: 'of the installation: which account runs it; it goes with the account',
  operator_model: 'of the installation: who writes; told to the operator alone',
  model_pull: 'of the installation: a download of Ollama; told to the operator alone',
}
const tables = Object.values(schema).flatMap((value) => (isTable(value) ? [value] : []))

test('[PERM-18] every table belongs to a workspace, a project or a person, and goes with them', async () => {
  expect(tables.length).toBeGreaterThan(15)
  for (const table of tables) {
    const name = getTableName(table)
    const columns = getTableColumns(table) as Record<string, { name: string; notNull: boolean }>
    const owner = owners.find((column) => columns[column]?.notNull)
    expect(owner ?? ownerless[name], `${name} says whose its rows are`).toBeDefined()
    if (!owner || name === 'users') continue
    const { rows } = await app.db.execute<{ rule: string }>(
      `select confdeltype as rule from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.conrelid = '${name}'::regclass and a.attname = '${columns[owner]?.name}'`,
    )
    expect(rows, `${name} goes with its owner`).toEqual([{ rule: 'c' }])
  }
})

let app: TestApp
let home: Home
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  home = await buildHome(app)
  await app.call(getProfile, { session: home.admin.session })
})
afterAll(() => app.close())

/** Rows in them are nobody's own. */
const ownedTables = tables.filter((table) => !ownerless[getTableName(table)]?.startsWith('of the installation'))

type Statement = { text: string; values: unknown[] }

/** The statements on our tables that reach the database during the work. */
async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof config === 'string' ? config : config.text
    const given = Array.isArray(values) ? values : typeof config === 'string' ? [] : (config.values ?? [])
    if (ownedTables.some((table) => text.includes(`"${getTableName(table)}"`))) statements.push({ text, values: given })
    return query.apply(this, args as never) as never
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return statements
}

const calls = endpoints
  .filter((endpoint) => endpoint.access === 'session' && endpoint !== watchProject)
  .map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }))
const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET')
const changes = calls.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.body && !endpoint.file)

async function expectScoped(of: Home, work: () => Promise<unknown>) {
  const statements = await recordStatements(work)
  const { id, workspaceId } = await findUser(app, of.caller).catch(() => ({ id: '', workspaceId: '' }))
  const own = [
    hashSecret(of.caller.session),
    of.caller.email,
    id,
    workspaceId,
    ...Object.values(of.ids),
    ...Object.values(of.parts),
  ]
  expect(statements.length).toBeGreaterThan(0)
  for (const { text, values } of statements) {
    const bound = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    const names = own.some((one) => one !== '' && bound.some((value) => value?.includes(one)))
    expect(names, `names nobody of the caller's: ${text} ← ${bound.join(', ').slice(0, 300)}`).toBe(true)
  }
}

test.each(reads)('[PERM-18] $call names the caller’s own in every statement', async ({ endpoint }) => {
  const { session } = home.admin
  const params = paramsFor(endpoint, home)
  const caller = { ...home.admin }
  await expectScoped({ ...home, caller }, () => send(app, endpoint, { session, params }))
})

test.each(changes)('[PERM-18] $call names the caller’s own in every statement', async ({ endpoint }) => {
  const own = await buildHome(app)
  const caller = endpoint.path.startsWith('/api/invitations') ? own.caller : own.admin
  const params = paramsFor(endpoint, own)
  await expectScoped({ ...own, caller }, () => send(app, endpoint, { session: caller.session, params }))
})
