import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'

let app: FastifyInstance
let port: number
const sockets: Socket[] = []
beforeEach(async () => {
  app = Fastify()
  limitConnections(app.server, { maxConnections: 4, maxPerNetwork: 2 })
  app.get('/', async () => 'here')
  // Answers when the connection closes.
  app.get('/wait', (_request, reply) => reply.hijack())
  port = Number(new URL(await app.listen({ port: 0, host: '0.0.0.0' })).port)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** A connection from an address of this machine; `call` makes a call over it. */
async function open(localAddress: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  await once(socket, 'connect')
  return {
    call: (path = '/') => socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`),
    answered: () => expect.poll(() => text).toContain('here'),
    closed: () => expect.poll(() => socket.destroyed || socket.readableEnded).toBe(true),
    isOpen: () => !socket.destroyed && !socket.readableEnded,
  }
}

test('idle connections of one address make room for its newer ones, and for nobody else’s', async () => {
  const [first, second] = [await open('127.0.0.2'), await open('127.0.0.2')]
  first.call()
  await first.answered()
  const stranger = await open('127.0.0.3')
  const third = await open('127.0.0.2')
  // The first was used since the second opened.
  await second.closed()
  for (const one of [first, third, stranger]) expect(one.isOpen()).toBe(true)
})

test('calls that run are never closed: where all connections are busy the new one is', async () => {
  const busy = [await open('127.0.0.2'), await open('127.0.0.2')]
  for (const one of busy) one.call('/wait')
  const stranger = await open('127.0.0.3')
  stranger.call()
  await stranger.answered()
  await (await open('127.0.0.2')).closed()
  expect(busy.every((one) => one.isOpen())).toBe(true)
})

test('many addresses together have a limit as well', async () => {
  const all = []
  for (const last of [2, 3, 4, 5, 6]) all.push(await open(`127.0.0.${last}`))
  await all[0]?.closed()
  expect(all.slice(1).every((one) => one.isOpen())).toBe(true)
})
