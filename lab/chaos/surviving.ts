import { setTimeout as wait } from 'node:timers/promises'
import { addComment, getTranscript, isRunning, listTranscripts, renameTranscript } from '@podcastai/contracts'
import type { Chance } from '../../server/test/bad-requests/seeded-random.ts'
import { buildPerson } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { uploadBakery } from './bakery.ts'
import { type Client, openClient, Unanswered } from './client.ts'
import { type Finding, none, told } from './scenario.ts'

export const clients = 16
/** The worker that is left has to come to an end with them. */
const maxEpisodes = 40
/** A dead worker's job is taken over within half a minute. */
const stallMs = 90_000

/** Simulates users on two web and two worker processes; one of each is killed after a third of the time. */
export async function survive(env: Record<string, string>, seconds: number, chance: Chance): Promise<Finding[]> {
  // The first process makes the tables; the others start at once.
  const webs = [await startBenchServer({ ...env, ROLE: 'web' }), await startBenchServer({ ...env, ROLE: 'web' })]
  const workers = await Promise.all([
    startBenchServer({ ...env, ROLE: 'worker' }),
    startBenchServer({ ...env, ROLE: 'worker' }),
  ])
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
  const unended = await findUnended(second, session, seen.projects)
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
  const isToUpload = !id || (projects.length < maxEpisodes && chance.oneIn(40))
  if (isToUpload) return { name: 'upload', run: (client) => uploadBakery(client, session, projects) }
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

async function succeeds(client: Client, { run }: Action): Promise<boolean> {
  try {
    return (await run(client)).status === 200
  } catch (error) {
    if (error instanceof Unanswered) return false
    throw error
  }
}

/** What has not ended when for a while nothing has: how long all take depends on how much was uploaded. */
async function findUnended(client: Client, session: string, projects: readonly string[]): Promise<string[]> {
  const running = new Set(projects)
  let lastEnded = Date.now()
  while (running.size > 0 && Date.now() - lastEnded < stallMs) {
    for (const id of running) {
      const { body } = await client.call(getTranscript, { session, params: { id } })
      if (isRunning(body.status)) continue
      running.delete(id)
      lastEnded = Date.now()
    }
    await wait(200)
  }
  return [...running]
}
