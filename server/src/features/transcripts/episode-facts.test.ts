import { readFileSync } from 'node:fs'
import {
  downloadMyData,
  getBrief,
  getTranscript,
  renameSpeaker,
  saveTeamSettings,
  setFacts,
} from '@podcastai/contracts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, giveRole, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const talk = `Host: Why did you close the bakery on your busiest day of the week?

Guest: Every single Saturday loaf cost us more than we charged for it, and nobody had counted.

Host: And what did the people in the line say when they read the sign?

Guest: A line is not a business model. It is a photograph of one good hour.
`
const greeting = `Host: Welcome back to Small Doors, a weekly show about shops. I'm Maya Brandt. Today I'm joined by Jonas Reed.\n\n`
const matter = `---
title: Closed on Saturdays
show: Small Doors
episode: 12
date: 2026-05-02
host: Maya Brandt
guest: Jonas Reed
guest_title: Baker
description: >-
  Jonas closes his bakery
  on the busiest day.
links: [https://smalldoors.example/12]
---
`
const file = (value: string) => ({ value, source: 'file' as const })
const user = (value: string) => ({ value, source: 'user' as const })

async function project(bytes: string, fields: Record<string, string> = {}) {
  const { body } = await upload(app, session, { filename: 'a.md', bytes }, { generate: 'false', ...fields })
  return whenProcessed(app, session, body.id)
}
const set = (id: string, body: Record<string, unknown>) =>
  app.call(setFacts, { session, params: { id }, body } as never)
const read = async (id: string) => (await app.call(getTranscript, { session, params: { id } })).body
const listSpeakers = ({ speakers }: { speakers: { name: string }[] }) => speakers.map(({ name }) => name).sort()

test('[FACTS-01] [FACTS-02] facts in the file are stored with their source, and its names replace “Host” and “Guest”', async () => {
  const stored = await project(matter + talk)
  expect(stored).toMatchObject({ filename: 'Closed on Saturdays', hostName: 'Maya Brandt', guestName: 'Jonas Reed' })
  expect(stored.facts).toEqual({
    showName: file('Small Doors'),
    episodeNumber: file('12'),
    publishedOn: file('2026-05-02'),
    hostName: file('Maya Brandt'),
    guestName: file('Jonas Reed'),
    guestTitle: file('Baker'),
    description: file('Jonas closes his bakery on the busiest day.'),
    links: file('https://smalldoors.example/12'),
  })
  expect(listSpeakers(stored)).toEqual(['Jonas Reed', 'Maya Brandt'])
  expect(stored.content).toContain('Jonas Reed: Every single Saturday')
})

test('labels that are a part of a name in the file’s head are shown in full', async () => {
  const named = talk.replaceAll('Host:', 'Maya:').replaceAll('Guest:', 'Reed:')
  const stored = await project(`---\nspeakers:\n  - Maya Brandt\n  - Jonas Reed\n---\n\n${named}`)
  expect(listSpeakers(stored)).toEqual(['Jonas Reed', 'Maya Brandt'])
  expect(stored.speakers.map(({ labels }) => labels)).toEqual([['Reed'], ['Maya']])
  expect(stored.content).toContain('Jonas Reed: Every single Saturday')
})

test('[FACTS-02] names that only the greeting tells leave the labels until someone confirms them', async () => {
  const stored = await project(greeting + talk)
  expect(stored.facts).toMatchObject({
    showName: { value: 'Small Doors', source: 'spoken' },
    hostName: { value: 'Maya Brandt', source: 'spoken' },
    guestName: { value: 'Jonas Reed', source: 'spoken' },
  })
  expect(listSpeakers(stored)).toEqual(['Guest', 'Host'])
})

test('[FACTS-03] what a user sends with the upload wins, an empty text removes, and names given replace the labels', async () => {
  const { facts, ...stored } = await project(matter + talk, {
    showName: ' The Long Table ',
    guestTitle: '',
    hostName: 'Ada Roth',
  })
  expect(facts).toMatchObject({
    showName: user('The Long Table'),
    hostName: user('Ada Roth'),
    episodeNumber: file('12'),
  })
  expect(facts).not.toHaveProperty('guestTitle')
  expect(stored).toMatchObject({ hostName: 'Ada Roth', guestTitle: null })
  expect(listSpeakers(stored)).toEqual(['Ada Roth', 'Jonas Reed'])
})

test('[FACTS-03] facts are changed in the project one by one, and everything out of bounds is refused', async () => {
  const { id, facts } = await project(matter + talk)
  expect(
    (await set(id, { episodeNumber: '13', links: ' https://a.example/1 \n\n https://b.example ' })).body.facts,
  ).toEqual({
    ...facts,
    episodeNumber: user('13'),
    links: user('https://a.example/1\nhttps://b.example'),
  })
  expect((await set(id, { description: '' })).body.facts).not.toHaveProperty('description')
  const wrong: Record<string, unknown>[] = [
    { showName: 'x'.repeat(201) },
    { episodeNumber: 'x'.repeat(21) },
    { description: 'x'.repeat(2001) },
    { publishedOn: 'May 2' },
    { publishedOn: '2026-02-31' },
    { links: 'javascript:alert(1)' },
    { links: 'https://maya:secret@a.example' },
    { links: Array.from({ length: 21 }, (_, at) => `https://a.example/${at}`).join('\n') },
    { guestName: null },
  ]
  for (const body of wrong) expect([body, (await set(id, body)).status]).toEqual([body, 400])
  expect((await read(id)).facts).toMatchObject({ episodeNumber: user('13'), publishedOn: file('2026-05-02') })
})

test('[FACTS-03] only who may rename a project may change its facts', async () => {
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const { body } = await upload(app, admin.session, { filename: 'a.md', bytes: matter + talk }, { generate: 'false' })
  const [member] = members
  if (member) await giveRole(app, member, 'viewer')
  const asMember = () =>
    app.call(setFacts, { session: member?.session ?? '', params: { id: body.id }, body: { episodeNumber: '1' } })
  expect((await asMember()).status).toBe(403)
  const stranger = await app.call(setFacts, { session, params: { id: body.id }, body: { episodeNumber: '1' } })
  expect(stranger.status).toBe(404)
})

test('a renamed speaker is renamed in the facts, too', async () => {
  const { id } = await project(matter + talk)
  const body = { labels: ['Guest'], from: 'Jonas Reed', to: 'Jonas Q. Reed' }
  await app.call(renameSpeaker, { session, params: { id }, body })
  expect((await read(id)).facts.guestName).toEqual(file('Jonas Q. Reed'))
})

test('[FACTS-01] the writer is told the facts; a show that was only said gives way to the settings', async () => {
  const told = async (id: string) => {
    const { body } = await app.call(getBrief, { session, params: { id } })
    return body.sections.map(({ text }) => text).join('\n')
  }
  const { id } = await project(matter + talk)
  const { id: spoken } = await project(greeting + talk)
  expect(await told(id)).toMatch(/Podcast: Small Doors\n[\s\S]*Episode: Episode 12, May 2, 2026\n/)
  expect(await told(id)).toContain('Jonas closes his bakery on the busiest day.')
  expect(await told(id)).toContain('https://smalldoors.example/12')
  expect(await told(spoken)).toContain('Podcast: Small Doors')
  await app.call(saveTeamSettings, { session, body: { podcastName: 'Small Door' } })
  expect(await told(spoken)).toContain('Podcast: Small Door\n')
  expect(await told(id)).toContain('Podcast: Small Doors\n')
  await app.call(saveTeamSettings, { session, body: { podcastName: '' } })
})

test('the export of one’s data has the facts', async () => {
  const person = await buildPerson(app, { subscribed: true })
  await upload(app, person.session, { filename: 'a.md', bytes: matter + talk }, { generate: 'false' })
  const { body } = await app.call(downloadMyData, { session: person.session } as never)
  expect(JSON.stringify(body)).toContain('"episodeNumber":{"value":"12","source":"file"}')
})

test('an older data folder opens: names that were typed are facts of the user', async () => {
  const { id } = await project(talk)
  const { id: other } = await project(talk)
  await app.db.execute(sql`alter table transcripts drop column facts, add column host_name text, add column guest_name text,
    add column guest_title text, add column guest_handle text`)
  await app.db.execute(sql`update transcripts set guest_name = 'Jonas "J." Reed', guest_title = '' where id = ${id}`)
  const migration = readFileSync('server/src/platform/database/migrations/0030_episode-facts.sql', 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await app.db.execute(sql.raw(statement))
  const facts = async (of: string) =>
    (await app.db.select({ facts: transcripts.facts }).from(transcripts).where(eq(transcripts.id, of)))[0]?.facts
  expect(await facts(id)).toEqual({ guestName: user('Jonas "J." Reed') })
  expect(await facts(other)).toEqual({})
})
