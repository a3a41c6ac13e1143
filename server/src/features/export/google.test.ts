import { connectGoogle, createGoogleDoc, getGoogle, logout } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import mammoth from 'mammoth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { type GoogleServer, startGoogleServer } from '../../../test/google-server.ts'
import { buildPerson, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { openGoogleDrive } from '../../platform/google/google-drive.ts'
import type { GoogleSettings } from '../../platform/google/google-settings.ts'

let google: GoogleServer
let settings: GoogleSettings
let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
let id: string
const clock = { now: new Date() }
beforeAll(async () => {
  google = await startGoogleServer()
  settings = { clientId: 'client-id', clientSecret: 'client-secret', apiUrl: google.url }
  app = await startTestApp({
    engine: () => quickEngine(),
    google: openGoogleDrive(settings, { appUrl: 'https://podcasts.example' }),
    now: () => clock.now,
  })
  person = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, person.session, { ...sampleTalk, filename: 'closed-on-saturdays.vtt' })
  await whenProcessed(app, person.session, body.id)
  id = body.id
})
afterAll(async () => {
  await app.close()
  await google.close()
})
beforeEach(() => {
  clock.now = new Date()
  Object.assign(google.state, {
    fault: null,
    isRevoked: false,
    isSilent: false,
    scope: 'https://www.googleapis.com/auth/drive.file',
  })
})

async function ask(session = person.session, contentType?: 'quotes') {
  const { body } = await app.call(connectGoogle, { session, body: { transcriptId: id, contentType } })
  return body.url
}

/** What the browser of a session is sent to, and the cookie that it keeps. */
async function comeBack(back: URL, session = person.session) {
  const answer = await app.app.inject({ url: back.pathname + back.search, cookies: { sessionId: session } })
  const cookie = answer.cookies.find(({ name }) => name === 'googleGrant')
  return { status: answer.statusCode, to: answer.headers.location, cookie }
}

async function connect() {
  const { cookie } = await comeBack(google.consent(await ask()))
  return `googleGrant=${cookie?.value}`
}

const create = (cookie: string | undefined, contentType: 'quotes' | 'all' = 'all', session = person.session) =>
  app.call(createGoogleDoc, { session, cookie, params: { id }, body: { contentType } })

test('Google is asked for the narrowest right, and never for a lasting one', async () => {
  const asked = new URL(await ask()).searchParams
  expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/drive.file')
  expect(asked.get('access_type')).toBe('online')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('redirect_uri')).toBe('https://podcasts.example/api/google/callback')
})

test('[EXPORT-06] with credentials the export makes a Google Doc in the Drive of the person', async () => {
  const url = await ask(person.session, 'quotes')
  const { status, to, cookie } = await comeBack(google.consent(url))
  expect(status).toBe(302)
  expect(to).toBe(`/project/${id}?export=google-doc&type=quotes`)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/' })
  const made = await create(`googleGrant=${cookie?.value}`, 'quotes')
  expect(made.body).toEqual({
    name: 'closed-on-saturdays',
    url: 'https://docs.google.com/document/d/document-1/edit?usp=drivesdk',
  })
  const [document] = google.documents
  expect(document?.metadata).toEqual({
    name: 'closed-on-saturdays',
    mimeType: 'application/vnd.google-apps.document',
  })
  expect(document?.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  const { value } = await mammoth.extractRawText({ buffer: document!.bytes })
  for (const { text } of sampleContent.quotes) expect(value).toContain(text)
})

test('without a grant, or with an expired one, Google’s consent is asked first', async () => {
  expect((await create(undefined)).body.code).toBe('google_unconnected')
  const cookie = await connect()
  const status = () => app.call(getGoogle, { session: person.session, cookie })
  expect((await status()).body).toEqual({ isConfigured: true, isConnected: true })
  clock.now = new Date(Date.now() + 3921_000)
  expect((await status()).body).toEqual({ isConfigured: true, isConnected: false })
  expect((await create(cookie)).body.code).toBe('google_unconnected')
})

test('what Google granted is worth nothing in another session, and stands in no table', async () => {
  const cookie = await connect()
  expect(cookie).not.toContain('fFAGRNJru1FTz70BzhT3Zg')
  expect(await everythingStored()).not.toContain('fFAGRNJru1FTz70BzhT3Zg')
  const other = await buildPerson(app)
  const answer = await app.call(getGoogle, { session: other.session, cookie })
  expect(answer.body.isConnected).toBe(false)
  expect((await create(cookie, 'all', other.session)).status).toBe(404)
})

test('an answer to another user’s consent request is refused', async () => {
  const other = await buildPerson(app)
  const back = google.consent(await ask(other.session))
  expect(await comeBack(back)).toMatchObject({ to: '/dashboard', cookie: undefined })
  const { session: ended } = await buildPerson(app)
  await app.call(logout, { session: ended })
  expect(await comeBack(back, ended)).toMatchObject({ to: '/login', cookie: undefined })
  back.searchParams.set('state', 'x'.repeat(60))
  expect(await comeBack(back)).toMatchObject({ to: '/dashboard', cookie: undefined })
})

test('an old answer, a code that was used, and a tick that was taken away grant nothing', async () => {
  const late = google.consent(await ask())
  clock.now = new Date(Date.now() + 16 * 60_000)
  expect(await comeBack(late)).toMatchObject({ to: '/dashboard', cookie: undefined })
  clock.now = new Date()
  const once = google.consent(await ask())
  expect((await comeBack(once)).cookie).toBeDefined()
  expect(await comeBack(once)).toMatchObject({ to: `/project/${id}?export=google-refused`, cookie: undefined })
  google.state.scope = 'openid'
  const without = google.consent(await ask())
  expect(await comeBack(without)).toMatchObject({ to: `/project/${id}?export=google-refused`, cookie: undefined })
})

test('who says no comes back to the project', async () => {
  const back = google.consent(await ask())
  back.searchParams.delete('code')
  back.searchParams.set('error', 'access_denied')
  expect(await comeBack(back)).toMatchObject({ to: `/project/${id}?export=google-refused`, cookie: undefined })
})

test('a grant that was taken back is asked for again, a full Drive and an outage are called what they are', async () => {
  const cookie = await connect()
  google.state.fault = { status: 403, reason: 'storageQuotaExceeded' }
  expect((await create(cookie)).body).toMatchObject({ code: 'conflict', message: expect.stringContaining('full') })
  google.state.fault = { status: 503, reason: 'backendError' }
  expect((await create(cookie)).body).toMatchObject({ code: 'google_down' })
  google.state.isRevoked = true
  const answer = await create(cookie)
  expect(answer.body.code).toBe('google_unconnected')
  expect(String(answer.headers['set-cookie'])).toContain('googleGrant=;')
})

test('nobody waits for a Google that does not answer', async () => {
  google.state.isSilent = true
  const patienceMs = { redeem: 50, create: 50 }
  const drive = openGoogleDrive(settings, { appUrl: 'https://podcasts.example', patienceMs })
  await expect(drive.redeem({ code: '4/P7', verifier: 'v' })).rejects.toMatchObject({ kind: 'down' })
  const grant = { accessToken: '1/fFAGRNJru1FTz70BzhT3Zg', until: clock.now }
  await expect(drive.createDocument(grant, { name: 'a', docx: Buffer.from('a') })).rejects.toMatchObject({
    kind: 'down',
  })
})

/** Every row of every table, as text. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const stored: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.db.execute<{ rows: string }>(
      sql`select coalesce(string_agg(t::text, '|'), '') as rows from ${sql.identifier(name)} t`,
    )
    stored.push(rows[0]?.rows ?? '')
  }
  return stored.join('\n')
}
