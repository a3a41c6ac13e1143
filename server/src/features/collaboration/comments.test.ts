import {
  addComment,
  deleteTranscript,
  editComment,
  generateContent,
  getContent,
  leaveTeam,
  listComments,
  maxCommentLength,
  maxComments,
  removeComment,
  resolveComment,
  restoreDeleted,
  saveContent,
} from '@podcastai/contracts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { buildPerson, buildTeam, findUser, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { comments, users } from '../../platform/database/schema.ts'
import { createMentionEmail } from './mention-email.ts'

let mails: MailServer
let app: TestApp
beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(async () => {
  await app.close()
  await mails.close()
})

type Written = { text: string; contentType?: string; item?: string }

/** Ada leads, Noor is a user; the project is Ada's. */
async function teamWithProject(on: TestApp = app) {
  const { admin: ada, members } = await buildTeam(on, { roles: ['user', 'user'] })
  const [noor, sam] = members as [(typeof members)[0], (typeof members)[0]]
  const name = (person: { email: string }, username: string) =>
    on.db.update(users).set({ username, emailVerifiedAt: new Date() }).where(eq(users.email, person.email))
  await name(noor, 'Noor Haddad')
  await name(sam, 'Sam')
  const { body } = await upload(on, ada.session)
  await whenProcessed(on, ada.session, body.id)
  const params = { id: body.id }
  return {
    ...{ ada, noor, sam, params },
    say: ({ session }: { session: string }, body: Written) => on.call(addComment, { session, params, body }),
    read: async ({ session }: { session: string }) => (await on.call(listComments, { session, params })).body,
    remove: ({ session }: { session: string }, commentId: string) =>
      on.call(removeComment, { session, params: { ...params, commentId } }),
    edit: ({ session }: { session: string }, commentId: string, text: string) =>
      on.call(editComment, { session, params: { ...params, commentId }, body: { text } }),
    resolve: ({ session }: { session: string }, commentId: string, resolved = true) =>
      on.call(resolveComment, { session, params: { ...params, commentId }, body: { resolved } }),
  }
}

test('[COLLAB-01] members comment on a project and read each other’s comments, the oldest first', async () => {
  const { ada, noor, say, read } = await teamWithProject()
  expect((await read(noor)).comments).toEqual([])
  expect((await say(ada, { text: '  Shall we open with the queue?  ' })).status).toBe(200)
  await say(noor, { text: '<img src=x onerror=alert(1)> **No**' })
  const { comments, people } = await read(noor)
  expect(comments.map(({ text, author, contentType, item }) => [text, author?.name, contentType, item])).toEqual([
    ['Shall we open with the queue?', 'Ada Adams', null, null],
    ['<img src=x onerror=alert(1)> **No**', 'Noor Haddad', null, null],
  ])
  expect(await read(ada)).toEqual({ comments, people })
  expect(people.map(({ name }) => name)).toEqual(['Ada Adams', 'Noor Haddad', 'Sam'])
})

test('[COLLAB-02] a comment on an item keeps the words it was about, whatever stands there later', async () => {
  const { ada, noor, params, say, read } = await teamWithProject()
  const { body: content } = await app.call(getContent, { session: ada.session, params })
  const words = content.quotes?.[0]?.text
  const { body } = await say(noor, { text: 'Too long for a tile.', contentType: 'quotes', item: '0' })
  expect(body).toMatchObject({ contentType: 'quotes', item: '0', about: words })
  const quotes = content.quotes?.map((quote) => ({ ...quote, text: 'Another text.' }))
  const of = { session: ada.session, params: { ...params, contentType: 'quotes' } }
  await app.call(saveContent, { ...of, body: { content: quotes } })
  await app.call(generateContent, of)
  expect((await read(ada)).comments).toMatchObject([{ text: 'Too long for a tile.', about: words }])
  expect((await say(noor, { text: 'All of them', contentType: 'quotes' })).body).toMatchObject({
    item: null,
    about: null,
  })
})

test('[COLLAB-02] what is not there cannot be commented on', async () => {
  const { ada, say, read } = await teamWithProject()
  for (const wrong of [
    { contentType: 'quotes', item: '99' },
    { contentType: 'quotes', item: '__proto__' },
    { contentType: 'quotes', item: '0.text' },
    { item: '0' },
    { contentType: 'poems' },
  ]) {
    expect((await say(ada, { text: 'Hm.', ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  }
  expect((await read(ada)).comments).toEqual([])
})

test('[COLLAB-01] who wrote a comment deletes it, and an admin any; nobody else does', async () => {
  const { ada, noor, sam, say, read, remove } = await teamWithProject()
  const { body: first } = await say(noor, { text: 'First' })
  const { body: second } = await say(ada, { text: 'Second' })
  expect(await remove(sam, first.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await remove(noor, second.id)).status).toBe(403)
  expect((await remove(noor, first.id)).status).toBe(200)
  expect((await remove(noor, first.id)).status).toBe(404)
  const { body: third } = await say(sam, { text: 'Third' })
  expect((await remove(ada, third.id)).status).toBe(200)
  expect((await read(ada)).comments.map(({ text }) => text)).toEqual(['Second'])
})

test('[COLLAB-01] who wrote a comment changes it, nobody else does, and whom it names follows the text', async () => {
  const { ada, noor, sam, say, read, edit } = await teamWithProject()
  const { body: comment } = await say(noor, { text: 'Ask @Sam' })
  expect(comment).toMatchObject({ editedAt: null, mentions: [{ name: 'Sam' }] })
  for (const other of [ada, sam]) {
    expect(await edit(other, comment.id, 'Mine now')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
  expect((await edit(noor, comment.id, ' \n ')).status).toBe(400)
  const { body: edited } = await edit(noor, comment.id, '  Ask @Ada Adams ')
  expect(edited).toMatchObject({ id: comment.id, text: 'Ask @Ada Adams', mentions: [{ name: 'Ada Adams' }] })
  expect(edited.editedAt).not.toBeNull()
  expect((await read(ada)).comments).toEqual([edited])
})

test('[COLLAB-01] a comment that is changed goes on naming who has left', async () => {
  const { noor, sam, say, edit } = await teamWithProject()
  const { body: comment } = await say(noor, { text: 'As @Sam said' })
  await app.call(leaveTeam, { session: sam.session })
  expect((await edit(noor, comment.id, 'As @Sam said: no')).body.mentions).toEqual(comment.mentions)
  expect((await edit(noor, comment.id, 'No')).body.mentions).toEqual([])
})

test('[COLLAB-01] people who may comment resolve and reopen comments; the first to do so is named', async () => {
  const { ada, noor, sam, say, read, resolve } = await teamWithProject()
  const { body: comment } = await say(noor, { text: 'Too long' })
  expect(comment.resolved).toBeNull()
  expect((await resolve(sam, comment.id)).body.resolved).toMatchObject({ by: { name: 'Sam' } })
  expect((await resolve(ada, comment.id)).body.resolved).toMatchObject({ by: { name: 'Sam' } })
  expect((await read(noor)).comments).toMatchObject([{ resolved: { by: { name: 'Sam' } }, editedAt: null }])
  expect((await resolve(noor, comment.id, false)).body.resolved).toBeNull()
})

test('[COLLAB-01] [API-38] a foreign workspace, and a project in the bin, know of no comments', async () => {
  const { ada, noor, params, say, read, remove, edit, resolve } = await teamWithProject()
  const { body: comment } = await say(noor, { text: 'Ours alone' })
  const stranger = await buildPerson(app, { subscribed: true })
  expect((await app.call(listComments, { session: stranger.session, params })).status).toBe(404)
  expect((await say(stranger, { text: 'Hello' })).status).toBe(404)
  expect((await remove(stranger, comment.id)).status).toBe(404)
  expect((await edit(stranger, comment.id, 'Mine')).status).toBe(404)
  expect((await resolve(stranger, comment.id)).status).toBe(404)
  await app.call(leaveTeam, { session: noor.session })
  expect((await app.call(listComments, { session: noor.session, params })).status).toBe(404)
  expect((await read(ada)).comments).toMatchObject([{ text: 'Ours alone' }])
  await app.call(deleteTranscript, { session: ada.session, params })
  expect((await app.call(listComments, { session: ada.session, params })).status).toBe(404)
})

test('[COLLAB-01] no comment is added to a project that goes to the trash at the same time', async () => {
  const { ada, params, say, read } = await teamWithProject()
  const spy = vi
    .spyOn(app.db, 'transaction')
    .mockImplementationOnce(async (...[work]: Parameters<typeof app.db.transaction>) => {
      await app.db.execute(sql`update transcripts set deleted_at = now() where id = ${params.id}`)
      return app.db.transaction(work)
    })
  expect(await say(ada, { text: 'Too late' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  spy.mockRestore()
  await app.call(restoreDeleted, { session: ada.session, params })
  expect((await read(ada)).comments).toEqual([])
})

test('[COLLAB-01] a comment that is deleted while it is changed is gone, and names nobody', async () => {
  const { ada, say, edit } = await teamWithProject()
  const { body: comment } = await say(ada, { text: 'Too early' })
  const spy = vi
    .spyOn(app.db, 'transaction')
    .mockImplementationOnce(async (...[work]: Parameters<typeof app.db.transaction>) => {
      await app.db.delete(comments).where(eq(comments.id, comment.id))
      return app.db.transaction(work)
    })
  expect(await edit(ada, comment.id, 'Too late, @Sam')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  spy.mockRestore()
})

test('a comment has at most 2000 characters, and a project 500 comments', async () => {
  const { ada, params, say } = await teamWithProject()
  for (const text of ['', ' \n ', 'x'.repeat(maxCommentLength + 1)]) expect((await say(ada, { text })).status).toBe(400)
  const rows = Array.from({ length: maxComments - 1 }, () => ({ transcriptId: params.id, text: 'Many' }))
  await app.db.insert(comments).values(rows)
  const last = await Promise.all([1, 2, 3].map(() => say(ada, { text: 'The last one' })))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('whom an @ names sees it in the comment and gets a mail, once, where the address is proven', async () => {
  const on = await startTestApp({ engine: () => quickEngine(), smtpUrl: mails.url })
  try {
    const { ada, noor, sam, params, say } = await mailedTeam(on)
    const { body } = await say(ada, { text: '@Noor Haddad and @noor haddad, see @Sammy. Not me: @Ada Adams' })
    expect(body.mentions.map(({ name }) => name)).toEqual(['Ada Adams', 'Noor Haddad'])
    const mail = await mails.next(noor.email, /^Ada Adams mentioned you$/)
    expect(mail.text).toContain('@Noor Haddad and @noor haddad')
    expect(mail.text).toContain(`/project/${params.id}`)
    await on.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, sam.email))
    await say(ada, { text: 'And @Sam' })
    await say(ada, { text: 'Once more, @Noor Haddad' })
    await mails.next(noor.email, /mentioned you/)
    await on.call(editComment, {
      ...{ session: ada.session, params: { ...params, commentId: body.id } },
      body: { text: '@Noor Haddad, read it again' },
    })
    const left = mails.mails.filter(({ subject }) => /mentioned you/.test(subject))
    expect(left).toEqual([])
  } finally {
    await on.close()
  }
})

test('[COLLAB-01] two simultaneous edits that mention the same person send one email', async () => {
  const on = await startTestApp({ engine: () => quickEngine(), smtpUrl: mails.url })
  try {
    const { ada, noor, sam, params, say } = await mailedTeam(on)
    const { body } = await say(ada, { text: 'Nobody yet' })
    const edit = (text: string) =>
      on.call(editComment, { session: ada.session, params: { ...params, commentId: body.id }, body: { text } })
    const edited = await Promise.all([edit('@Noor Haddad, look'), edit('@Noor Haddad, look here')])
    expect(edited.map(({ status }) => status)).toEqual([200, 200])
    await mails.next(noor.email, /mentioned you/)
    await say(ada, { text: '@Sam' })
    await mails.next(sam.email, /mentioned you/)
    expect(mails.mails.filter(({ to, subject }) => to === noor.email && /mentioned you/.test(subject))).toEqual([])
  } finally {
    await on.close()
  }
})

/** Where mails are sent, registering with an invited address joins nothing; here the three are put together by hand. */
async function mailedTeam(on: TestApp) {
  const { admin: ada } = await buildTeam(on)
  const { workspaceId } = await findUser(on, ada)
  const others = [await buildPerson(on, { username: 'Noor Haddad' }), await buildPerson(on, { username: 'Sam' })]
  for (const person of others) {
    const { id } = await findUser(on, person)
    await on.db.update(users).set({ workspaceId, emailVerifiedAt: new Date() }).where(eq(users.id, id))
    await on.db.execute(
      sql`insert into memberships (workspace_id, user_id, role) values (${workspaceId}, ${id}, 'user')`,
    )
  }
  const [noor, sam] = others as [(typeof others)[0], (typeof others)[0]]
  const { body } = await upload(on, ada.session, {}, { generate: 'false' })
  const params = { id: body.id }
  const say = ({ session }: { session: string }, written: Written) =>
    on.call(addComment, { session, params, body: written })
  return { ada, noor, sam, params, say }
}

test('who mentions too often is slowed, and of a comment that is gone no mail is sent', async () => {
  const on = await startTestApp({ engine: () => quickEngine(), worker: false, rateLimits: true })
  try {
    const { ada, noor, params, say } = await mailedTeam(on)
    const { body } = await say(ada, { text: '@Noor Haddad @Sam look' })
    const mention = { commentId: body.id, userId: (await findUser(on, noor)).id }
    const written = () => createMentionEmail({ db: on.db, appUrl: 'https://podcastai.example' }, mention)
    expect(await written()).toMatchObject({ to: noor.email })
    const without = { ...params, commentId: body.id }
    await on.call(editComment, { session: ada.session, params: without, body: { text: '@Sam look' } })
    expect(await written()).toBeNull()
    await on.call(editComment, { session: ada.session, params: without, body: { text: '@Noor Haddad look' } })
    expect(await written()).toMatchObject({ to: noor.email })
    await on.call(removeComment, { session: ada.session, params: { ...params, commentId: body.id } })
    expect(await written()).toBeNull()

    const statuses: number[] = []
    for (let turn = 0; turn < 20; turn++) statuses.push((await say(ada, { text: '@Noor Haddad @Sam look' })).status)
    expect(statuses).toEqual([...Array(18).fill(200), 429, 429])
    expect((await say(ada, { text: 'Nobody in particular' })).status).toBe(200)
  } finally {
    await on.close()
  }
})
