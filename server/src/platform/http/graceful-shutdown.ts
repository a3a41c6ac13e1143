import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Lets the app close as soon as its running calls are answered. Node waits for two more kinds of connections, for a
 * minute: those that fall idle while it closes, and those that browsers open in advance and never used. Who calls while
 * the process is `leaving` is answered, and asked to call others.
 */
export function registerGracefulShutdown(app: FastifyInstance, leaving?: AbortSignal): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('onSend', async (_request, reply) => {
    if (leaving?.aborted) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
    app.server.once('close', () => clearInterval(sweep))
  })
}
