import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Lets the app close as soon as its running requests are answered. On its own, Node waits up to a minute for
 * connections that become idle during the shutdown, and for those that browsers opened in advance. Requests that arrive
 * while the process is `leaving` are answered, and told to close their connection.
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
