// How long a search over the whole workspace takes, asked of the real server over HTTP.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTranscript } from '@podcastai/transcript'
import { loadContent } from '../../server/src/domain/content/read-content.ts'
import { indexNextDue } from '../../server/src/features/search/search-indexer.ts'
import type { Connection } from '../../server/src/platform/database/connection.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import {
  contentVersions,
  memberships,
  segments,
  sessions,
  transcripts,
  users,
} from '../../server/src/platform/database/schema.ts'
import { findShowId } from '../../server/src/platform/database/shows.ts'
import { createWorkspace } from '../../server/src/platform/database/workspaces.ts'
import { hashSecret } from '../../server/src/platform/secrets.ts'
import { startPostgres } from '../../server/test/postgres-server.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'
import { startBenchServer } from './server-process.ts'
import { talkFile } from './talk-files.ts'

const episodes = 200
const episodeSeconds = 3600
/** As many items as a project has that was written whole. */
const itemsOfEpisode = 120
const rounds = 15
const goalMs = 300

/** From what stands nearly everywhere to what stands nowhere. The samples repeat themselves: all of it is common. */
const searches = [
  'the',
  'we',
  'pe',
  'bread',
  'saturd',
  'business mod',
  '"closed on saturdays"',
  'river -water',
  'zeppelin',
]

export async function benchSearch(): Promise<void> {
  console.log(`Milliseconds of GET /api/search among ${episodes} episodes of an hour, ${rounds} times each of:`)
  console.log(`${searches.join('   ')}\n`)
  const rows = [await measureRow('embedded', undefined)]
  try {
    const postgres = await startPostgres()
    rows.push(await measureRow('PostgreSQL server', postgres.url))
    await postgres.stop()
  } catch (error) {
    console.log(`No PostgreSQL server could be started: ${error instanceof Error ? error.message : error}\n`)
  }
  printTable(rows)
}

async function measureRow(database: string, databaseUrl: string | undefined): Promise<Record<string, string | number>> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  try {
    const { session, passages, filledMs } = await fill(folder, databaseUrl)
    const server = await startBenchServer({ ...(databaseUrl && { DATABASE_URL: databaseUrl }), DATA_DIR: folder })
    const times = new Map<string, number[]>(searches.map((q) => [q, []]))
    for (let round = 0; round < rounds; round++) {
      for (const q of searches) {
        const began = performance.now()
        await server.get(`/api/search?q=${encodeURIComponent(q)}`, session)
        times.get(q)?.push(performance.now() - began)
      }
    }
    await server.stop()
    const slowest = [...times].sort(([, one], [, other]) => quantile(other, 0.5) - quantile(one, 0.5))[0]
    const all = [...times.values()].flat()
    const p95 = quantile(all, 0.95)
    return {
      database,
      passages,
      'filled in s': rounded(filledMs / 1000, 1),
      median: rounded(quantile(all, 0.5), 1),
      p95: rounded(p95, 1),
      'slowest search': slowest ? `${slowest[0]} (median ${rounded(quantile(slowest[1], 0.5), 1)})` : '',
      goal: `p95 ${goalMs} ${judged(p95, goalMs)}`,
      load: rounded(loadavg()[0] ?? 0, 1),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A workspace with its episodes, made findable as the server does it. */
async function fill(dataDir: string, databaseUrl: string | undefined) {
  const fail = (error: unknown) => {
    throw error
  }
  const { db, close } = await openDatabase({ dataDir, databaseUrl, durable: false, onLost: fail })
  const session = randomUUID()
  const workspaceId = await storePerson(db, session)
  for (const episode of hoursOfTalk()) await storeEpisode(db, workspaceId, episode)
  const began = performance.now()
  while (await indexNextDue({ db, loadContent: (id) => loadContent(db, id, []), onError: fail }));
  const filledMs = performance.now() - began
  const { rows } = await db.execute<{ passages: number }>('select count(*)::int as passages from passages')
  await close()
  return { session, filledMs, passages: rows[0]?.passages ?? 0 }
}

async function storePerson(db: Connection, session: string): Promise<string> {
  const userId = randomUUID()
  const workspaceId = await createWorkspace(db, { name: 'Maya', kind: 'personal' })
  const person = { id: userId, email: 'maya@example.com', username: 'Maya', passwordHash: '-', workspaceId }
  await db.insert(users).values(person)
  await db.insert(memberships).values({ workspaceId, userId, role: 'admin' })
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insert(sessions).values({ idHash: hashSecret(session), userId, expiresAt })
  return workspaceId
}

type Said = ReturnType<typeof parseTranscript>['segments']

/** Returns hours of talk, each a new mix of the sample transcripts. */
function hoursOfTalk(): Said[] {
  const talk = parseTranscript(Buffer.from(talkFile('srt', episodes * 75_000)), 'talk.srt').segments
  const hours: Said[] = []
  for (const segment of talk) {
    const hour = Math.floor((segment.start ?? 0) / episodeSeconds)
    const own = hours[hour] ?? []
    hours[hour] = own
    own.push({ ...segment, id: own.length, start: (segment.start ?? 0) % episodeSeconds })
  }
  return hours.slice(0, episodes)
}

let stored = 0

async function storeEpisode(db: Connection, workspaceId: string, said: Said): Promise<void> {
  const id = randomUUID()
  const showId = (await findShowId(db, { workspaceId })) ?? ''
  stored += 1
  await db.insert(transcripts).values({
    ...{ id, workspaceId, showId, filename: `Episode ${stored}.srt`, uploadName: 'talk.srt', fileKey: id },
    ...{ generateAll: true, status: 'completed', episodeDuration: episodeSeconds / 60 },
  })
  for (let from = 0; from < said.length; from += 500) {
    const batch = said.slice(from, from + 500)
    await db
      .insert(segments)
      .values(batch.map(({ id: position, marks: _marks, ...segment }) => ({ ...segment, transcriptId: id, position })))
  }
  const content = said.slice(0, itemsOfEpisode).map(({ text, speaker }) => ({ text, speaker }))
  const version = { transcriptId: id, contentType: 'quotes', version: 1, origin: 'generated' as const, engine: 'bench' }
  await db.insert(contentVersions).values({ ...version, content })
}
