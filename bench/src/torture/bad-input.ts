// Broken requests to every call of the real server: none may fail on our side, hang, or leave memory behind.
import { setInterval } from 'node:timers'
import { badRequests } from '../../../server/test/bad-requests/bad-requests.ts'
import { seededRandom } from '../../../server/test/bad-requests/seeded-random.ts'
import { buildHome } from '../../../server/test/home.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { quantile } from '../quantile.ts'
import { startBenchServer } from '../server-process.ts'
import { type Got, openClient, type Sent, Unanswered } from './client.ts'
import { residentMegabytes } from './memory.ts'
import { onEmbedded, onPostgres, type Place } from './places.ts'
import { atMost, type Finding, none, type Options, told } from './torture.ts'

const clients = 8
const deadlineMs = 20_000
/** What grows with every request would grow on; what a cache takes is taken in the first part. */
const growth = 1.15

export async function badInput(options: Options): Promise<Finding[]> {
  const requests = options.figure('requests', { whole: 100_000, short: 3000 })
  console.log(
    `${requests} requests made from the contract and broken in some place, ${clients} at once, half of them to each`,
  )
  console.log(
    `kind of database. A failure: status 500 and above, but 503 where the contract has it. Answered within ${deadlineMs / 1000} s.\n`,
  )
  const half = (place: Place) => sendAll(place, Math.ceil(requests / 2), options.seed + place.name.length)
  return [...(await onEmbedded(half)), ...(await onPostgres(half))]
}

async function sendAll({ name, env }: Place, requests: number, seed: number): Promise<Finding[]> {
  const server = await startBenchServer({ ...env, BILLING: 'test' })
  const client = openClient(() => server.url, { deadlineMs })
  const app = client as unknown as TestApp
  const home = await buildHome(app)
  const source = badRequests(home, seededRandom(seed))
  const found = { failures: [] as string[], hangs: [] as string[] }
  const statuses = new Map<number, number>()
  const resident: number[] = []
  const sampling = setInterval(() => resident.push(residentMegabytes(server.pid)), 500)
  const began = performance.now()
  let sent = 0

  async function sendOn() {
    while (sent < requests) {
      sent += 1
      const request = source.next().value as Sent
      try {
        const got = await client.send(request)
        statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1)
        if (isFailure(got)) found.failures.push(`${describe(request)} → ${got.status} ${got.text.slice(0, 200)}`)
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        // A server may close a connection over which it was sent too much; an answer that never comes is a fault.
        if (/no answer in/.test(error.message)) found.hangs.push(describe(request))
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, sendOn))
  clearInterval(sampling)
  client.close()
  await server.stop()
  const part = (from: number, to: number) =>
    quantile(resident.slice(Math.floor(resident.length * from), Math.ceil(resident.length * to)), 0.5)
  const most = [...statuses].sort(([, one], [, other]) => other - one).map(([status, times]) => `${status}: ${times}`)
  return [
    told(
      `${name}: requests a second; answers`,
      `${Math.round((requests * 1000) / (performance.now() - began))}; ${most.slice(0, 9).join(', ')}`,
    ),
    none(`${name}: failures of ours`, found.failures),
    none(`${name}: without an answer`, found.hangs),
    atMost(
      `${name}: resident memory at the end, times that of the second quarter`,
      part(0.8, 1) / part(0.25, 0.5),
      growth,
    ),
  ]
}

function isFailure({ status, text }: Got): boolean {
  return status >= 500 && !(status === 503 && /"code":"\w+"/.test(text))
}

function describe({ method, url, headers, body }: Sent): string {
  return `${method} ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.subarray(0, 300).toString() ?? ''}`
}
