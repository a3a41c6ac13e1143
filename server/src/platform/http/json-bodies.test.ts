import { endpoints, login, saveTeamSettings, setRecording } from '@podcastai/contracts'
import { maxJsonDepth } from '@podcastai/transcript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { maxBodyValues } from './json-bodies.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

async function send(url: string, payload: string, { method = 'POST', session = '' } = {}) {
  const headers = { 'content-type': 'application/json', ...(session && { 'x-session-id': session }) }
  const answer = await app.app.inject({ method: method as 'POST', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() as { code: string; message: string } }
}

test('a body that is too deep is refused with its depth by every call that takes one from anybody', async () => {
  const open = endpoints.filter(({ access, body, file }) => access === 'public' && body && !file)
  expect(open.length).toBeGreaterThan(3)
  for (const { path, method } of open)
    for (const body of [nested(200_000), objects(200_000), `{"email": ${nested(199_999)}}`])
      expect(await send(path, body, { method })).toEqual({
        status: 400,
        body: { code: 'invalid', message: 'The request is 200,000 levels deep. Send one of at most 400.' },
      })
})

test('a body of the most levels is read, and brackets inside a text are no levels', async () => {
  const { session } = await buildPerson(app)
  for (const body of [nested(maxJsonDepth), objects(maxJsonDepth)])
    expect(await send(login.path, body)).toMatchObject({
      status: 400,
      body: { message: expect.not.stringMatching(/deep/) },
    })
  const text = JSON.stringify({ podcastDescription: '["'.repeat(800) })
  const saved = await send(saveTeamSettings.path, text, { method: saveTeamSettings.method, session })
  expect(saved.status).toBe(200)
})

test('a body of too many values is refused with their number, before any of them is looked at', async () => {
  const message = 'The request holds 180,000 values. Send one of at most 20,000.'
  const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 180_000 }, (_, at) => [`k${at}`, 1])))
  for (const body of [`[${'1,'.repeat(179_999)}1]`, keys, `{"email": [${'[],'.repeat(179_999)}[]]}`])
    expect(await send(login.path, body)).toEqual({ status: 400, body: { code: 'invalid', message } })
  const most = await send(login.path, `[${'1,'.repeat(maxBodyValues - 1)}1]`)
  expect(most).toMatchObject({ status: 400, body: { message: expect.not.stringContaining('values') } })
})

test('who may not call is told so before the body is read', async () => {
  const { path, method } = setRecording
  expect(await send(path, nested(200_000), { method })).toMatchObject({ status: 401 })
})
