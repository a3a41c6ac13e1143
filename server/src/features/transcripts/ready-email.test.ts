import { getProfile, updateProfile } from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { users } from '../../platform/database/schema.ts'

let mails: MailServer
let app: TestApp
beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ engine: () => quickEngine(), smtpUrl: mails.url })
})
afterAll(async () => {
  await app.close()
  await mails.close()
})

async function processed(session: string) {
  const { body } = await upload(app, session, { filename: 'The bakery.txt' })
  await whenProcessed(app, session, body.id)
  return body.id
}

test('[PROC-18] users who want it get an email when the content is ready, and no one else does', async () => {
  const waiting = await buildPerson(app, { subscribed: true })
  const other = await buildPerson(app, { subscribed: true })
  await app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, waiting.email))
  const wish = await app.call(updateProfile, { session: waiting.session, body: { readyMail: true } })
  expect(wish.body.readyMail).toBe(true)
  await processed(other.session)
  const id = await processed(waiting.session)
  const { text } = await mails.next(waiting.email, /^Your content is ready$/)
  expect(text).toContain('“The bakery”')
  expect(text).toContain(`/project/${id}`)
  await app.call(updateProfile, { session: waiting.session, body: { readyMail: false } })
  await processed(waiting.session)
  const ready = mails.mails.filter(({ subject }) => subject === 'Your content is ready')
  expect(ready).toEqual([])
})

test('an address that nobody has proven is offered no mails, and sent none', async () => {
  const unproven = await buildPerson(app, { subscribed: true })
  const wish = await app.call(updateProfile, { session: unproven.session, body: { readyMail: true } })
  expect(wish.body.readyMail).toBeNull()
  await processed(unproven.session)
  expect(mails.mails.filter(({ to, subject }) => to === unproven.email && /ready/.test(subject))).toEqual([])
})

test('where no mail is sent, nothing is offered', async () => {
  const quiet = await startTestApp({ worker: false })
  const { session } = await buildPerson(quiet)
  expect((await quiet.call(getProfile, { session })).body.readyMail).toBeNull()
  await quiet.close()
})
