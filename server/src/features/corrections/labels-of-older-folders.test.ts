// A data folder of a release that stored doubtful labels that are words as words of the file.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doubtfulProject } from '../../../test/doubtful-project.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const migration = readFileSync('server/src/platform/database/migrations/0028_labels-as-words.sql', 'utf8')

test('an older data folder opens: labels that were words are still words, and can be speakers again', async () => {
  const { id, correct, asWords, asSpeakers, said, spoken, shown, content, stored, undo } = await doubtfulProject(
    app,
    session,
  )
  const { body: corrected } = await correct('Saturdays', 'Sundays')
  const [asSpoken, contentBefore] = [await spoken(), await content()]
  await asWords()
  const { body: named } = await correct('Q: And', 'Question: And', { scope: 'here' })
  const [words, shownBefore] = [await said(), await shown()]
  expect(words).toContain('\nQuestion: And what did')

  await app.db.execute(sql`alter table transcripts add column reading text`)
  await app.db.execute(sql`alter table segments add column label_speaker text`)
  await app.db.execute(sql`delete from corrections where transcript_id = ${id} and source = 'labels'`)
  await app.db.execute(sql`delete from corrected_places where correction_id = ${named.id} and heard = ''`)
  await app.db.execute(sql`
    update corrected_places set "offset" = -3, heard = 'Q: And' where correction_id = ${named.id}`)
  await app.db.execute(sql`update transcripts set reading = 'words' where id = ${id}`)
  await app.db.execute(sql`
    update segments set label_speaker = heard_speaker, is_given = false, heard_speaker = null,
      label_written = coalesce(label_written, ''),
      heard = case when coalesce(label_written, '') || heard <> text then coalesce(label_written, '') || heard end
    where transcript_id = ${id}`)
  for (const statement of migration.split('--> statement-breakpoint')) await app.db.execute(sql.raw(statement))

  expect([await said(), await shown()]).toEqual([words, shownBefore])
  await undo(named.id)
  expect(await said()).toContain('\nQ: And what did')
  await asSpeakers()
  expect(await spoken()).toEqual(asSpoken)
  expect(await content()).toEqual(contentBefore)
  await undo(corrected.id)
  const { segments } = await stored()
  expect(JSON.stringify(segments)).not.toContain('Sundays because')
})
