import { getNote, maxNoteLength, saveNote } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, upload } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), worker: false })
})
afterAll(() => app.close())

async function teamWithNote() {
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const { body } = await upload(app, admin.session, {}, { generate: 'false' })
  const params = { id: body.id }
  const as = (session: string) => ({
    read: () => app.call(getNote, { session, params }),
    write: (text: string, baseRevision: number) =>
      app.call(saveNote, { session, params, body: { text, baseRevision } }),
  })
  return { ada: as(admin.session), noor: as(members[0]!.session), as }
}

test('[COLLAB-03] a project has one note that its members read and edit', async () => {
  const { ada, noor } = await teamWithNote()
  expect((await ada.read()).body).toEqual({ text: '', revision: 0, editedBy: null, editedAt: null })
  expect((await ada.write('Publish on Friday.', 0)).body).toMatchObject({ text: 'Publish on Friday.', revision: 1 })
  expect((await noor.read()).body).toMatchObject({ text: 'Publish on Friday.', editedBy: 'Ada Adams' })
  await noor.write('Publish on Saturday.', 1)
  expect((await ada.read()).body).toMatchObject({ text: 'Publish on Saturday.', revision: 2, editedBy: 'The user' })
})

test('[COLLAB-03] who saves on top of a text they have not seen is refused and gets it, nothing is lost', async () => {
  const { ada, noor } = await teamWithNote()
  const answers = await Promise.all([ada.write('Hers', 0), noor.write('His', 0)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const stored = (await ada.read()).body
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    details: { note: { text: stored.text, revision: 1, editedBy: stored.editedBy } },
  })
  expect((await noor.write('Both of us', 1)).status).toBe(200)
  expect((await ada.write('From a page that was open all day', 1)).status).toBe(409)
  expect((await ada.write('', 2)).body).toMatchObject({ text: '', revision: 3 })
})

test('[COLLAB-03] [API-38] a note is its workspace’s alone, and has at most 20,000 characters', async () => {
  const { ada, as } = await teamWithNote()
  await ada.write('Ours', 0)
  const stranger = as((await buildPerson(app, { subscribed: true })).session)
  expect((await stranger.read()).status).toBe(404)
  expect((await stranger.write('Theirs', 1)).status).toBe(404)
  expect((await ada.write('x'.repeat(maxNoteLength + 1), 1)).status).toBe(400)
  expect((await ada.write('x', -1)).status).toBe(400)
  expect((await ada.read()).body.text).toBe('Ours')
})
