// Whether two episodes at once are written faster in one process than one after the other, as the worker has them done.
import { availableParallelism, loadavg } from 'node:os'
import { contentTypeKeys, neutralVoice, noDetails } from '@podcastai/content-types'
import { parseTranscript } from '@podcastai/transcript'
import { openReadingThreads } from '../../server/src/platform/engine/reading-threads.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'
import { talkFile } from './talk-files.ts'

const goal = 1.7
const rounds = 15
/** Each thread compiles for itself what runs often, beside what it does: a worker that has worked for a while is done with it. */
const warmUp = 60

const brief = {
  projectTitle: 'Bench',
  guest: { name: null, title: null, handle: null },
  details: noDetails,
  voice: neutralVoice,
  templates: {},
  formats: [],
  attempt: 0,
}

export async function benchTwoKits(): Promise<void> {
  console.log(
    `Milliseconds for the whole kit of an hour, analysis and ${contentTypeKeys.length} content types, on the threads`,
  )
  console.log(
    `of one process: one kit, and two at once. The median of ${rounds} rounds, on ${availableParallelism()} cores.\n`,
  )
  const threads = openReadingThreads({ embedsLines: true })
  const transcript = parseTranscript(Buffer.from(talkFile('txt', 57_000)), 'hour.txt')
  let episodes = 0

  /** An episode of its own each time, as uploads are: none is understood already. */
  async function kit() {
    episodes += 1
    const source = { workspaceId: 'bench', transcriptId: `episode-${episodes}`, transcript }
    await threads.builtIn.analyze({ source, brief } as never)
    for (const contentType of contentTypeKeys) {
      await threads.builtIn.write({ contentType, source, brief, revision: null } as never)
    }
  }

  for (let round = 0; round < warmUp; round++) await Promise.all([kit(), kit()])
  const times = { one: [] as Taken[], two: [] as Taken[] }
  for (let round = 0; round < rounds; round++) {
    times.one.push(await taken(kit))
    times.two.push(await taken(() => Promise.all([kit(), kit()])))
  }
  await threads.close()
  const [one, two] = [median(times.one), median(times.two)]
  const gain = (2 * one.ms) / two.ms
  printTable([
    {
      'one kit': rounded(one.ms, 0),
      'two at once': rounded(two.ms, 0),
      'times one': rounded(gain),
      [`at least ${goal}`]: judged(goal, gain),
      'processor ms of one': rounded(one.busyMs, 0),
      'of two': rounded(two.busyMs, 0),
      'cores busy with one': rounded(one.busyMs / one.ms),
      'with two': rounded(two.busyMs / two.ms),
    },
  ])
  if (gain < goal) explain(one, two)
}

type Taken = { ms: number; busyMs: number }

async function taken(work: () => Promise<unknown>): Promise<Taken> {
  const [began, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - began, busyMs: (user + system) / 1000 }
}

function median(all: Taken[]): Taken {
  const middle = (key: keyof Taken) =>
    quantile(
      all.map((one) => one[key]),
      0.5,
    )
  return { ms: middle('ms'), busyMs: middle('busyMs') }
}

/** Two at once can only be held up by what they share or by what they lack: the figures tell which. */
function explain(one: Taken, two: Taken): void {
  const cores = availableParallelism()
  const more = rounded(two.busyMs / (2 * one.busyMs))
  console.log(
    `\nTwo kits take ${more} times the processor time of one after the other: 1 is nothing that they hold each other up with.`,
  )
  const [alone, together] = [one.busyMs / one.ms, two.busyMs / two.ms]
  if (together < cores * 0.9) {
    console.log(
      `They had ${rounded(together)} of ${cores} cores to run on: others use them too (load average ${rounded(loadavg()[0] ?? 0, 1)}).`,
    )
  }
  if (alone > 1.1) {
    console.log(
      `One alone keeps ${rounded(alone)} cores busy, for its thread compiles and collects garbage beside its work: ${cores} cores`,
    )
    console.log(`can give no more than ${rounded(cores / alone / more)} times one.`)
  }
}
