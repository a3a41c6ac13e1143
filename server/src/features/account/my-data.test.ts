import { addMember, downloadMyData, getContent, login, saveContent } from '@podcastai/contracts'
import { getTableName, isTable } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import {
  buildPerson,
  buildTeam,
  joinTeam,
  newEmail,
  smallTranscript,
  upload,
  whenProcessed,
} from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import * as schema from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), rateLimits: true })
})
afterAll(() => app.close())

type Data = {
  account: { email: string; username: string }
  workspaces: {
    kind: string
    role: string
    projects: { filename: string; upload: string; versions: { content: unknown }[] }[]
    edits: { filename: string; contentType: string }[]
  }[]
}
const download = async (session: string) => (await app.call(downloadMyData, { session })).body as unknown as Data

test('everything of the own workspace comes in one document: texts, uploads, every version of the content', async () => {
  const { session, email } = await buildPerson(app, { subscribed: true })
  const { id } = (await upload(app, session)).body
  await whenProcessed(app, session, id)
  const { body: content } = await app.call(getContent, { session, params: { id } })
  const params = { id, contentType: 'quotes' }
  await app.call(saveContent, { session, params, body: { content: content.quotes } })

  const data = await download(session)
  expect(data.account).toMatchObject({ email, username: 'Maya Brandt' })
  expect(data.workspaces).toMatchObject([{ kind: 'personal', role: 'admin' }])
  const [project] = data.workspaces[0]?.projects ?? []
  expect(project).toMatchObject({ filename: 'closed-on-saturdays.txt', upload: smallTranscript })
  expect(project?.versions.length).toBeGreaterThan(Object.keys(content).length)
  expect(project?.versions.map((version) => version.content)).toContainEqual(content.quotes)
})

test('it is a download that a plain link starts, by the cookie', async () => {
  const { email, password } = await buildPerson(app)
  const { headers } = await app.call(login, { body: { email, password } })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const answer = await app.call(downloadMyData, { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': 'attachment; filename="podcastai-my-data.json"',
    'cache-control': 'no-store',
  })
})

test('a team admin exports all of the team’s data, others their own uploads; no secrets, no one else’s workspace', async () => {
  const stranger = await buildPerson(app, { subscribed: true })
  await upload(app, stranger.session, { filename: 'foreign.txt' })
  const { admin } = await buildTeam(app)
  const member = await joinTeam(app, admin.session, 'user')
  await upload(app, admin.session, { filename: 'the admin’s.txt' })
  await upload(app, member.session, { filename: 'the member’s.txt' })
  const invited = newEmail()
  await app.call(addMember, { session: admin.session, body: { email: invited, role: 'user' } })

  const names = async (session: string) =>
    (await download(session)).workspaces.flatMap(({ projects }) => projects.map(({ filename }) => filename))
  expect(await names(admin.session)).toEqual(['the admin’s.txt', 'the member’s.txt'])
  expect(await names(member.session)).toEqual(['the member’s.txt'])
  const text = JSON.stringify(await download(admin.session))
  for (const kept of ['argon2', 'Hash"', 'fileKey', 'foreign.txt', stranger.email, member.email, invited]) {
    expect(text.includes(kept), kept).toBe(false)
  }
})

test('of a team a member gets what they edited in the projects of others, and nothing that others wrote', async () => {
  const { admin } = await buildTeam(app)
  const member = await joinTeam(app, admin.session, 'user')
  const { id } = (await upload(app, admin.session)).body
  await whenProcessed(app, admin.session, id)
  const { body: content } = await app.call(getContent, { session: admin.session, params: { id } })
  const save = (session: string, contentType: 'quotes' | 'episode_titles') =>
    app.call(saveContent, { session, params: { id, contentType }, body: { content: content[contentType] } })
  expect((await save(member.session, 'quotes')).status).toBe(200)
  expect((await save(admin.session, 'episode_titles')).status).toBe(200)
  const team = (await download(member.session)).workspaces.find(({ kind }) => kind === 'team')
  expect(team).toMatchObject({
    projects: [],
    edits: [{ filename: 'closed-on-saturdays.txt', contentType: 'quotes', origin: 'edited' }],
  })
})

test('corrected words come with the projects and the glossary with its workspace; of others’ what one corrected there', async () => {
  const own = await startTestApp({ engine: () => quickEngine() })
  const { admin } = await buildTeam(own)
  const member = await joinTeam(own, admin.session, 'user')
  const { correct } = await correctedProject(own, admin.session)
  await correct('Saturdays', 'Sundays', { scope: 'workspace', as: member.session })
  await correct('lunch', 'dinner')
  const findTeam = async (session: string) => {
    const found = ((await own.call(downloadMyData, { session })).body as unknown as Data).workspaces.find(
      ({ kind }) => kind === 'team',
    )
    return found as unknown as Record<'projects' | 'corrections' | 'glossary', Record<string, unknown>[]>
  }
  const [theirs, all] = [await findTeam(member.session), await findTeam(admin.session)]
  const sundays = { heard: 'Saturdays', written: 'Sundays' }
  expect(theirs).toMatchObject({ projects: [], corrections: [{ filename: 'a.txt', ...sundays }], glossary: [sundays] })
  expect(all.projects[0]?.corrections).toMatchObject([sundays, { heard: 'lunch', written: 'dinner', until: null }])
  expect(all).toMatchObject({ corrections: [], glossary: [sundays] })
  await own.close()
})

test('it is not asked for without end', async () => {
  const { session } = await buildPerson(app)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 8; attempt++) statuses.push((await app.call(downloadMyData, { session })).status)
  expect(statuses).toContain(429)
})

/** Where a table stands in the document, or why it does not. */
const tables: Record<string, string> = {
  workspaces: 'workspaces',
  users: 'account',
  memberships: 'role of each workspace',
  transcripts: 'projects',
  content_versions: 'versions of each project',
  reference_images: 'names of pictures of each project',
  listening_copies: 'size and offset of the listening copy of each project; its sound is heard and saved on the page',
  listening_copy_parts: 'no: where the sound is stored',
  shows: 'shows of each workspace',
  share_links: 'share links of each project, without what opens them',
  comments: 'comments of each project, and one’s own in those of others',
  mentions: 'no: who was named in a comment, which stands with its project',
  project_notes: 'note of each project',
  corrections: 'corrections of each project, and one’s own in those of others',
  corrected_places: 'no: where the corrections stand in the upload',
  given_turns: 'no: where the turns stand in the upload; who spoke them stands with the corrections',
  glossary: 'glossary of each workspace; of a team one’s own entries',
  segments: 'no: the pieces of the upload, which is there',
  generations: 'no: how far the writing is',
  engine_usage: 'no: what models cost the installation',
  sessions: 'no: secrets',
  invitations: 'no: other people’s addresses',
  email_proofs: 'no: secrets',
  password_resets: 'no: secrets',
  throttles: 'no: counts by hashes',
  subscriptions: 'no: the payment provider’s own pages have it',
  payment_customers: 'no: the payment provider’s name for the workspace',
  payments: 'no: the payment provider’s own pages have them',
  payment_events: 'no: of the installation',
  operator_model: 'no: of the installation',
  model_pull: 'no: of the installation',
  server_operator: 'no: of the installation',
  passages: 'no: pieces of the uploads and of the content, which are there',
  passages_due: 'no: how far the search is',
}

test('a new table says whether it belongs into the document', () => {
  const names = Object.values(schema).flatMap((value) => (isTable(value) ? [getTableName(value)] : []))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !(name in tables))).toEqual([])
})
