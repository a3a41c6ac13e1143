import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

type OperatorPort = { address: string; close: () => Promise<void> }

/**
 * Opens a separate port for the operator, with /metrics, and with /health and /ready, which a process that only runs
 * jobs serves nowhere else.
 */
export async function openOperatorPort(
  { host, port }: { host: string; port: number },
  { metrics, isReady }: { metrics: Pick<Metrics, 'print' | 'contentType'>; isReady: () => Promise<boolean> },
): Promise<OperatorPort> {
  const server = createServer(async (request, response) => {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    try {
      if (request.method !== 'GET') say(405, 'Only GET.\n')
      else if (request.url === '/metrics') say(200, await metrics.print(), metrics.contentType)
      else if (request.url === '/health') say(200, 'ok\n')
      else if (request.url === '/ready') (await isReady()) ? say(200, 'ready\n') : say(503, 'not ready\n')
      else say(404, 'There are /metrics, /health and /ready.\n')
    } catch {
      say(503, 'The figures could not be collected.\n')
    }
  })
  server.requestTimeout = 10_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { address, port: own, family } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${own}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
