import {
  addMember,
  createSubscription,
  getTranscript,
  isRunning,
  type Role,
  register,
  type Transcript,
  testPayment,
  upgradeToTeam,
  uploadTranscript,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { sampleSegments } from '../../content-types/src/type/sample-talk.fixture.ts'
import { memberships, subscriptions, users } from '../src/platform/database/schema.ts'
import { findShowId } from '../src/platform/database/shows.ts'
import type { TestApp } from './test-app.ts'

export const testCard = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }

let people = 0

/** Creates a user with an account. With `subscribed`, they paid with a test card. */
export async function buildPerson({ call }: TestApp, { subscribed = false, username = 'Maya Brandt' } = {}) {
  const email = newEmail()
  const password = 'correct horse'
  const { body } = await call(register, { body: { email, username, password } })
  const person = { email, password, username, session: body.sessionId as string }
  if (subscribed) {
    const { body: subscription } = await call(createSubscription, { session: person.session })
    await call(testPayment, {
      session: person.session,
      body: { clientSecret: subscription.clientSecret, card: testCard },
    })
  }
  return person
}

/**
 * Creates a paid team: its admin, and invited and registered users with `roles`, in order. `username` is the admin's.
 */
export async function buildTeam(
  app: TestApp,
  { roles = [], username = 'Ada Adams' }: { roles?: Role[]; username?: string } = {},
) {
  const admin = await buildPerson(app, { username })
  const { body: upgrade } = await app.call(upgradeToTeam, { session: admin.session, body: {} })
  const { clientSecret } = upgrade
  await app.call(testPayment, { session: admin.session, body: { clientSecret, card: testCard } })
  const members: Awaited<ReturnType<typeof joinTeam>>[] = []
  for (const role of roles) members.push(await joinTeam(app, admin.session, role))
  return { admin, members }
}

/** Creates a user whom an admin invites and who registers with that email. */
export async function joinTeam(app: TestApp, session: string, role: Role) {
  const email = newEmail()
  const account = { email, username: `The ${role}`, password: 'correct horse' }
  await app.call(addMember, { session, body: { email, role } })
  const { body } = await app.call(register, { body: account })
  return { ...account, session: body.sessionId }
}

export function newEmail(): string {
  people += 1
  return `person-${people}-${Date.now()}@example.com`
}

type Person = { email: string }

/** Stores a user's role without a check. An unknown role has no permissions. */
export async function giveRole(app: TestApp, person: Person, role: string) {
  const { id } = await findUser(app, person)
  await app.db
    .update(memberships)
    .set({ role: role as 'user' })
    .where(eq(memberships.userId, id))
}

/** Ends the plan of a paying user. */
export const endPlan = (app: TestApp, person: Person) => setPlan(app, person, 'ended')

export async function setPlan(app: TestApp, person: Person, status: 'active' | 'ended') {
  const { workspaceId } = await findUser(app, person)
  await app.db.update(subscriptions).set({ status }).where(eq(subscriptions.workspaceId, workspaceId))
}

export async function findUser({ db }: TestApp, { email }: Person) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`nobody has the email ${email}`)
  return user
}

/** Returns the first show of the workspace that a person works in. */
export async function findShow(app: TestApp, person: Person): Promise<{ workspaceId: string; showId: string }> {
  const { workspaceId } = await findUser(app, person)
  const showId = await findShowId(app.db, { workspaceId })
  if (!showId) throw new Error(`the workspace of ${person.email} has no show`)
  return { workspaceId, showId }
}

export const smallTranscript = `Maya: Welcome back. Jonas, why did you close on your busiest day?

Jonas: We closed on Saturdays because every Saturday loaf cost us more than we charged for it. I had eleven people on the payroll, and not one of them had eaten lunch sitting down.

Maya: What happened to the money?

Jonas: Profit rose by thirty-four percent in the first year. A queue is not a business model, it is a photograph of one good hour. If you only listen to the people in the queue, you never hear the ones who left.`

const clock = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`

/** The talk that the sample content is made from, as captions. */
export const sampleTalk = {
  filename: 'sample-talk.vtt',
  bytes: ['WEBVTT', ...sampleSegments.map(toCue)].join('\n\n'),
}

function toCue({ speaker, start, end, text }: (typeof sampleSegments)[number]): string {
  return `${clock(start)} --> ${clock(end)}\n<v ${speaker}>${text}`
}

/** Returns a multipart body as a browser sends it. */
export function formData(
  fields: Record<string, string>,
  file?: { field: string; filename: string; bytes: Buffer | string },
) {
  const boundary = 'a-boundary-that-no-file-holds'
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    parts.push(Buffer.from(head), Buffer.from(file.bytes), Buffer.from('\r\n'))
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

export function upload(
  { call }: TestApp,
  session: string,
  file: { filename?: string; bytes?: Buffer | string } = {},
  fields: Record<string, string> = {},
) {
  const { filename = 'closed-on-saturdays.txt', bytes = smallTranscript } = file
  return call(uploadTranscript, { session, ...formData(fields, { field: 'transcript', filename, bytes }) })
}

/** Waits until the project is processed, successfully or not, and returns it. */
export async function whenProcessed({ call }: TestApp, session: string, id: string): Promise<Transcript> {
  // As long as a test may take, because a busy machine isn't a failure.
  for (const begun = Date.now(); Date.now() - begun < 50_000; ) {
    const { body } = await call(getTranscript, { session, params: { id } })
    if (!isRunning(body.status)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`project ${id} is still being processed`)
}
