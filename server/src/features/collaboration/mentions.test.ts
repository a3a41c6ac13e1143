import {
  addComment,
  deleteTranscript,
  editComment,
  leaveTeam,
  listMentions,
  readMentions,
  removeComment,
  restoreDeleted,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, findUser, upload } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { mentions, users } from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), worker: false })
})
afterAll(() => app.close())

/** Ada leads, Noor and Sam are users without a proven address; the project is Ada's. */
async function team() {
  const { admin: ada, members } = await buildTeam(app, { roles: ['user', 'user'] })
  const [noor, sam] = members as [(typeof members)[0], (typeof members)[0]]
  for (const [{ email }, username] of [
    [noor, 'Noor'],
    [sam, 'Sam'],
  ] as const) {
    await app.db.update(users).set({ username, emailVerifiedAt: null }).where(eq(users.email, email))
  }
  const { body } = await upload(app, ada.session)
  const params = { id: body.id }
  return {
    ...{ ada, noor, sam, params },
    say: async (text: string, { session } = ada) =>
      (await app.call(addComment, { session, params, body: { text } })).body,
    of: async ({ session }: { session: string }) => (await app.call(listMentions, { session })).body.mentions,
  }
}

test('[COLLAB-01] whom a comment names sees it in the app, newest first, and nobody else does', async () => {
  const { ada, noor, sam, params, say, of } = await team()
  const first = await say('Have a look, @Noor')
  await say('Nobody in particular')
  const second = await say('@Noor and myself, @Ada Adams')
  expect(await of(noor)).toMatchObject([
    { commentId: second.id, isRead: false },
    {
      commentId: first.id,
      project: { id: params.id, filename: 'closed-on-saturdays.txt' },
      text: 'Have a look, @Noor',
      author: { name: 'Ada Adams' },
      contentType: null,
      isRead: false,
    },
  ])
  expect(await of(ada)).toEqual([])
  expect(await of(sam)).toEqual([])
})

test('who has looked says so for themselves alone, and only of what names them', async () => {
  const { ada, noor, sam, say, of } = await team()
  const { id } = await say('@Noor @Sam')
  const { id: other } = await say('@Sam')
  const read = await app.call(readMentions, { session: noor.session, body: { comments: [id, other] } })
  expect(read.body.mentions).toMatchObject([{ commentId: id, isRead: true }])
  expect((await of(sam)).map(({ isRead }) => isRead)).toEqual([false, false])
  expect((await app.call(readMentions, { session: ada.session, body: { comments: [id] } })).body.mentions).toEqual([])
  expect((await app.call(readMentions, { session: noor.session, body: { comments: [] } })).status).toBe(400)
})

test('a mention goes and comes with the text, its comment and its project', async () => {
  const { ada, noor, sam, params, say, of } = await team()
  const { id: commentId } = await say('@Noor')
  const { session } = ada
  const rewrite = (text: string) => app.call(editComment, { session, params: { ...params, commentId }, body: { text } })
  await rewrite('@Sam')
  expect([await of(noor), (await of(sam)).length]).toEqual([[], 1])
  await app.call(readMentions, { session: sam.session, body: { comments: [commentId] } })
  await rewrite('@Sam and @Noor')
  expect([(await of(noor))[0]?.isRead, (await of(sam))[0]?.isRead]).toEqual([false, true])
  await app.call(deleteTranscript, { session, params })
  expect(await of(noor)).toEqual([])
  await app.call(restoreDeleted, { session, params })
  expect(await of(noor)).toHaveLength(1)
  await app.call(removeComment, { session, params: { ...params, commentId } })
  expect(await of(noor)).toEqual([])
})

test('a mention ends with the membership, and no other workspace shows it', async () => {
  const { noor, say, of } = await team()
  await say('@Noor')
  await app.call(leaveTeam, { session: noor.session })
  expect(await of(noor)).toEqual([])
  const { id } = await findUser(app, noor)
  expect(await app.db.select().from(mentions).where(eq(mentions.userId, id))).toEqual([])
  const stranger = await buildPerson(app)
  expect(await of(stranger)).toEqual([])
})
