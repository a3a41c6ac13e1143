import { connect } from 'node:net'
import { login } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await startTestApp({ worker: false })
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** What comes back until the connection closes. */
async function answerTo(sent: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  let text = ''
  for await (const chunk of socket) text += chunk
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

test.each([
  ['no HTTP', 400, 'invalid', 'GET / what\r\n\r\n'],
  ['headers without an end', 413, 'too_large', `GET / HTTP/1.1\r\nHost: here\r\nx: ${'x'.repeat(20_000)}`],
])('%s is answered with %i in the shape of all errors', async (_what, status, code, sent) => {
  expect(await answerTo(sent)).toEqual({ status, body: { code, message: expect.stringMatching(/^The .*\.$/) } })
})

test('a body that does not come is answered with 408 in the shape of all errors', async () => {
  app.app.server.headersTimeout = 100
  app.app.server.requestTimeout = 100
  const head = `POST ${login.path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`
  const body = { code: 'too_slow', message: 'The request took too long to arrive. Please try again.' }
  expect(await answerTo(`${head}{"email":`)).toEqual({ status: 408, body })
})
