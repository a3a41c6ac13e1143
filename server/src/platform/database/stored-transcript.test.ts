import { parseTranscript } from '@podcastai/transcript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { heardSegments } from './stored-transcript.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const untimed = 'Nobody is named here, and “nothing” is timed\\; it goes on, 0 to 1.\n\nAnd on.'
const marked =
  '[00:00:01] Maya: We closed [00:00:09] on Saturdays, all of us. [00:00:12] It rained.\n\n[00:01:00] Jonas: So?'
const timed = `WEBVTT

00:00:01.234 --> 00:00:04.000
<v Maya>Zoë’s café, 土曜日 😀</v>

00:00:04.001 --> 01:00:04.999
<v Jonas | host>A, b; c.</v>
`

test.each([
  ['untimed.txt', untimed],
  ['marked.txt', marked],
  ['timed.vtt', timed],
])('what was read of %s comes back as it was read', async (filename, text) => {
  const { session } = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, session, { bytes: text, filename }, { generate: 'false' })
  await whenProcessed(app, session, body.id)
  const { segments } = parseTranscript(new TextEncoder().encode(text), filename)
  expect(await heardSegments(app.db, body.id)).toEqual(segments)
})

test('a project that was not read yet has no segments', async () => {
  expect(await heardSegments(app.db, crypto.randomUUID())).toEqual([])
})
