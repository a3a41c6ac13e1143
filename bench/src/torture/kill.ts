// The server is killed with -9 again and again while people upload, generate, edit, comment and pay.
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, seededRandom } from '../../../server/test/bad-requests/seeded-random.ts'
import { buildPerson } from '../../../server/test/people.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { type BenchServer, startBenchServer } from '../server-process.ts'
import { openClient, Unanswered } from './client.ts'
import { checkAll, checkRound } from './kill-checks.ts'
import { doSomething, newJournal } from './kill-journal.ts'
import { onBoth, type Place } from './places.ts'
import { type Finding, none, type Options, told } from './torture.ts'

const clients = 4
const mostMs = 2000

export async function kill(options: Options): Promise<Finding[]> {
  const times = options.figure('kills', { whole: 100, short: 4 })
  console.log(
    `${clients} clients at once; killed ${times} times, each after a random time up to ${mostMs} ms of work.\n`,
  )
  return onBoth((place) => killed(place, times, seededRandom(options.seed)))
}

async function killed({ name, env }: Place, times: number, chance: Chance): Promise<Finding[]> {
  let server: BenchServer = await start(env)
  const client = openClient(() => server.url)
  const { session } = await buildPerson(client as unknown as TestApp, { subscribed: true })
  const journal = newJournal(session)
  const lost: string[] = []
  for (let time = 0; time < times; time++) {
    const round = journal.beginRound()
    const work = Promise.all(
      Array.from({ length: clients }, () => untilKilled(() => doSomething(client, journal, chance))),
    )
    await wait(30 + chance.below(mostMs))
    await server.stop()
    await work
    server = await start(env)
    lost.push(...(await checkRound(client, round)))
  }
  const { doubled, unended, gone, givenUp } = await checkAll(client, journal)
  client.close()
  await server.stop()
  const { acknowledged, unanswered } = journal.counts()
  return [
    told(`${name}: kills; writes acknowledged; writes cut off`, `${times}; ${acknowledged}; ${unanswered}`),
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
