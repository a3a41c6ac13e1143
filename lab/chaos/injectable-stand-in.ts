// What sqlmap has to find, or else what it does not find in the app proves nothing.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { newServerDatabase } from '../../server/test/postgres-server.ts'
import type { MarkedRequest } from './statement-requests.ts'

/** Asked for with it alone, like the calls of the app. */
const session = 'a-session-of-the-stand-in'

/**
 * Puts what stands in a path, a query, a text and a number of JSON into its statements as it comes, and hides failures as
 * well as the app does.
 */
export async function startInjectableStandIn(
  beside: string,
): Promise<{ requests: MarkedRequest[]; stop: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: await newServerDatabase(beside, { isCopy: false }), max: 8 })
  pool.on('error', () => {})
  await pool.query("create table items as select n as id, 'item ' || n as name from generate_series(1, 20) n")
  const server = createServer(async (request, answer) => {
    const [status, body] = await answered(request, pool).catch(
      () => [400, { message: 'Please look at what you sent.' }] as const,
    )
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    requests: [
      request(host, 'in a path', 'GET', (mark) => ['/path/item%205'.concat(mark), '']),
      request(host, 'in a path beside JSON', 'PATCH', (mark) => [`/path/item%205${mark}`, '{"other":1}']),
      request(host, 'in a query', 'GET', (mark) => [`/query?q=item%205${mark}`, '']),
      request(host, 'in a text of JSON', 'POST', (mark) => ['/text', `{"name":"item 5${mark}"}`]),
      request(host, 'in a number of JSON', 'PUT', (mark) => ['/number', `{"id":5${mark}}`]),
    ],
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}

async function answered(request: IncomingMessage, pool: pg.Pool): Promise<readonly [number, object]> {
  if (request.headers['x-session-id'] !== session) return [401, { message: 'Please log in first.' }]
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in')
  const body = await text(request)
  const condition = () => {
    if (pathname.startsWith('/path/')) return `name = '${decodeURIComponent(pathname.slice(6))}'`
    if (pathname === '/query') return `name = '${searchParams.get('q')}'`
    // sqlmap puts a number that it has changed between quotes.
    const { name, id } = JSON.parse(body)
    return pathname === '/text' ? `name = '${name}'` : `id = ${id}`
  }
  const { rows } = await pool.query(`select id, name from items where ${condition()}`)
  return [200, { items: rows ?? [] }]
}

function request(
  host: string,
  where: string,
  method: string,
  parts: (mark: string) => [string, string],
): MarkedRequest {
  const headers = { 'x-session-id': session, 'content-type': 'application/json' }
  const [url, body] = parts('')
  const [markedUrl, markedBody] = parts('*')
  const head = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return {
    call: `a stand-in that can be injected into, ${where}`,
    plain: { method, url, headers, body: body ? Buffer.from(body) : null },
    marked: [`${method} ${markedUrl} HTTP/1.1`, ...head, '', markedBody].join('\r\n'),
    marks: 1,
  }
}
