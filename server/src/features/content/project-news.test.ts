// The stream that tells a page when something about its project is new.
import { once } from 'node:events'
import { connect } from 'node:net'
import { generateContent, login, logout, watchProject } from '@podcastai/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildPerson, giveRole, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { announceChange } from '../../platform/database/changes.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const open: AbortController[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.abort()
})

/** Listens as a browser does; `next` waits for one more event, `ended` for the server to end the stream. */
async function listen(id: string, headers: Record<string, string>) {
  const stop = new AbortController()
  open.push(stop)
  const url = `${address}${watchProject.path.replace(':id', id)}`
  const response = await fetch(url, { headers, signal: stop.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<string | null> {
    for (;;) {
      const at = text.indexOf('\n\n')
      if (at >= 0) {
        const event = text.slice(0, at)
        text = text.slice(at + 2)
        return event
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return null
      text += value
    }
  }
  return { response, next, stop: () => stop.abort() }
}

async function createProject(person: { session: string }) {
  const { body } = await upload(app, person.session)
  return (await whenProcessed(app, person.session, body.id)).id
}

const createSubscriber = () => buildPerson(app, { subscribed: true })
const change = (id: string, count: number) => `id: ${count}\nevent: change\ndata: {"transcriptId":"${id}"}`

test('a listener hears at once of what was missed, and then of every change, ids only', async () => {
  const person = await createSubscriber()
  const id = await createProject(person)
  const { response, next } = await listen(id, { 'x-session-id': person.session })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await next()).toBe(change(id, 1))
  const params = { id, contentType: 'quotes' }
  expect((await app.call(generateContent, { session: person.session, params })).status).toBe(200)
  expect(await next()).toBe(change(id, 2))
})

test('the cookie speaks for it as well, and what another process announces is heard', async () => {
  const person = await createSubscriber()
  const id = await createProject(person)
  const { next } = await listen(id, { cookie: `sessionId=${person.session}` })
  expect(await next()).toMatch(/^id: 1\n/)
  await app.db.transaction(async (tx) => announceChange(tx, id))
  expect(await next()).toMatch(/event: change/)
})

test('no one receives events of other people’s projects', async () => {
  const [mine, theirs] = [await createSubscriber(), await createSubscriber()]
  const [id, other] = [await createProject(mine), await createProject(theirs)]
  expect((await listen(other, { 'x-session-id': mine.session })).response.status).toBe(404)
  expect((await listen(id, {})).response.status).toBe(401)
  const { next } = await listen(id, { 'x-session-id': mine.session })
  await next()
  await announceChange(app.db, other)
  await announceChange(app.db, id)
  expect(await next()).toContain(id)
})

test('a stream ends with the session, and with the role that may look', async () => {
  const [leaving, losing] = [await createSubscriber(), await createSubscriber()]
  for (const [person, lose] of [
    [leaving, () => app.call(logout, { session: leaving.session })],
    [losing, () => giveRole(app, losing, 'listener')],
  ] as const) {
    const id = await createProject(person)
    const { next } = await listen(id, { 'x-session-id': person.session })
    await next()
    await lose()
    await announceChange(app.db, id)
    let event = await next()
    // What was announced before the loss may still be on its way.
    if (event !== null) event = await next()
    expect(event).toBeNull()
  }
})

test('a session holds six streams and no more; one that is closed makes room', async () => {
  const person = await createSubscriber()
  const id = await createProject(person)
  const headers = { 'x-session-id': person.session }
  const streams = []
  for (let each = 0; each < 6; each++) streams.push(await listen(id, headers))
  expect((await listen(id, headers)).response.status).toBe(429)
  streams[0]?.stop()
  await expect.poll(async () => (await listen(id, headers)).response.status, { timeout: 5000 }).toBe(200)
})

test('HEAD opens no stream, and neither does a page that is closed before its stream opens', async () => {
  const person = await createSubscriber()
  const id = await createProject(person)
  const headers = { 'x-session-id': person.session }
  const url = `${address}${watchProject.path.replace(':id', id)}`
  for (let each = 0; each < 7; each++) expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(404)
  const { hostname, port } = new URL(address)
  for (let each = 0; each < 7; each++) {
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: here\r\nx-session-id: ${person.session}\r\n\r\n`)
    await once(socket, 'ready')
    socket.destroy()
  }
  const { response, next } = await listen(id, headers)
  expect(response.status).toBe(200)
  expect(await next()).toBe(change(id, 1))
})

test('an account holds thirty streams and no more, however often it logs in', async () => {
  const person = await createSubscriber()
  const id = await createProject(person)
  const logIn = async () => (await app.call(login, { body: person })).body.sessionId
  for (let session = 0; session < 5; session++) {
    const headers = { 'x-session-id': await logIn() }
    for (let each = 0; each < 6; each++) expect((await listen(id, headers)).response.status).toBe(200)
  }
  expect((await listen(id, { 'x-session-id': await logIn() })).response.status).toBe(429)
})

test('the app closes although streams are open', async () => {
  const own = await startTestApp({ engine: () => quickEngine() })
  const person = await buildPerson(own, { subscribed: true })
  const { id } = await whenProcessed(own, person.session, (await upload(own, person.session)).body.id)
  const at = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${at}${watchProject.path.replace(':id', id)}`, {
    headers: { 'x-session-id': person.session },
  })
  const ended = response.text()
  await own.close()
  expect(await ended).toContain('event: change')
})
