// A data folder of a release whose workspaces had one show each.
import { readFileSync } from 'node:fs'
import { addToGlossary, getGlossary, getPictureLook, getTeamSettings, getTeamTemplates } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildPerson, findShow, findUser, upload } from '../../../test/people.ts'
import { startTestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'

const migrations = ['0035_shows', '0038_show-formats'].map((name) =>
  readFileSync(`server/src/platform/database/migrations/${name}.sql`, 'utf8'),
)

const older = `
  alter table transcripts drop column show_id;
  alter table glossary drop column show_id;
  create unique index glossary_heard on glossary (workspace_id, lower(heard));
  drop table shows;
  create table workspace_settings (
    workspace_id uuid primary key references workspaces (id) on delete cascade,
    settings jsonb not null default '{}', templates jsonb not null default '{}', look jsonb not null default '{}',
    revision integer not null default 0, created_at timestamptz not null default now())`

test('an older data folder opens: each workspace has a show with its settings, projects and glossary', async () => {
  const app = await startTestApp({ worker: false })
  const [person, untouched] = [await buildPerson(app, { subscribed: true }), await buildPerson(app)]
  const { session } = person
  const { body: project } = await upload(app, session)
  await app.call(addToGlossary, { session, body: { heard: 'call start', written: 'cold start' } })
  const { workspaceId } = await findUser(app, person)

  for (const statement of older.split(';')) await app.db.execute(sql.raw(statement))
  await app.db.execute(sql`
    insert into workspace_settings (workspace_id, settings, templates, look, revision) values
      (${workspaceId}, '{"podcastName": "The Long Table"}', '{"quotes": "Only the guest."}', '{"handle": "@table"}', 4)`)
  await app.db.transaction(async (tx) => {
    for (const statement of migrations.flatMap((one) => one.split('--> statement-breakpoint')))
      await tx.execute(sql.raw(statement))
  })

  const { showId } = await findShow(app, person)
  expect(await app.db.select({ id: transcripts.id, showId: transcripts.showId }).from(transcripts)).toEqual([
    { id: project.id, showId },
  ])
  expect((await app.call(getTeamSettings, { session })).body).toMatchObject({
    podcastName: 'The Long Table',
    revision: 4,
  })
  expect((await app.call(getTeamTemplates, { session })).body.quotes).toBe('Only the guest.')
  expect((await app.call(getPictureLook, { session })).body).toMatchObject({ handle: '@table', show: 'The Long Table' })
  expect((await app.call(getGlossary, { session })).body.entries).toMatchObject([{ heard: 'call start' }])
  expect((await app.call(getTeamSettings, { session: untouched.session })).body).toMatchObject({ podcastName: '' })
  expect((await upload(app, untouched.session)).status).toBe(402)
  expect((await upload(app, session)).status).toBe(200)
  await app.close()
})
