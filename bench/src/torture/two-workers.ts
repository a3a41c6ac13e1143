import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, listTranscripts } from '@podcastai/contracts'
import { buildPerson } from '../../../server/test/people.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { startBenchServer } from '../server-process.ts'
import { uploadBakery } from './bakery.ts'
import { openClient } from './client.ts'
import { watchJobs } from './job-times.ts'
import { watchProcessors } from './processor-time.ts'

/** Uploads wait in the queue until the workers start: counted from the first episode that is done to the last. */
export async function episodesAMinute(
  env: Record<string, string>,
  { workers, episodes }: { workers: number; episodes: number },
): Promise<{ aMinute: number; busy: string; jobs: string }> {
  const web = await startBenchServer({ ...env, ROLE: 'web' })
  const client = openClient(() => web.url)
  const { session } = await buildPerson(client as unknown as TestApp)
  const projects: string[] = []
  for (let made = 0; made < episodes; made++) await uploadBakery(client, session, projects)
  const started = await Promise.all(
    Array.from({ length: workers }, () => startBenchServer({ ...env, JOBS_AT_ONCE: '1', ROLE: 'worker' })),
  )
  const pids = started.map(({ pid }, at): [string, number] => [`worker ${at + 1}`, pid])
  const jobs = await watchJobs(env.DATABASE_URL ?? '')
  const ends: number[] = []
  let busyShares = () => ''
  while (ends.length < episodes) {
    await wait(20)
    const { body } = await client.call(listTranscripts, { session })
    const done = body.filter(({ status }) => !isRunning(status)).length
    while (ends.length < done) ends.push(performance.now())
    if (ends.length === workers)
      busyShares = watchProcessors({ ...Object.fromEntries(pids), web: web.pid, client: process.pid })
  }
  const busy = busyShares()
  const jobTimes = await jobs.told(workers)
  client.close()
  await Promise.all([web, ...started].map((server) => server.stop()))
  const minutes = ((ends.at(-1) ?? 0) - (ends[workers - 1] ?? 0)) / 60_000
  return { aMinute: (episodes - workers) / minutes, busy, jobs: jobTimes }
}
