// Broken requests to every call of the real server: none may fail on our side, hang, or leave memory behind.
import { setInterval } from 'node:timers'
import { type BadRequest, badRequests } from '../../server/test/bad-requests/bad-requests.ts'
import { seededRandom } from '../../server/test/bad-requests/seeded-random.ts'
import { buildHome } from '../../server/test/home.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { answersByCall } from './answers-by-call.ts'
import { type Got, openClient, Unanswered } from './client.ts'
import { measureGrowth, residentMegabytes } from './memory.ts'
import { onBoth, type Place } from './places.ts'
import { type Finding, none, type Options, told } from './scenario.ts'
import { openSpares } from './spares.ts'

const clients = 8
const deadlineMs = 20_000

export async function badInput(options: Options): Promise<Finding[]> {
  const requests = options.figure('requests', { whole: 100_000, short: 3000 })
  console.log(
    `${requests} requests made from the contract and broken in some place, ${clients} at once, half of them to each`,
  )
  console.log(
    `kind of database. A failure: status 500 and above, but 503 where the contract has it. Silent for ${deadlineMs / 1000} s: a hang.`,
  )
  console.log('The sessions and the ids are mostly true ones: a call that never answers 200 is told.\n')
  // For a machine that is too slow for all of them.
  const minutes = options.figure('minutes', { whole: Number.POSITIVE_INFINITY, short: 3 })
  const order = { requests: Math.ceil(requests / 2), maxMs: minutes * 60_000 }
  return onBoth((place) => sendAll(place, order, options.seed + place.name.length))
}

async function sendAll(
  { name, env }: Place,
  { requests, maxMs }: { requests: number; maxMs: number },
  seed: number,
): Promise<Finding[]> {
  const server = await startBenchServer({ ...env, BILLING: 'test', LOG_LEVEL: 'error' })
  const client = openClient(() => server.url, { deadlineMs })
  const app = client as unknown as TestApp
  const home = await buildHome(app)
  const spares = openSpares(app, home)
  const source = badRequests(home, seededRandom(seed), spares.take)
  const found = { failures: [] as string[], hangs: [] as string[], cutOff: 0 }
  const answers = answersByCall()
  const resident: number[] = []
  const sampling = setInterval(() => resident.push(residentMegabytes(server.pid)), 500)
  const began = performance.now()
  const refillEvery = 500
  let sent = 0
  let refilling = spares.refill()

  async function sendOn() {
    while (sent < requests && performance.now() - began < maxMs && !server.fellOver()) {
      if (sent % refillEvery === 0) refilling = refilling.then(spares.refill)
      await refilling
      sent += 1
      const request = source.next().value
      if (sent % 2000 === 0) console.log(`  ${name}: ${sent} sent, ${resident.at(-1)?.toFixed(0)} MB resident`)
      await sendOne(request)
    }
  }
  async function sendOne(request: BadRequest) {
    const asked = performance.now()
    try {
      const got = await client.send(request)
      answers.add(request.endpoint, got.status, performance.now() - asked)
      if (isFailure(got)) found.failures.push(`${describe(request)} → ${got.status} ${got.text.slice(0, 200)}`)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      // A server may close a connection over which it was sent too much; an answer that never comes is a fault.
      if (/nothing came for/.test(error.message)) found.hangs.push(describe(request))
      else found.cutOff += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, sendOn))
  const seconds = (performance.now() - began) / 1000
  clearInterval(sampling)
  client.close()
  const fall = server.fellOver()
  await server.stop()
  answers.print(name)
  const unexpected = server.errors.filter((line) => line.includes('unexpected error'))
  for (const line of unexpected.slice(0, 5)) console.log(`  ${name}: ${line.slice(0, 1500)}`)
  return [
    told(`${name}: requests; a second; answers`, `${sent}; ${Math.round(sent / seconds)}; ${answers.all()}`),
    told(`${name}: cut off, as their bodies were too long or broken`, found.cutOff),
    none(`${name}: servers that ended by themselves`, fall ? [fall] : []),
    none(`${name}: failures of ours`, found.failures),
    none(`${name}: without an answer`, found.hangs),
    none(`${name}: calls that never came past the session and the ids`, answers.neverInside()),
    measureGrowth(name, resident),
  ]
}

function isFailure({ status, text }: Got): boolean {
  return status >= 500 && !(status === 503 && /"code":"\w+"/.test(text))
}

function describe({ method, url, headers, body }: BadRequest): string {
  return `${method} ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.subarray(0, 300).toString() ?? ''}`
}
