// How long a workspace with ten thousand projects takes to be listed, searched and sorted, asked of the real server.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTranscripts } from '@podcastai/contracts'
import pg from 'pg'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { onBothDatabases, type Row } from './databases.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'
import { startBenchServer } from './server-process.ts'
import { talkFile } from './talk-files.ts'

const projects = 10_000
/** As the dashboard asks. */
const pageSize = 50
const rounds = 15
const goalMs = 50

const asked: Record<string, Record<string, string>> = {
  'newest first': {},
  'found in many': { q: 'episode 1' },
  'found in one': { q: 'episode 7777' },
  'found nowhere': { q: 'zeppelin' },
  'by name': { sort: 'name' },
  'longest first': { sort: 'longest', q: '5' },
}

export async function benchProjects(): Promise<void> {
  console.log(
    `Milliseconds of GET ${listTranscripts.path} among ${projects} projects, the first ${pageSize} of them: the`,
  )
  console.log(
    `median of ${rounds} calls one after the other. Goal: each within ${goalMs}, and no more than a page sent.\n`,
  )
  const rows = await onBothDatabases(measureRow)
  printTable(rows)
  for (const row of rows.filter((one) => one[`within ${goalMs}`] === 'MISSED')) {
    console.log(
      `\n${row.database}: the fastest call of each kind took ${row['fastest, at most']} ms at most. What the medians are above that they waited`,
    )
    console.log(`for others: the load average is ${rounded(loadavg()[0] ?? 0, 1)} on ${availableParallelism()} cores.`)
  }
}

async function measureRow(database: string, env: Record<string, string>): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  try {
    const session = await fill(folder, env)
    const server = await startBenchServer({ ...env, DATA_DIR: folder })
    try {
      const figures: Row = {}
      let [max, fastest] = [0, 0]
      for (const [name, query] of Object.entries(asked)) {
        const path = `${listTranscripts.path}?${new URLSearchParams({ ...query, limit: String(pageSize) })}`
        const times: number[] = []
        for (let round = 0; round < rounds; round++) {
          const began = performance.now()
          max = Math.max(max, await projectsIn(server.url + path, session))
          times.push(performance.now() - began)
        }
        figures[name] = rounded(quantile(times, 0.5), 1)
        fastest = Math.max(fastest, Math.min(...times))
      }
      const slowest = Math.max(...Object.values(figures).map(Number))
      return {
        database,
        ...figures,
        [`within ${goalMs}`]: judged(slowest, goalMs),
        'fastest, at most': rounded(fastest, 1),
        'most at once': max,
        'one page': judged(max, pageSize),
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function projectsIn(url: string, session: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'x-session-id': session } })
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
  return ((await answer.json()) as unknown[]).length
}

/** One episode is processed, and stored again under other names with all that was written of it. */
async function fill(folder: string, env: Record<string, string>): Promise<string> {
  const server = await startBenchServer({ ...env, DATA_DIR: folder })
  const session = await server.register()
  await server.process(session, talkFile('srt', 75_000))
  await server.stop()
  const database = await openDatabase({
    ...{ dataDir: folder, databaseUrl: env.DATABASE_URL, durable: false },
    onLost: (error) => {
      throw error
    },
  })
  const client = new pg.Client(database.connection)
  await client.connect()
  // What makes projects findable by their words would be busy with them for the whole time.
  await client.query('set session_replication_role = replica')
  for (const statement of copies) await client.query(statement)
  await client.end()
  await database.close()
  return session
}

const copied = `id, workspace_id, show_id, uploaded_by, filename, upload_name, file_key, generate_all, status, content,
  episode_duration, analysis, parse_report, created_at`

const copies = [
  `insert into transcripts (${copied})
   select gen_random_uuid(), workspace_id, show_id, uploaded_by, 'Episode ' || number || '.srt', upload_name, file_key, generate_all,
     status, content, number % 90, analysis, parse_report, created_at - number * interval '1 hour'
   from transcripts, generate_series(2, ${projects}) number`,
  `insert into generations (transcript_id, content_type, state)
   select t.id, g.content_type, g.state from transcripts t, generations g where t.id <> g.transcript_id`,
  `insert into content_versions (transcript_id, content_type, version, content, origin, engine)
   select t.id, v.content_type, 1, '[]'::jsonb, v.origin, v.engine
   from transcripts t, content_versions v where t.id <> v.transcript_id`,
  'analyze',
]
