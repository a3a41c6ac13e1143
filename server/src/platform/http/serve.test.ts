import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { addMember, type Endpoint, listMembers, logout, removeMember, uploadTranscript } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTeam, findUser, formData, newEmail, smallTranscript } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

type Sent = { session: string; payload: Buffer; contentType: string }

/** Sends a call whose body ends only after `interfere`; answers the status and the error's code. */
async function callSlowly(endpoint: Endpoint, sent: Sent, interfere: () => Promise<unknown>) {
  const { session, payload, contentType } = sent
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const head = [
    `${endpoint.method} ${endpoint.path} HTTP/1.1`,
    'host: podcastai.example',
    'connection: close',
    `x-session-id: ${session}`,
    `content-type: ${contentType}`,
    `content-length: ${payload.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(payload.subarray(0, 10))
  await wait(1000)
  await interfere()
  socket.write(payload.subarray(10))
  const [first = '', ...rest] = (await answer).split('\r\n')
  return { status: Number(first.split(' ')[1]), code: /"code":"(\w+)"/.exec(rest.join('\n'))?.[1] }
}

test('who is removed while the body of their call waits does nothing in the team any more', async () => {
  const {
    admin,
    members: [removed],
  } = await buildTeam(app, { roles: ['admin'] })
  const { id } = await findUser(app, removed ?? { email: '' })
  const payload = Buffer.from(JSON.stringify({ email: newEmail(), role: 'admin' }))
  const sent = { session: removed?.session ?? '', payload, contentType: 'application/json' }
  const answer = await callSlowly(addMember, sent, () =>
    app.call(removeMember, { session: admin.session, params: { id } }),
  )
  // In their own workspace again, they have no team.
  expect(answer).toEqual({ status: 402, code: 'subscription_required' })
  expect((await app.call(listMembers, { session: admin.session })).body).toHaveLength(1)
})

test('a session that ends during an upload uploads nothing', async () => {
  const { admin } = await buildTeam(app)
  const form = formData({}, { field: 'transcript', filename: 'late.txt', bytes: smallTranscript })
  const sent = { session: admin.session, payload: form.payload, contentType: form.headers['content-type'] }
  const answer = await callSlowly(uploadTranscript, sent, () => app.call(logout, { session: admin.session }))
  expect(answer).toEqual({ status: 401, code: 'no_session' })
})
