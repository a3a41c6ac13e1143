import {
  acceptInvitation,
  addMember,
  addToGlossary,
  closeTeam,
  getGlossary,
  maxGlossaryEntries,
  removeFromGlossary,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, findShow } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { glossary } from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

const add = (session: string, heard: unknown, written: unknown) =>
  app.call(addToGlossary, { session, body: { heard, written } })
const pairs = async (session: string) =>
  (await app.call(getGlossary, { session })).body.entries.map(({ heard, written }) => [heard, written])

test('entries are listed by what is written, with who added them, and removed one by one', async () => {
  const { session, username } = await buildPerson(app)
  await add(session, 'cooper netties', 'Kubernetes')
  const { status, body } = await add(session, '  call \n start ', 'cold start')
  expect(status).toBe(200)
  expect(body.entries).toMatchObject([
    { heard: 'call start', written: 'cold start', author: username },
    { heard: 'cooper netties', written: 'Kubernetes', author: username },
  ])
  const removed = await app.call(removeFromGlossary, { session, params: { entryId: body.entries[0]?.id ?? '' } })
  expect(removed.body.entries.map(({ heard }) => heard)).toEqual(['cooper netties'])
  const again = await app.call(removeFromGlossary, { session, params: { entryId: body.entries[0]?.id ?? '' } })
  expect(again.status).toBe(404)
})

test('the same heard words again, whatever their case, change what is written', async () => {
  const { session } = await buildPerson(app)
  await add(session, 'call start', 'cold start')
  await add(session, 'Call Start', 'Coldstart')
  expect(await pairs(session)).toEqual([['Call Start', 'Coldstart']])
})

test('words that are none, too many, or the same as they were heard are refused with 400', async () => {
  const { session } = await buildPerson(app)
  for (const [heard, written] of [
    ['', 'cold start'],
    ['call start', ' \n '],
    ['call start', 'x'.repeat(201)],
    ['call start', 'call start'],
    ['call start', 7],
  ]) {
    expect((await add(session, heard, written)).status, JSON.stringify([heard, written])).toBe(400)
  }
  expect((await add(session, 'kubernetes', 'Kubernetes')).status).toBe(200)
  expect(await pairs(session)).toEqual([['kubernetes', 'Kubernetes']])
})

test('a glossary has a most, and an entry that is there can be changed at it', async () => {
  const person = await buildPerson(app)
  const { session } = person
  const show = await findShow(app, person)
  await app.db
    .insert(glossary)
    .values(
      Array.from({ length: maxGlossaryEntries - 1 }, (_, at) => ({ ...show, heard: `heard ${at}`, written: 'so' })),
    )
  const both = await Promise.all([add(session, 'one', 'won'), add(session, 'two', 'too')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.message).toContain('500 entries')
  expect((await add(session, 'heard 1', 'other')).status).toBe(200)
})

test('everybody of a team has the same glossary, and nobody else sees or changes it', async () => {
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const session = members[0]?.session ?? ''
  const stranger = await buildPerson(app)
  const entryId = (await add(session, 'call start', 'cold start')).body.entries[0]?.id ?? ''
  expect(await pairs(admin.session)).toEqual([['call start', 'cold start']])
  expect(await pairs(stranger.session)).toEqual([])
  expect((await app.call(removeFromGlossary, { session: stranger.session, params: { entryId } })).status).toBe(404)
  expect(await pairs(admin.session)).toEqual([['call start', 'cold start']])
})

test('a closed team’s glossary stays with the person who closed it, and their own is that of their show', async () => {
  const { admin: founder } = await buildTeam(app)
  const heir = await buildPerson(app)
  const session = heir.session
  await add(session, 'Call start', 'another one')
  await add(session, 'cooper netties', 'Kubernetes')
  const asked = { session: founder.session, body: { email: heir.email, role: 'admin' } }
  const { body: invitation } = await app.call(addMember, asked)
  await app.call(acceptInvitation, { session, params: { id: invitation.id } })
  await add(session, 'call start', 'cold start')
  expect((await app.call(closeTeam, { session, body: { password: heir.password } })).status).toBe(200)
  expect(await pairs(session)).toEqual([['call start', 'cold start']])
  expect(await pairs(founder.session)).toEqual([])
})
