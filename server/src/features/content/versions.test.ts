import {
  generateContent,
  getContent,
  getVersion,
  listVersions,
  restoreVersion,
  saveContent,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function projectWithTitles() {
  const { session, username } = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, session)
  await whenProcessed(app, session, body.id)
  const params = { id: body.id, contentType: 'episode_titles' }
  const read = async () => (await app.call(getContent, { session, params })).body.episode_titles
  const retitle = async (title: string, baseVersion?: number) => {
    const content = await read()
    const edited = { ...content, primary: { ...content?.primary, title } }
    return app.call(saveContent, { session, params, body: { content: edited, baseVersion } })
  }
  return { session, username, params, read, retitle }
}

test('an edit of a version that is not the newest any more is a conflict, and nothing is lost', async () => {
  const { retitle, read } = await projectWithTitles()
  expect((await retitle('The first of two edits', 1)).status).toBe(200)
  expect(await retitle('The second of two edits', 1)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await read())?.primary.title).toBe('The first of two edits')
  expect((await retitle('The second of two edits', 2)).status).toBe(200)
})

test('every generation and edit is listed with who made it, and an older one comes back', async () => {
  const { session, username, params, retitle, read } = await projectWithTitles()
  await retitle('An edit of mine')
  await app.call(generateContent, { session, params })
  const { body } = await app.call(listVersions, { session, params })
  expect(body.versions.map(({ version, origin, author }) => [version, origin, author])).toEqual([
    [3, 'generated', username],
    [2, 'edited', username],
    [1, 'generated', null],
  ])

  const restored = await app.call(restoreVersion, { session, params: { ...params, versionId: '2' } })
  expect(restored.status).toBe(200)
  expect((await read())?.primary.title).toBe('An edit of mine')
  expect((await app.call(listVersions, { session, params })).body.versions[0]).toMatchObject({ version: 4 })
})

test('of several versions exactly the one that was asked for comes back, word for word', async () => {
  const { session, params, retitle, read } = await projectWithTitles()
  const contents = [await read()]
  for (const title of ['The second title', 'The third title']) {
    await retitle(title)
    contents.push(await read())
  }
  expect(new Set(contents.map((content) => content?.primary.title)).size).toBe(3)
  for (const asked of [2, 1, 3]) {
    await app.call(restoreVersion, { session, params: { ...params, versionId: String(asked) } })
    expect(await read(), `version ${asked}`).toEqual(contents[asked - 1])
  }
})

test('a version can be looked at before it comes back, with who wrote it', async () => {
  const { session, username, params, retitle, read } = await projectWithTitles()
  const first = await read()
  await retitle('An edit of mine')
  await app.call(generateContent, { session, params })
  const look = async (versionId: string) => app.call(getVersion, { session, params: { ...params, versionId } })
  expect((await look('1')).body).toMatchObject({ version: 1, origin: 'generated', author: null, content: first })
  const edited = (await look('2')).body
  expect(edited).toMatchObject({ origin: 'edited', author: username, engine: 'Built-in engine' })
  expect(edited.content).toMatchObject({ primary: { title: 'An edit of mine' } })
  expect((await app.call(listVersions, { session, params })).body.versions).toHaveLength(3)
})

test('[API-39] an older version does not come back over an edit that nobody has seen', async () => {
  const { session, params, retitle, read } = await projectWithTitles()
  await retitle('An edit of someone else', 1)
  const restore = (body?: { baseVersion: number }) =>
    app.call(restoreVersion, { session, params: { ...params, versionId: '1' }, body })
  expect(await restore({ baseVersion: 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await read())?.primary.title).toBe('An edit of someone else')
  expect((await restore({ baseVersion: 2 })).status).toBe(200)
  expect((await restore()).status).toBe(200)
})

test('a version that is not there answers 404', async () => {
  const { session, params } = await projectWithTitles()
  for (const versionId of ['99', 'abc', '-1']) {
    expect((await app.call(restoreVersion, { session, params: { ...params, versionId } })).status).toBe(404)
    expect((await app.call(getVersion, { session, params: { ...params, versionId } })).status).toBe(404)
  }
})
