import { setTimeout as wait } from 'node:timers/promises'
import { buildPerson } from '../../server/test/people.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { uploadBakery } from './bakery.ts'
import { openClient } from './client.ts'
import { watchJobs } from './job-times.ts'
import { watchProcessors } from './processor-time.ts'

/** The first jobs of a process compile its code: they say how it starts, not how fast it works. */
const warmUp = 5

/**
 * Measures how many episodes the workers process per minute once they are warm, the same number for each. Uploads wait in
 * the queue until the workers start. End times come from the database, so nothing polls the web process.
 */
export async function episodesAMinute(
  env: Record<string, string>,
  { workers, each }: { workers: number; each: number },
): Promise<{ aMinute: number; busy: string; jobs: string }> {
  const web = await startBenchServer({ ...env, ROLE: 'web' })
  const client = openClient(() => web.url)
  const { session } = await buildPerson(client as unknown as TestApp)
  const cold = warmUp * workers
  // The last jobs are left out too: with fewer jobs than workers one of them rests.
  const episodes = cold + each * workers + workers
  for (let made = 0; made < episodes; made++) await uploadBakery(client, session, [])
  client.close()
  const jobs = await watchJobs(env.DATABASE_URL ?? '')
  const started = await Promise.all(
    Array.from({ length: workers }, () => startBenchServer({ ...env, JOBS_AT_ONCE: '1', ROLE: 'worker' })),
  )
  const pids = started.map(({ pid }, at): [string, number] => [`worker ${at + 1}`, pid])
  const ended = async (count: number) => {
    for (;;) {
      const ends = await jobs.ends()
      if (ends.length >= count) return ends
      await wait(100)
    }
  }
  await ended(cold)
  const busyShares = watchProcessors({ ...Object.fromEntries(pids), web: web.pid, model: process.pid })
  const ends = await ended(cold + each * workers)
  const busy = busyShares()
  const seconds = (ends[cold + each * workers - 1] ?? 0) - (ends[cold - 1] ?? 0)
  const told = await jobs.told(workers, cold)
  await Promise.all([web, ...started].map((server) => server.stop()))
  return { aMinute: (60 * each * workers) / seconds, busy, jobs: told }
}
