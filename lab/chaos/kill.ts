// The server is killed with -9 again and again while people upload, generate, edit, comment and pay.
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, seededRandom } from '../../server/test/bad-requests/seeded-random.ts'
import { buildPerson } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { type BenchServer, startBenchServer } from '../benchmarks/server-process.ts'
import { openClient, Unanswered } from './client.ts'
import { checkAll, checkRound } from './kill-checks.ts'
import { beginWithProjects, doSomething, newJournal } from './kill-journal.ts'
import { onBoth, type Place } from './places.ts'
import { type Finding, none, type Options, told } from './scenario.ts'

const clients = 4
const maxMs = 2000
/** Three of four kills wait for a write to be acknowledged first: else a slow machine would be killed before it did any. */
const firstMs = 15_000

export async function kill(options: Options): Promise<Finding[]> {
  const times = options.figure('kills', { whole: 100, short: 4 })
  console.log(
    `${clients} clients at once; killed ${times} times, each after a random time up to ${maxMs} ms of work: three of four from`,
  )
  console.log('the first write on that was acknowledged, else from the start on.\n')
  return onBoth((place) => killed(place, times, seededRandom(options.seed)))
}

async function killed({ name, env }: Place, times: number, chance: Chance): Promise<Finding[]> {
  let server: BenchServer = await start(env)
  const client = openClient(() => server.url)
  const { session } = await buildPerson(client as unknown as TestApp, { subscribed: true })
  const journal = newJournal(session)
  await beginWithProjects(client, journal, 3)
  const lost: string[] = []
  const fallen: string[] = []
  for (let time = 0; time < times; time++) {
    const round = journal.beginRound()
    const work = Promise.all(
      Array.from({ length: clients }, () => untilKilled(() => doSomething(client, journal, chance))),
    )
    if (!chance.oneIn(4)) await Promise.race([round.first, wait(firstMs)])
    await wait(30 + chance.below(maxMs))
    const fall = server.fellOver()
    if (fall) fallen.push(fall)
    await server.stop()
    await work
    server = await start(env)
    lost.push(...(await checkRound(client, round)))
    if ((time + 1) % 10 === 0) console.log(`  ${name}: ${time + 1} kills, ${journal.counts().acknowledged} writes`)
  }
  const { doubled, unended, gone, givenUp } = await checkAll(client, journal)
  client.close()
  await server.stop()
  const { acknowledged, cutOff, refused, kinds } = journal.counts()
  return [
    told(`${name}: kills; writes acknowledged; cut off; refused`, `${times}; ${acknowledged}; ${cutOff}; ${refused}`),
    told(`${name}: of what was acknowledged`, kinds),
    none(`${name}: servers that ended by themselves`, fallen),
    none(`${name}: writes that failed on our side`, journal.failures),
    none(`${name}: acknowledged writes lost`, [...new Set([...lost, ...gone])]),
    none(`${name}: contents doubled`, doubled),
    none(`${name}: jobs that did not end`, unended),
    told(`${name}: episodes given up, killed too often`, givenUp),
  ]
}

const start = (env: Record<string, string>) => startBenchServer({ ...env, BILLING: 'test' })

async function untilKilled(act: () => Promise<void>): Promise<void> {
  try {
    for (;;) await act()
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
  }
}
