// Texts that must not be empty must not look empty either.
import {
  addComment,
  correctTranscript,
  type Endpoint,
  register,
  renameSpeaker,
  renameTeam,
  renameTranscript,
  updateProfile,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHome, type Home } from '../../test/home.ts'
import { newEmail } from '../../test/people.ts'
import { quickEngine } from '../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let app: TestApp
let home: Home
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  home = await buildHome(app)
})
afterAll(() => app.close())

const place = { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: 7 }, seen: 'Welcome', scope: 'here' }
const fields: [string, Endpoint, (text: string) => Record<string, unknown>][] = [
  ['a correction', correctTranscript, (written) => ({ ...place, written })],
  ['a comment', addComment, (text) => ({ text })],
  ['the title of a project', renameTranscript, (filename) => ({ filename })],
  ['the name of a speaker', renameSpeaker, (to) => ({ labels: ['Maya'], from: 'Maya', to })],
  ['the name of a team', renameTeam, (name) => ({ name })],
  ['the name of a person', updateProfile, (username) => ({ username })],
  ['the name at sign-up', register, (username) => ({ email: newEmail(), username, password: 'correct horse' })],
]

test.each(fields)('%s of invisible characters is refused with words', async (_what, endpoint, body) => {
  const { session } = home.admin
  for (const text of ['\u200b', '\u2060\u00ad \u200d', '\u3164', '\u2800', '\ufe0f', '\u{e0001}']) {
    const answer = await app.call(endpoint, { session, params: { id: home.ids.project }, body: body(text) })
    expect({ text, status: answer.status }).toEqual({ text, status: 400 })
    expect((answer.body as { message: string }).message).toMatch(/^Please (enter|write)/)
  }
})

test('characters that join others or turn the direction are fine within a text', async () => {
  const text = 'می\u200cخواهم 👩\u200d🍳'
  const call = { session: home.admin.session, params: { id: home.ids.project }, body: { text } }
  expect(await app.call(addComment, call)).toMatchObject({ status: 200, body: { text } })
})
