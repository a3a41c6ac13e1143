import {
  addReferenceImage,
  createShareLink,
  deleteTranscript,
  type Endpoint,
  getContent,
  getSharedProject,
  getTranscript,
  listShareLinks,
  maxShareLinks,
  renameSpeaker,
  renameTranscript,
  restoreDeleted,
  revokeShareLink,
  saveContent,
  shareDays,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTeam, endPlan, findUser, formData, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

const dayMs = 86_400_000
let app: TestApp
let today = new Date()
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), now: () => today })
})
afterAll(() => app.close())

/** A team's project with a guest, and a link to it. */
async function sharedProject() {
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const guest = { guestName: 'Jonas', guestTitle: 'Baker', guestHandle: '@jonasbakes' }
  const { body: project } = await upload(app, admin.session, {}, guest)
  await whenProcessed(app, admin.session, project.id)
  const of = { session: admin.session, params: { id: project.id } }
  const { body: link } = await app.call(createShareLink, { ...of, body: { name: 'Jonas' } })
  return { admin, member: members[0]!, of, link, open: () => open(link.token) }
}

const open = (token: string) => app.call(getSharedProject, { params: { token } })

test('[SHARE-01] a link opens the content without a session, as it is now', async () => {
  const { of, link, open } = await sharedProject()
  expect(link).toMatchObject({ name: 'Jonas', state: 'live', createdBy: 'Ada Adams' })
  const { body: content } = await app.call(getContent, of)
  const shared = await open()
  expect(shared.status).toBe(200)
  expect(Object.keys(shared.body.content)).toEqual(Object.keys(content))
  expect(shared.body.content.quotes).toEqual(content.quotes)
  expect(shared.body).toMatchObject({
    title: 'closed-on-saturdays',
    guests: [{ name: 'Jonas', speaker: 'Jonas', title: 'Baker', handle: '@jonasbakes' }],
  })

  await app.call(renameTranscript, { ...of, body: { filename: 'Closed on Saturdays' } })
  const quotes = content.quotes?.map((quote) => ({ ...quote, text: 'We closed on Saturdays.' }))
  await app.call(saveContent, { ...of, params: { ...of.params, contentType: 'quotes' }, body: { content: quotes } })
  const later = await open()
  expect(later.body.title).toBe('Closed on Saturdays')
  expect(later.body.content.quotes?.[0]?.text).toBe('We closed on Saturdays.')
})

test('[SHARE-01] nothing changes by a link: no call that changes anything takes it for a session', async () => {
  const { of, link } = await sharedProject()
  const asSession: Record<string, string>[] = [
    { 'x-session-id': link.token },
    { authorization: `Bearer ${link.token}` },
  ]
  for (const headers of asSession) {
    expect((await app.call(renameTranscript, { params: of.params, headers, body: { filename: 'Mine' } })).status).toBe(
      401,
    )
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    expect((await app.app.inject({ method, url: `/api/shared/${link.token}` })).statusCode).toBe(404)
  }
})

test('[SHARE-02] a link is 256 random bits, which the database does not know and no list tells again', async () => {
  const { of, link } = await sharedProject()
  const others = await Promise.all([1, 2, 3].map(() => app.call(createShareLink, of)))
  const tokens = [link.token, ...others.map(({ body }) => body.token)]
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await app.db.execute(sql`select * from share_links`)
  const { body: listed } = await app.call(listShareLinks, of)
  const told = JSON.stringify([rows, listed])
  for (const token of tokens) expect(told.includes(token)).toBe(false)
  for (const guess of [
    of.params.id,
    link.id,
    'a'.repeat(43),
    `${link.token.startsWith('A') ? 'B' : 'A'}${link.token.slice(1)}`,
  ]) {
    expect((await open(guess)).status, guess).toBe(404)
  }
})

test('[SHARE-03] [SHARE-07] a revoked link is 410 at once, the others of the project work on', async () => {
  const { of, link, open: openFirst } = await sharedProject()
  // The newer of two stands first.
  today = new Date(today.getTime() + 1000)
  const { body: second } = await app.call(createShareLink, of)
  const revoke = { ...of, params: { ...of.params, linkId: link.id } }
  const { status, body } = await app.call(revokeShareLink, revoke)
  expect({ status, state: body.state }).toEqual({ status: 200, state: 'revoked' })
  const ended = await openFirst()
  expect(ended).toMatchObject({ status: 410, body: { code: 'link_ended' } })
  expect(JSON.stringify(ended.body)).not.toContain('closed-on-saturdays')
  expect((await open(second.token)).status).toBe(200)
  expect((await app.call(revokeShareLink, revoke)).body.state).toBe('revoked')
  const { body: list } = await app.call(listShareLinks, of)
  expect(list.links.map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'live'],
    [link.id, 'revoked'],
  ])
})

test('[SHARE-04] [SHARE-07] a link ends after 30 days, and visitors are told so', async () => {
  const { of, link, open } = await sharedProject()
  const begun = today
  try {
    expect(shareDays).toBe(30)
    expect(new Date(link.expiresAt).getTime() - begun.getTime()).toBe(30 * dayMs)
    today = new Date(begun.getTime() + 30 * dayMs - 1000)
    expect((await open()).status).toBe(200)
    today = new Date(begun.getTime() + 30 * dayMs)
    expect((await open()).status).toBe(410)
    const { rows } = await app.db.execute(sql`update sessions set expires_at = now() + interval '1 year' returning 1`)
    expect(rows.length).toBeGreaterThan(0)
    expect((await app.call(listShareLinks, of)).body.links).toMatchObject([{ id: link.id, state: 'ended' }])
  } finally {
    today = begun
  }
})

test('[SHARE-07] of a deleted project a link is 410, also when it is gone for good; brought back, it works again', async () => {
  const { of, open } = await sharedProject()
  await app.call(deleteTranscript, of)
  expect((await open()).status).toBe(410)
  await app.call(restoreDeleted, of)
  expect((await open()).status).toBe(200)
  await app.db.execute(sql`delete from transcripts where id = ${of.params.id}`)
  expect((await open()).status).toBe(410)
})

test('[SHARE-06] what a link shows names no workspace, person, project or picture, and no words that are not cited', async () => {
  const { admin, member, of, open } = await sharedProject()
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const picture = formData({}, { field: 'image', filename: 'secret-draft.png', bytes })
  const { body: image } = await app.call(addReferenceImage, { ...of, ...picture })
  const { id, workspaceId } = await findUser(app, admin)
  const { body: project } = await app.call(getTranscript, of)
  const shared = await open()
  const text = JSON.stringify(shared.body)
  for (const kept of [
    of.params.id,
    id,
    workspaceId,
    admin.email,
    member.email,
    admin.username,
    image.id,
    'secret-draft',
  ]) {
    expect(text.includes(kept), kept).toBe(false)
  }
  expect(project.content).toContain('Welcome back.')
  expect(text).not.toContain('Welcome back.')
  expect(Object.keys(shared.body).sort()).toEqual(['content', 'expiresAt', 'guests', 'minutes', 'sound', 'title'])
  expect(shared.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(shared.headers['set-cookie']).toBeUndefined()
})

test('[SHARE-03] [PERM-19] every member of the team sees and revokes what another one made; nobody else does', async () => {
  const { member, of, link, open } = await sharedProject()
  const stranger = await sharedProject()
  const revoke = (session: string) => app.call(revokeShareLink, { session, params: { ...of.params, linkId: link.id } })
  expect((await app.call(listShareLinks, { ...of, session: stranger.of.session })).status).toBe(404)
  expect((await revoke(stranger.of.session)).status).toBe(404)
  expect((await open()).status).toBe(200)
  expect((await app.call(listShareLinks, { ...of, session: member.session })).body.links).toMatchObject([
    { id: link.id },
  ])
  expect((await revoke(member.session)).status).toBe(200)
})

test('links are made without a plan as well, twenty at a time, with a name of 80 characters', async () => {
  const { admin, of, link } = await sharedProject()
  await endPlan(app, admin)
  const make = (body?: unknown) => app.call(createShareLink as Endpoint, { ...of, body })
  expect((await make({ name: 'x'.repeat(81) })).status).toBe(400)
  const made = await Promise.all(Array.from({ length: maxShareLinks + 2 }, () => make()))
  const statuses = made.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(maxShareLinks - 1).fill(200), 409, 409, 409])
  await app.call(revokeShareLink, { ...of, params: { ...of.params, linkId: link.id } })
  expect((await make()).status).toBe(200)
})

test('[SHARE-03] a link that works is listed, however many ended after it was made', async () => {
  const { of, link } = await sharedProject()
  const { rows } = await app.db.execute(sql`
    insert into share_links (workspace_id, transcript_id, token_hash, name, expires_at, revoked_at, created_at)
    select workspace_id, transcript_id, token_hash || n, 'ended', expires_at, now(), created_at + n * interval '1 second'
    from share_links, generate_series(1, 120) n where id = ${link.id} returning 1`)
  expect(rows).toHaveLength(120)
  const { links } = (await app.call(listShareLinks, of)).body
  expect(links[0]).toMatchObject({ id: link.id, state: 'live' })
  expect(links[1]).toMatchObject({ state: 'revoked' })
})

test('a guest who is renamed is shown under the new name alone', async () => {
  const { of, open } = await sharedProject()
  const rename = { labels: ['Jonas'], from: 'Jonas', to: 'Jonas Weber' }
  expect((await app.call(renameSpeaker, { ...of, body: rename })).status).toBe(200)
  const guest = { speaker: 'Jonas Weber', title: 'Baker', handle: '@jonasbakes' }
  expect((await open()).body.guests).toEqual([{ name: 'Jonas Weber', ...guest }])
})

test('no link is made for a project that goes to the trash at the same time', async () => {
  const { of, link } = await sharedProject()
  const spy = vi
    .spyOn(app.db, 'transaction')
    .mockImplementationOnce(async (...[work]: Parameters<typeof app.db.transaction>) => {
      await app.db.execute(sql`update transcripts set deleted_at = now() where id = ${of.params.id}`)
      return app.db.transaction(work)
    })
  expect(await app.call(createShareLink, of)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  spy.mockRestore()
  await app.call(restoreDeleted, of)
  expect((await app.call(listShareLinks, of)).body.links.map(({ id }) => id)).toEqual([link.id])
})
