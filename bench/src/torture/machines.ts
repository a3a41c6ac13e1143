// Two web and two worker processes on one PostgreSQL server: one of each is killed under load, and two workers are
// measured against one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addComment,
  getTranscript,
  isRunning,
  listTranscripts,
  renameTranscript,
  uploadTranscript,
} from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import { type Chance, seededRandom } from '../../../server/test/bad-requests/seeded-random.ts'
import { goodModel } from '../../../server/test/good-model.ts'
import { startModelProvider } from '../../../server/test/model-provider/model-provider.ts'
import { buildPerson, formData } from '../../../server/test/people.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { type BenchServer, startBenchServer } from '../server-process.ts'
import { type Client, openClient, Unanswered } from './client.ts'
import { onPostgres } from './places.ts'
import { atLeast, type Finding, none, type Options, told } from './torture.ts'

const answerMs = 300
const clients = 16
const goal = 1.8

const file = 'the-bakery-that-closed-on-saturdays.vtt'
const sample = readFileSync(join(import.meta.dirname, '../../../samples', file))

export async function machines(options: Options): Promise<Finding[]> {
  const seconds = options.figure('seconds', { whole: 60, short: 12 })
  const episodes = options.figure('episodes', { whole: 12, short: 4 })
  console.log(
    `${clients} clients for ${seconds} s before two web and two worker processes; after a third of it one of each is`,
  )
  console.log('killed with -9. A client asks the other one once where no answer, or a 502 to 504, came.')
  console.log(
    `Then ${episodes} episodes with one worker and with two, one job at a time each; the model answers after ${answerMs} ms.\n`,
  )
  const good = goodModel(parseTranscript(sample, file))
  await using provider = await startModelProvider(async (request) => {
    await wait(answerMs)
    return good(request)
  })
  const model = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'stand-in',
    BILLING: 'off',
  }
  const survived = await onPostgres(({ env }) => survive({ ...env, ...model }, seconds, seededRandom(options.seed)))
  const one = await onPostgres(({ env }) => episodesASecond({ ...env, ...model }, { workers: 1, episodes }))
  const two = await onPostgres(({ env }) => episodesASecond({ ...env, ...model }, { workers: 2, episodes }))
  const figures = `${(one * 60).toFixed(1)}; ${(two * 60).toFixed(1)}`
  return [
    ...survived,
    told('episodes a minute with one worker; with two', figures),
    atLeast('two workers, times one', two / one, goal),
  ]
}

async function survive(env: Record<string, string>, seconds: number, chance: Chance): Promise<Finding[]> {
  // The first process makes the tables; the others start at once.
  const webs = [await start(env, 'web'), await start(env, 'web')]
  const workers = await Promise.all([start(env, 'worker'), start(env, 'worker')])
  const [first, second] = webs.map((web) => openClient(() => web.url))
  if (!first || !second) return []
  const { session } = await buildPerson(first as unknown as TestApp)
  const ends = Date.now() + seconds * 1000
  const seen = { calls: 0, retried: 0, failed: [] as string[], projects: [] as string[] }

  async function person() {
    while (Date.now() < ends) {
      const [asked, other] = chance.oneIn(2) ? [first, second] : [second, first]
      await once(asked as Client, other as Client)
    }
  }
  async function once(asked: Client, other: Client) {
    const act = actionFor(seen.projects, session, chance)
    seen.calls += 1
    if (await succeeds(asked, act)) return
    seen.retried += 1
    if (!(await succeeds(other, act))) seen.failed.push(act.name)
  }
  const running = Promise.all(Array.from({ length: clients }, person))
  await wait((seconds * 1000) / 3)
  await Promise.all([webs[0]?.stop(), workers[0]?.stop()])
  await running
  const unended = await unendedOf(second, session, seen.projects)
  for (const client of [first, second]) client.close()
  await Promise.all([webs[1]?.stop(), workers[1]?.stop()])
  return [
    told('calls; asked a second time; episodes uploaded', `${seen.calls}; ${seen.retried}; ${seen.projects.length}`),
    none('calls that a retry did not heal', seen.failed),
    none('episodes whose job did not end', unended),
  ]
}

type Action = { name: string; run: (client: Client) => Promise<{ status: number }> }

function actionFor(projects: string[], session: string, chance: Chance): Action {
  const id = projects.length > 0 ? chance.pick(projects) : null
  if (!id || chance.oneIn(40)) return { name: 'upload', run: (client) => upload(client, session, projects) }
  const params = { id }
  const filename = `Renamed ${chance.below(1000)}`
  return chance.pick<Action>([
    { name: 'poll', run: (client) => client.call(getTranscript, { session, params }) },
    { name: 'poll', run: (client) => client.call(getTranscript, { session, params }) },
    { name: 'list', run: (client) => client.call(listTranscripts, { session, query: { limit: '50' } }) },
    { name: 'rename', run: (client) => client.call(renameTranscript, { session, params, body: { filename } }) },
    { name: 'comment', run: (client) => commentOn(client, session, id) },
  ])
}

/** A project takes so many comments and no more: being told so is an answer. */
async function commentOn(client: Client, session: string, id: string) {
  const { status } = await client.call(addComment, { session, params: { id }, body: { text: 'Friday?' } })
  return { status: status === 409 ? 200 : status }
}

async function upload(client: Client, session: string, projects: string[]) {
  const form = formData({}, { field: 'transcript', filename: file, bytes: sample })
  const { status, body } = await client.call(uploadTranscript, { session, ...form })
  if (status === 200) projects.push(body.id)
  return { status }
}

async function succeeds(client: Client, { run }: Action): Promise<boolean> {
  try {
    return (await run(client)).status === 200
  } catch (error) {
    if (error instanceof Unanswered) return false
    throw error
  }
}

async function unendedOf(client: Client, session: string, projects: readonly string[]): Promise<string[]> {
  const deadline = Date.now() + 300_000
  const unended: string[] = []
  for (const id of projects) {
    for (;;) {
      const { body } = await client.call(getTranscript, { session, params: { id } })
      if (!isRunning(body.status)) break
      if (Date.now() > deadline) {
        unended.push(id)
        break
      }
      await wait(200)
    }
  }
  return unended
}

/** Uploads wait in the queue until the workers start: counted from the first episode that is done to the last. */
async function episodesASecond(
  env: Record<string, string>,
  { workers, episodes }: { workers: number; episodes: number },
): Promise<number> {
  const web = await start(env, 'web')
  const client = openClient(() => web.url)
  const { session } = await buildPerson(client as unknown as TestApp)
  const projects: string[] = []
  for (let made = 0; made < episodes; made++) await upload(client, session, projects)
  const started = await Promise.all(
    Array.from({ length: workers }, () => start({ ...env, JOBS_AT_ONCE: '1' }, 'worker')),
  )
  const ends: number[] = []
  while (ends.length < episodes) {
    await wait(20)
    const { body } = await client.call(listTranscripts, { session })
    const done = body.filter(({ status }) => !isRunning(status)).length
    while (ends.length < done) ends.push(performance.now())
  }
  client.close()
  await Promise.all([web, ...started].map((server) => server.stop()))
  return (episodes - workers) / (((ends.at(-1) ?? 0) - (ends[workers - 1] ?? 0)) / 1000)
}

function start(env: Record<string, string>, role: 'web' | 'worker'): Promise<BenchServer> {
  return startBenchServer({ ...env, ROLE: role })
}
