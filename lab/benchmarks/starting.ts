// How long the server takes to start a second time, and how much memory its processes keep: idle, and after work.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../server/test/postgres-server.ts'
import type { Row } from './databases.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { readProcessorSeconds } from './processor-seconds.ts'
import { quantile } from './quantile.ts'
import { type BenchServer, startBenchServer } from './server-process.ts'
import { megabyte, talkFile } from './talk-files.ts'

const goals = { startSeconds: 3, embedded: 650, process: 250, back: 1.2 }
const starts = 3
/** What starting took is given back by then. */
const idleMs = 45_000
const episodes = 50
/** Whether what stays grows with the work, or was taken once and for all. */
const episodesMore = 20
/** Threads that read and write end a minute after their last work. */
const restMs = 75_000

export async function benchStarting(): Promise<void> {
  console.log(
    `Seconds from the command to the first answer, the median of ${starts} starts on a folder that was used before.`,
  )
  console.log(
    `Memory: resident MB ${idleMs / 1000} s after the start, at its highest while ${episodes} hours of talk are`,
  )
  console.log(
    `processed, and ${restMs / 1000} s after the last of them. Goals: ${goals.startSeconds} s; idle ${goals.embedded} MB embedded,`,
  )
  console.log(
    `${goals.process} MB a process on a PostgreSQL server; back within ${rounded((goals.back - 1) * 100)} % of idle.\n`,
  )
  if (!existsSync('/proc/self/status')) return console.log('Not measured: resident memory is read as Linux tells it.')
  const rows = await measureRows({}, { all: goals.embedded })
  const postgres = await startPostgres().catch(() => null)
  if (postgres) {
    const env = { DATABASE_URL: postgres.url }
    rows.push(...(await measureRows(env, { web: goals.process, worker: goals.process })))
    await postgres.stop()
  }
  printTable(rows)
  explain(rows)
}

/** What is held beyond the goal is either held for ever more, or was loaded and compiled with the first use. */
function explain(rows: Row[]): void {
  for (const row of rows.filter(({ back }) => back === 'MISSED')) {
    const [idle = 0, after = 0, more = 0] = [row['idle MB'], row['after MB'], row[`MB after ${episodesMore} more`]].map(
      Number,
    )
    console.log(
      `\n${row.process}: ${after - idle} MB stay after ${episodes} episodes, ${more - after} MB more after ${episodesMore} more: the first use`,
    )
    console.log('loads and compiles code that stays, and what grows with every episode would be a leak.')
  }
  for (const row of rows.filter((row) => row[`within ${goals.startSeconds} s`] === 'MISSED')) {
    console.log(
      `\n${row.process}: a start takes ${row['processor s']} s of processor time. The rest of ${row['start s']} s it waited for others: the load`,
    )
    console.log(`average is ${rounded(loadavg()[0] ?? 0, 1)} on ${availableParallelism()} cores.`)
  }
}

/** Starts a process for each role; the first one serves requests. */
async function measureRows(env: Record<string, string>, goalMb: Record<string, number>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  const roles = Object.keys(goalMb)
  const start = (role: string) => startBenchServer({ ...env, DATA_DIR: folder, ROLE: role }, { asNpmStart: true })
  const running = new Map<string, BenchServer>()
  try {
    // It builds the web app as well, where that is not as the sources are.
    await (await start('all')).stop()
    const seconds = new Map<string, number[]>(roles.map((role) => [role, []]))
    const busySeconds = new Map<string, number>()
    for (let round = 0; round < starts; round++) {
      for (const role of roles) {
        await running.get(role)?.stop()
        const began = performance.now()
        running.set(role, await start(role))
        seconds.get(role)?.push((performance.now() - began) / 1000)
        busySeconds.set(role, readProcessorSeconds(running.get(role)?.pid ?? 0))
      }
    }
    await wait(idleMs)
    const residents = () => new Map([...running].map(([role, { pid }]) => [role, readMemory(pid, 'VmRSS')]))
    const idle = residents()
    await processEpisodes(running.get(roles[0] ?? ''), episodes)
    const highest = new Map([...running].map(([role, { pid }]) => [role, readMemory(pid, 'VmHWM')]))
    await wait(restMs)
    const after = residents()
    await processEpisodes(running.get(roles[0] ?? ''), episodesMore)
    await wait(restMs)
    const afterMore = residents()
    return roles.map((role) => {
      const [started, before, later] = [
        quantile(seconds.get(role) ?? [], 0.5),
        idle.get(role) ?? 0,
        after.get(role) ?? 0,
      ]
      return {
        process: env.DATABASE_URL ? `${role}, PostgreSQL server` : `${role}, embedded`,
        'start s': rounded(started, 1),
        [`within ${goals.startSeconds} s`]: judged(started, goals.startSeconds),
        'processor s': rounded(busySeconds.get(role) ?? 0, 1),
        'idle MB': rounded(before, 0),
        'idle goal': `${goalMb[role]} ${judged(before, goalMb[role] ?? 0)}`,
        'highest MB': rounded(highest.get(role) ?? 0, 0),
        'after MB': rounded(later, 0),
        'times idle': rounded(later / before),
        back: judged(later / before, goals.back),
        [`MB after ${episodesMore} more`]: rounded(afterMore.get(role) ?? 0, 0),
      }
    })
  } finally {
    for (const server of running.values()) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function processEpisodes(server: BenchServer | undefined, count: number): Promise<void> {
  if (!server) return
  const session = await server.register()
  const talk = talkFile('srt', 75_000)
  for (let done = 0; done < count; done += 2) {
    await Promise.all([server.process(session, talk), server.process(session, talk)])
  }
}

/** In megabytes. */
function readMemory(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / megabyte
}
