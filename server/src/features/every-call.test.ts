// What holds for every call of the contract; a new call is covered by being in it.
import { randomUUID } from 'node:crypto'
import {
  addComment,
  addToGlossary,
  can,
  changeRole,
  createShareLink,
  type Endpoint,
  ErrorBody,
  type ErrorCode,
  endpoints,
  getContent,
  getGlossary,
  getNote,
  getPictureLook,
  getProfile,
  getTeamSettings,
  getTeamTemplates,
  getTranscript,
  listComments,
  listCorrections,
  listMembers,
  listShareLinks,
  logout,
  type Permission,
  permissionTable,
  pinItem,
  type Role,
  removeFromGlossary,
  removeReferenceImage,
  renameTeam,
  restoreDeleted,
  revokeShareLink,
  roles,
  saveNote,
  savePictureLook,
  saveTeamSettings,
  saveTeamTemplates,
  setRecording,
  undoCorrection,
  watchProject,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHome, type Home, namesPart, paramsFor, send } from '../../test/home.ts'
import { buildPerson, giveRole, setPlan } from '../../test/people.ts'
import { quickEngine } from '../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let app: TestApp
let home: Home
let foreign: Home
let endedSession: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  home = await buildHome(app)
  foreign = await buildHome(app)
  endedSession = (await buildPerson(app)).session
  await app.call(logout, { session: endedSession })
})
afterAll(() => app.close())

const formatCall = ({ method, path }: Endpoint) => `${method} ${path}`
const named = (list: readonly Endpoint[]) => list.map((endpoint) => ({ call: formatCall(endpoint), endpoint }))

const sessionCalls = named(endpoints.filter(({ access }) => access === 'session'))

/** A role that is in no row of the table. */
const unknownRole = 'listener' as Role
const wrongBody = { no: 'field of any call' }

test('the contract is walked whole', () => {
  expect(sessionCalls.length).toBeGreaterThan(50)
  const cases = sessionCalls.flatMap(({ endpoint }) =>
    listCases(endpoint).map((one) => getExpectedAnswer(endpoint, one)?.status),
  )
  for (const status of [200, 400, 402, 403, 404, 415]) expect(cases, String(status)).toContain(status)
})

test.each(sessionCalls)(
  '[API-35] $call answers 401 without a session and with one unknown or ended',
  async ({ endpoint }) => {
    for (const session of [null, 'a-session-of-nobody', endedSession]) {
      const answer = await send(app, endpoint, {
        session,
        params: getPathParams(endpoint, 'missing'),
        body: bodyFor(endpoint),
      })
      expect(answer).toMatchObject({ status: 401, body: { code: 'no_session', message: 'Please log in first.' } })
    }
  },
)

const everybody = ['admin', 'manager', 'user']
const rows: { row: string; permission: Permission; may: string[]; calls: RegExp[] }[] = [
  {
    row: '[PERM-01]',
    permission: 'manageSubscription',
    may: ['admin'],
    calls: [/^POST \/api\/create-subscription$/, /^POST \/api\/billing\/team-upgrade$/],
  },
  {
    row: '[PERM-02]',
    permission: 'viewPaymentSettings',
    may: ['admin'],
    calls: [/^GET \/api\/billing\//, /^POST \/api\/billing\/portal$/],
  },
  { row: '[PERM-09]', permission: 'inviteMembers', may: ['admin'], calls: [/^POST \/api\/team\/members$/] },
  { row: '[PERM-10]', permission: 'removeMembers', may: ['admin'], calls: [/^DELETE \/api\/team\/members\/:id$/] },
  { row: '[PERM-11]', permission: 'changeUserRoles', may: ['admin'], calls: [/^PUT \/api\/team\/members\/:id\/role$/] },
  {
    row: '[PERM-12]',
    permission: 'uploadTranscripts',
    may: everybody,
    calls: [/^POST \/api\/transcripts\/(?:upload|word-text)$/],
  },
  {
    row: '[PERM-13]',
    permission: 'generateContent',
    may: everybody,
    calls: [
      /^POST .*\/generate\/:contentType$|^POST \/api\/generate-clip-thumbnails$/,
      /^(GET|POST) .*:id\/assistant$/,
    ],
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

const plans = ['running', 'ended'] as const
type Case = {
  role: Role
  resource: 'own' | 'foreign' | 'half foreign' | 'missing' | 'malformed'
  plan: (typeof plans)[number]
}

/** Every role, resource and plan that makes a difference to a call. */
function listCases(endpoint: Endpoint): Case[] {
  const resources = (['own', 'foreign', 'half foreign', 'missing', 'malformed'] as const).filter((resource) => {
    if (resource === 'half foreign') return namesPart(endpoint, home)
    return resource === 'own' || endpoint.path.includes(':id')
  })
  // Where nothing asks for the role, one that the product does not know cannot even be answered.
  const known = endpoint.permission ? [...roles, unknownRole] : roles
  return plans.flatMap((plan) => known.flatMap((role) => resources.map((resource) => ({ role, resource, plan }))))
}

/** What else than 200 an admin of a new team whose plan runs is told. */
const conflicts: Record<string, ErrorCode> = {
  'POST /api/invitations/:id/accept': 'in_another_team',
  'POST /api/create-subscription': 'conflict',
  'POST /api/billing/team-upgrade': 'conflict',
  'POST /api/billing/portal': 'conflict',
  'GET /api/billing/team-upgrade': 'conflict',
}

/**
 * What a call with nothing that it takes in its body must answer, from the contract alone and in the one order of
 * refusals; null: it is let through and does what it does.
 */
function getExpectedAnswer(
  endpoint: Endpoint,
  { role, resource, plan }: Case,
): { status: number; code?: ErrorCode } | null {
  if (endpoint.permission && !can(role, endpoint.permission)) return { status: 403, code: 'forbidden' }
  // None of those who call here registered first.
  if (endpoint.isForOperator) return { status: 404, code: 'not_found' }
  if (resource !== 'own') return { status: 404, code: 'not_found' }
  if (endpoint.subscription && plan === 'ended') return { status: 402, code: 'team_plan_ended' }
  if (endpoint.file) return { status: 415, code: 'wrong_type' }
  if (endpoint.body && !endpoint.body.safeParse(wrongBody).success) return { status: 400, code: 'invalid' }
  if (endpoint.method !== 'GET') return null
  const code = plan === 'running' ? conflicts[formatCall(endpoint)] : undefined
  return code ? { status: 409, code } : { status: 200 }
}

/** An event stream has no end of its own. */
const isStream = (endpoint: Endpoint) => endpoint === (watchProject as Endpoint)

test.each(sessionCalls)(
  '[API-37] [API-38] [API-46] $call answers every role, resource and plan as the contract says',
  async ({ endpoint }) => {
    await setCaller({ role: 'user', plan: 'running' })
    const before = await everythingStored()
    const messages = new Set<string>()
    for (const one of listCases(endpoint)) {
      const expected = getExpectedAnswer(endpoint, one)
      if (!expected || (expected.status === 200 && isStream(endpoint))) continue
      await setCaller(one)
      const answer = await send(app, endpoint, {
        session: home.caller.session,
        params: getPathParams(endpoint, one.resource),
        body: bodyFor(endpoint),
      })
      const { status, code } = { status: answer.status, code: answer.body?.code }
      expect({ ...one, status, code }).toEqual({ ...one, code: undefined, ...expected })
      if (status === 404) messages.add(answer.body.message)
      if (status >= 400) expect(() => ErrorBody.parse(answer.body)).not.toThrow()
    }
    // Missing and belonging to someone else must be indistinguishable, even by the message.
    expect(messages.size).toBeLessThanOrEqual(1)
    await setCaller({ role: 'user', plan: 'running' })
    expect(await everythingStored()).toEqual(before)
  },
)

/** Calls that change something without a body to refuse. */
const doings = sessionCalls.filter(
  ({ endpoint }) => getExpectedAnswer(endpoint, { role: 'admin', resource: 'own', plan: 'running' }) === null,
)

test.each(doings)('$call lets in whom the contract lets in', async ({ call, endpoint }) => {
  const own = await buildHome(app)
  await giveRole(app, own.caller, 'admin')
  const params = paramsFor(endpoint, own)
  const answer = await send(app, endpoint, { session: own.caller.session, params, body: bodyFor(endpoint) })
  const code = conflicts[call]
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: code ? 409 : 200, code })
})

test('[API-32] what a change answers is what is read afterwards', async () => {
  const own = await buildHome(app)
  const { session } = own.admin
  const params: Record<string, string> = { ...own.parts, contentType: 'quotes', id: own.ids.project }
  const member = { ...params, id: own.ids.member }
  const change = async (endpoint: Endpoint, body?: unknown, of = params) => {
    const answer = await send(app, endpoint, { session, params: of, body })
    expect(answer.status, formatCall(endpoint)).toBe(200)
    return answer.body
  }
  const read = async (endpoint: Endpoint) => (await send(app, endpoint, { session, params })).body
  const project = () => read(getTranscript)
  const comment = async () => (await read(listComments)).comments.at(-1)
  const link = async () => (await read(listShareLinks)).links[0]
  const memberNow = async () => (await read(listMembers)).find(({ id }: { id: string }) => id === member.id)
  const images = async () => ({ referenceImages: (await read(getContent)).thumbnail_design.referenceImages })

  expect(await change(saveTeamSettings, { podcastName: 'The Long Table' })).toEqual(await read(getTeamSettings))
  expect(await change(saveTeamTemplates, { quotes: 'Only the guest.' })).toEqual(await read(getTeamTemplates))
  expect(await change(savePictureLook, { handle: '@thelongtable' })).toEqual(await read(getPictureLook))
  expect(await change(renameTeam, { name: 'The kitchen' })).toEqual(await read(getProfile))
  expect(await change(changeRole, { role: 'manager' }, member)).toEqual(await memberNow())
  expect(await change(addToGlossary, { heard: 'rye bred', written: 'rye bread' })).toEqual(await read(getGlossary))
  expect(await change(removeFromGlossary)).toEqual(await read(getGlossary))
  expect(await change(saveNote, { text: 'Monday.', baseRevision: 1 })).toEqual(await read(getNote))
  expect(await change(addComment, { text: 'Yes.' })).toEqual(await comment())
  expect(await change(setRecording, { recordingUrl: 'https://example.com/1' })).toEqual(await project())
  expect(await change(revokeShareLink)).toEqual(await link())
  const { token: _once, ...made } = await change(createShareLink, { name: 'Ada' })
  expect(made).toEqual(await link())
  expect(await change(undoCorrection)).toMatchObject(await read(listCorrections))
  expect(await change(removeReferenceImage)).toMatchObject(await images())
  const pinned = await change(pinItem, { item: '0', isPinned: true })
  expect(await project()).toMatchObject(pinned.transcript)
  expect(await change(restoreDeleted, undefined, { ...params, id: own.ids.binned })).toMatchObject({
    id: own.ids.binned,
    status: 'completed',
  })
})

test('[API-33] an address that no call has answers like every other refusal', async () => {
  const answer = await app.app.inject({ method: 'POST', url: '/api/no-such-call' })
  expect(answer.statusCode).toBe(404)
  expect(ErrorBody.parse(answer.json())).toEqual({ code: 'not_found', message: 'There is no such call.' })
})

async function setCaller({ role, plan }: Pick<Case, 'role' | 'plan'>) {
  await giveRole(app, home.caller, role)
  await setPlan(app, home.caller, plan === 'running' ? 'active' : 'ended')
}

function getPathParams(endpoint: Endpoint, resource: Case['resource']): Record<string, string> {
  if (resource === 'own') return paramsFor(endpoint, home)
  if (resource === 'foreign') return paramsFor(endpoint, foreign)
  if (resource === 'half foreign') return { ...paramsFor(endpoint, home), ...foreign.parts }
  return paramsFor(endpoint, home, resource === 'missing' ? randomUUID() : "' or true --")
}

/** A body that no call accepts: callers without the right must be refused before it is validated. */
const bodyFor = (endpoint: Endpoint) => (endpoint.body || endpoint.file ? wrongBody : undefined)

/** Every table of ours with a checksum of its rows. */
async function everythingStored(): Promise<Record<string, string>> {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const checksums = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as checksum from ${sql.identifier(name)} t`,
  )
  const { rows } = await app.db.execute<{ name: string; checksum: string }>(sql.join(checksums, sql` union all `))
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))
}
