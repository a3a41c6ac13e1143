// Whether two episodes at once are written faster in one process than one after the other, as the worker has them done.
import { availableParallelism } from 'node:os'
import { contentTypeKeys, neutralVoice } from '@podcastai/content-types'
import { parseTranscript } from '@podcastai/transcript'
import { openReadingThreads } from '../../server/src/platform/engine/reading-threads.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'
import { talkFile } from './talk-files.ts'

const goal = 1.7
const rounds = 9
const warmUp = 6

const brief = {
  projectTitle: 'Bench',
  guest: { name: null, title: null, handle: null },
  voice: neutralVoice,
  templates: {},
  attempt: 0,
}

export async function benchTwoKits(): Promise<void> {
  console.log(
    `Milliseconds for the whole kit of an hour, analysis and ${contentTypeKeys.length} content types, on the threads`,
  )
  console.log(
    `of one process: one kit, and two at once. The median of ${rounds} rounds, on ${availableParallelism()} cores.\n`,
  )
  const threads = openReadingThreads()
  const transcript = parseTranscript(Buffer.from(talkFile('txt', 57_000)), 'hour.txt')
  let episodes = 0

  /** An episode of its own each time, as uploads are: none is understood already. */
  async function kit() {
    episodes += 1
    const source = { transcriptId: `episode-${episodes}`, transcript }
    await threads.builtIn.analyze({ source, brief } as never)
    for (const contentType of contentTypeKeys) {
      await threads.builtIn.write({ contentType, source, brief, revision: null } as never)
    }
  }

  for (let round = 0; round < warmUp; round++) await Promise.all([kit(), kit()])
  const times = { one: [] as number[], two: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.one.push(await milliseconds(kit))
    times.two.push(await milliseconds(() => Promise.all([kit(), kit()])))
  }
  await threads.close()
  const [one, two] = [quantile(times.one, 0.5), quantile(times.two, 0.5)]
  const gain = (2 * one) / two
  printTable([
    {
      'one kit': rounded(one, 0),
      'two at once': rounded(two, 0),
      'times one': rounded(gain),
      [`at least ${goal}`]: judged(goal, gain),
    },
  ])
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
