// Two hundred people with the app open, while episodes are processed. The client is our own, on Node's HTTP over
// connections that stay open. Each call is due at a moment that does not depend on how soon the one before was answered,
// and its time counts from that moment: if the server stalls, every call that was due during the stall is late.
// The episodes come when the people are there: a process that has just started compiles its code at the first calls of
// each kind, and twenty uploads in that very second would measure this instead of what processing costs.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addComment,
  getTranscript,
  isRunning,
  listTranscripts,
  renameTranscript,
  uploadTranscript,
} from '@podcastai/contracts'
import { type Chance, seededRandom } from '../../server/test/bad-requests/seeded-random.ts'
import { buildPerson, formData } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { quantile } from '../benchmarks/quantile.ts'
import { type BenchServer, startBenchServer } from '../benchmarks/server-process.ts'
import { talkFile } from '../benchmarks/talk-files.ts'
import { type Client, openClient } from './client.ts'
import { measureGrowth, residentMegabytes } from './memory.ts'
import { onEmbedded, onPostgres, type Place } from './places.ts'
import { watchProcessors } from './processor-time.ts'
import { atMost, type Finding, none, type Options, told } from './scenario.ts'

/** As often as a page asks. */
const pauseMs = 2000
const goalMs = 250
/** How much of the time people are alone before the episodes come, and at most. */
const alone = { share: 0.2, maxMs: 10_000 }

export async function load(options: Options): Promise<Finding[]> {
  const people = options.figure('people', { whole: 200, short: 50 })
  const seconds = options.figure('minutes', { whole: 10, short: 0.3 }) * 60
  const episodes = options.figure('episodes', { whole: 20, short: 3 })
  console.log(
    `${people} people ask every ${pauseMs / 1000} s, for ${seconds} s: most look how far a project is, some list, some`,
  )
  console.log(
    `rename and comment. Then ${episodes} hours of talk are uploaded at once and processed. On PostgreSQL one web`,
  )
  console.log('and one worker process, embedded one for all, without a goal.\n')
  const order = { people, seconds, episodes, seed: options.seed }
  const postgres = await onPostgres((place) => loaded(place, ['web', 'worker'], order))
  const embedded = await onEmbedded((place) => loaded(place, ['all'], order))
  return [...postgres, ...embedded.map((finding) => ({ ...finding, goal: '', isMet: null }))]
}

type Order = { people: number; seconds: number; episodes: number; seed: number }

async function loaded({ name, env }: Place, roles: string[], order: Order): Promise<Finding[]> {
  const servers: BenchServer[] = []
  for (const ROLE of roles) servers.push(await startBenchServer({ ...env, ROLE, BILLING: 'off' }))
  const client = openClient(() => servers[0]?.url ?? '', { sockets: order.people })
  const { session } = await buildPerson(client as unknown as TestApp)
  const talk = talkFile('srt', 75_000)
  const first = await upload(client, session, talk)
  await whenEnded(client, session, [first])

  const chance = seededRandom(order.seed)
  const taken: { ms: number; isBusy: boolean }[] = []
  const errors: string[] = []
  const resident: number[] = []
  const ids = [first]
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  const busyShares = watchProcessors({
    client: process.pid,
    ...Object.fromEntries(servers.map(({ pid }, at) => [roles[at] ?? '', pid])),
  })
  const ends = performance.now() + order.seconds * 1000
  let isBusy = false
  let busySeconds = 0
  const busy = processAll()

  async function processAll() {
    await wait(Math.min(alone.share * order.seconds * 1000, alone.maxMs))
    isBusy = true
    const began = performance.now()
    const uploads = await Promise.all(Array.from({ length: order.episodes }, () => upload(client, session, talk)))
    ids.push(...uploads)
    await whenEnded(client, session, uploads)
    isBusy = false
    busySeconds = (performance.now() - began) / 1000
  }
  async function person() {
    let due = performance.now() + chance.below(pauseMs)
    while (due < ends) {
      const early = due - performance.now()
      if (early > 0) await wait(early)
      const fault = await act(client, { session, ids, chance }).catch((error: Error) => error.message)
      taken.push({ ms: performance.now() - due, isBusy })
      if (fault) errors.push(fault)
      due += pauseMs * (0.8 + chance.next() * 0.4)
    }
  }
  const sampling = setInterval(
    () => resident.push(servers.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0)),
    1000,
  )
  await Promise.all(Array.from({ length: order.people }, person))
  const shares = busyShares()
  lag.disable()
  await busy
  clearInterval(sampling)
  client.close()
  for (const server of servers) await server.stop()
  const times = taken.map(({ ms }) => ms)
  const whileBusy = taken.filter((one) => one.isBusy).map(({ ms }) => ms)
  const figures = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0)).join('; ')
  return [
    told(`${name}: calls; ms median; p99; slowest`, `${taken.length}; ${figures}`),
    told(`${name}: of a core while people were there`, shares),
    told(`${name}: ms that the client itself was late, p99`, (lag.percentile(99) / 1e6).toFixed(0)),
    told(`${name}: seconds until all episodes were processed`, busySeconds.toFixed(0)),
    atMost(`${name}: p99 of all`, quantile(times, 0.99), goalMs, ' ms'),
    atMost(`${name}: p99 while episodes are processed`, quantile(whileBusy, 0.99), goalMs, ' ms'),
    none(`${name}: errors`, errors),
    measureGrowth(name, resident),
  ]
}

/** Null, or what went wrong. */
async function act(
  client: Client,
  { session, ids, chance }: { session: string; ids: readonly string[]; chance: Chance },
): Promise<string | null> {
  const params = { id: chance.pick(ids) }
  const kind = chance.below(20)
  const { status } =
    kind === 0
      ? await client.call(renameTranscript, { session, params, body: { filename: `Renamed ${chance.below(1000)}` } })
      : kind === 1
        ? await client.call(addComment, { session, params, body: { text: 'Friday?' } })
        : kind < 6
          ? await client.call(listTranscripts, { session, query: { limit: '50' } })
          : await client.call(getTranscript, { session, params })
  // A project takes so many comments and no more.
  return status === 200 || (kind === 1 && status === 409) ? null : `answered ${status}`
}

async function upload(client: Client, session: string, bytes: string): Promise<string> {
  const form = formData({}, { field: 'transcript', filename: 'talk.srt', bytes })
  const { status, body } = await client.call(uploadTranscript, { session, ...form })
  if (status !== 200) throw new Error(`an upload was refused with ${status}: ${body.message}`)
  return body.id
}

async function whenEnded(client: Client, session: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    while (isRunning((await client.call(getTranscript, { session, params: { id } })).body.status)) await wait(500)
  }
}
