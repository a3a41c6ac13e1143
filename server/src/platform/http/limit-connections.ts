import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { getNetwork } from './throttle.ts'

type Limits = { maxConnections: number; maxPerNetwork: number }

/**
 * Limits the number of connections. A new one beyond the limit replaces the one that has been idle longest, so idle
 * connections lock no one out. If all are busy, the new one is closed.
 */
export function limitConnections(server: Server, { maxConnections, maxPerNetwork }: Limits): void {
  const open = new Map<Socket, string>()
  const perNetwork = new Map<string, number>()
  /** Idle connections, longest idle first. */
  const idle = new Set<Socket>()

  const count = (network: string, change: 1 | -1) => {
    const connections = (perNetwork.get(network) ?? 0) + change
    if (connections > 0) perNetwork.set(network, connections)
    else perNetwork.delete(network)
    return connections
  }

  server.on('connection', (socket: Socket) => {
    const network = getNetwork(socket.remoteAddress ?? '')
    open.set(socket, network)
    idle.add(socket)
    const connections = count(network, 1)
    socket.once('close', () => forget(socket))
    if (connections > maxPerNetwork) closeIdle((other) => open.get(other) === network)
    else if (open.size > maxConnections) closeIdle(() => true)
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    // A call that is aborted leaves no connection to reuse.
    response.once('finish', () => {
      if (open.has(socket)) idle.add(socket)
    })
  })

  /** Closes the connection that has been idle longest. The newest is idle too, so it is closed if no other is. */
  function closeIdle(isMeant: (socket: Socket) => boolean) {
    const socket = [...idle].find(isMeant)
    if (!socket) return
    forget(socket)
    socket.destroy()
  }

  function forget(socket: Socket) {
    const network = open.get(socket)
    if (network === undefined) return
    open.delete(socket)
    idle.delete(socket)
    count(network, -1)
  }
}
