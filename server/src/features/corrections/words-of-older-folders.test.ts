// A data folder of a release that stored the words of a correction at its places alone.
import { readFileSync } from 'node:fs'
import { correctTranscript } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const migration = readFileSync('server/src/platform/database/migrations/0034_words-of-corrections.sql', 'utf8')

test('an older data folder opens: each correction has the words of its places, as they are written there', async () => {
  const { body } = await upload(app, session, sampleTalk)
  const { id } = await whenProcessed(app, session, body.id)
  const place = { from: { segment: 2, offset: 0 }, to: { segment: 2, offset: 3 } }
  const correction = { ...place, seen: 'And', written: 'Plus', scope: 'episode' as const }
  expect((await app.call(correctTranscript, { session, params: { id }, body: correction })).status).toBe(200)
  const stored = async () => {
    const { rows } = await app.db.execute<{ pairs: unknown[] }>(
      sql`select pairs from corrections where transcript_id = ${id}::uuid`,
    )
    return rows.flatMap(({ pairs }) => pairs)
  }
  const pairs = [
    { heard: 'And', written: 'Plus' },
    { heard: 'and', written: 'Plus' },
  ]
  const made = await stored()
  expect(made).toHaveLength(pairs.length)
  expect(made).toEqual(expect.arrayContaining(pairs))

  await app.db.execute(sql`update corrections set pairs = '[]'::jsonb where transcript_id = ${id}::uuid`)
  const [, fill = ''] = migration.split('--> statement-breakpoint')
  await app.db.execute(sql.raw(fill))
  const filled = await stored()
  expect(filled).toHaveLength(pairs.length)
  expect(filled).toEqual(expect.arrayContaining(pairs))
})
