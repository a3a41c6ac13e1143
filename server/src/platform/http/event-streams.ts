import { PassThrough, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/** Maximum open streams per session in this process: about one per tab. */
const streamsPerSession = 6
/** Maximum open streams per account, however often it logs in: several devices with several tabs each. */
const streamsPerAccount = 30
/** Keeps proxies from closing a silent stream; also how often the listener's access is checked. */
const heartbeatMs = 15_000

type Listening = {
  sessionIdHash: string
  userId: string
  /** Called before every event and every heartbeat; false ends the stream. */
  mayListen: () => Promise<boolean>
  /** Calls back when there is news; returns a function that unsubscribes. */
  subscribe: (callback: () => void) => () => void
  data: unknown
}

export type EventStreams = { open: (reply: FastifyReply, listening: Listening) => Readable }

/** Opens streams of server-sent events. All end when the app closes, which would otherwise wait for them. */
export function eventStreams(app: FastifyInstance, { everyMs = heartbeatMs } = {}): EventStreams {
  const open = new Map<PassThrough, Pick<Listening, 'sessionIdHash' | 'userId'>>()
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })

  return {
    open: (reply, { sessionIdHash, userId, mayListen, subscribe, data }) => {
      // The client disconnected during the access check, so no 'close' event would end the stream.
      if (reply.raw.destroyed) return Readable.from([])
      const ofAccount = [...open.values()].filter((listener) => listener.userId === userId)
      const ofSession = ofAccount.filter((listener) => listener.sessionIdHash === sessionIdHash)
      if (ofSession.length >= streamsPerSession || ofAccount.length >= streamsPerAccount) {
        throw new AppError('too_many_requests', 'You have too many pages open. Close some of them.')
      }
      const stream = new PassThrough()
      let count = 0
      open.set(stream, { sessionIdHash, userId })
      reply.raw.once('close', () => stream.destroy())

      async function send(text: () => string) {
        const may = await mayListen().catch(() => false)
        if (stream.writableEnded || stream.destroyed) return
        if (may) stream.write(text())
        else stream.end()
      }
      // The id names the last event that a client saw, but every event means the same: fetch again.
      const change = () => void send(() => `id: ${++count}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`)
      const unsubscribe = subscribe(change)
      const heartbeat = setInterval(() => void send(() => ': still here\n\n'), everyMs)
      heartbeat.unref()
      stream.once('close', () => {
        open.delete(stream)
        clearInterval(heartbeat)
        unsubscribe()
      })
      reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-cache, no-transform')
        // nginx would otherwise buffer the events.
        .header('x-accel-buffering', 'no')
      change()
      return stream
    },
  }
}
