import { readFileSync } from 'node:fs'
import { contentTypeKeys } from '@podcastai/content-types'
import { getContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('[CONTENT-01] [CONTENT-02] [CONTENT-25] all eight types are written offline, under their keys', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const name = 'the-bakery-that-closed-on-saturdays.vtt'
  const { body } = await upload(app, session, { filename: name, bytes: readFileSync(`samples/${name}`) })
  const project = await whenProcessed(app, session, body.id)
  expect(project.generation.filter(({ state }) => state !== 'generated')).toEqual([])
  const content = await app.call(getContent, { session, params: { id: body.id } })
  expect(Object.keys(content.body).sort()).toEqual([...contentTypeKeys].sort())
})
