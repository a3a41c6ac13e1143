// A word of a four-hour talk corrected on the real server: how long until everything that shows it has followed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentTypeKeys } from '@podcastai/content-types'
import { strFromU8, unzipSync } from 'fflate'
import { longEpisode } from '../../e2e/long-episode.ts'
import { onBothDatabases, type Row } from './databases.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { readProcessorSeconds } from './processor-seconds.ts'
import { quantile } from './quantile.ts'
import { startBenchServer } from './server-process.ts'

const [goalMs, rounds] = [2000, 3]
const [heard, written] = ['Satyr day', 'Saturday']
/** Nobody waits so long: something is wrong. */
const maxMs = 60_000

export async function benchCorrectionsFollowed(): Promise<void> {
  console.log(
    `\nMilliseconds from correcting “${heard}” everywhere in an episode of four hours and 40,000 words until the`,
  )
  console.log('call answers, and until content of all types, search and exports have followed; medians.')
  console.log('Exports are a Word document and a publish kit, downloaded: "download alone" is how long that takes')
  console.log(
    `before anything is corrected. ${rounds} rounds on the real server, with the time of its processor. Goal for all of it: ${goalMs} ms.\n`,
  )
  printTable(await onBothDatabases(measured))
}

async function measured(database: string, env: Record<string, string>): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  const server = await startBenchServer({ ...env, DATA_DIR: folder })
  try {
    const session = await server.register()
    const id = await server.process(session, longEpisode().replaceAll(/\bSaturday\b/g, heard), 'four-hours.vtt')
    const calls = createProjectCalls(`${server.url}/api`, { session, id })
    await calls.searchable()
    const taken: Awaited<ReturnType<typeof oneRound>>[] = []
    for (let round = 0; round < rounds; round++) taken.push(await oneRound(calls, server.pid))
    const median = (figure: keyof (typeof taken)[number]) =>
      rounded(
        quantile(
          taken.map((one) => one[figure]),
          0.5,
        ),
        0,
      )
    return {
      ...{ database, places: median('places'), answer: median('answer'), content: median('content') },
      ...{
        search: median('search'),
        exports: median('exports'),
        'download alone': median('download'),
        'processor ms': median('processor'),
      },
      [`within ${goalMs}`]: judged(Math.max(median('content'), median('search'), median('exports')), goalMs),
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Calls = ReturnType<typeof createProjectCalls>

/** Corrects the word, waits for all that follows, and takes it back. */
async function oneRound(calls: Calls, pid: number) {
  const asked = performance.now()
  const exportsBefore = await calls.exportsWith(heard)
  const download = performance.now() - asked
  if (exportsBefore === 0 || (await calls.typesWith(heard)) === 0)
    throw new Error('nothing that was written has the word')
  const [begun, busy] = [performance.now(), readProcessorMs(pid)]
  const since = () => performance.now() - begun
  const { act, places } = await calls.correct()
  const answer = since()
  const until = async (isThere: () => Promise<boolean>) => {
    while (!(await isThere())) {
      if (since() > maxMs) throw new Error(`what follows was not there after ${maxMs} ms`)
      await wait(20)
    }
    return since()
  }
  const [content, search, exports] = await Promise.all([
    until(async () => (await calls.typesWith(heard)) === 0),
    until(calls.isFound),
    until(async () => (await calls.exportsWith(heard)) === 0),
  ])
  const processor = readProcessorMs(pid) - busy
  await calls.undo(act)
  await calls.searchable()
  return { places, answer, content, search, exports, download, processor }
}

const readProcessorMs = (pid: number) => (existsSync('/proc/self/stat') ? readProcessorSeconds(pid) * 1000 : Number.NaN)

type Findings = { waiting: number; projects: { findings: unknown[] }[] }
type Segments = { segments: { id: number; text: string }[] }

/** What a page asks of one project. */
function createProjectCalls(api: string, { session, id }: { session: string; id: string }) {
  const project = `${api}/transcripts/${id}`
  async function ask(url: string, init: RequestInit = {}) {
    const headers = { 'x-session-id': session, ...(init.body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(url, { ...init, headers })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const json = async <Body>(url: string, init?: RequestInit) => (await (await ask(url, init)).json()) as Body
  const findings = (q: string) => json<Findings>(`${api}/search?q=${encodeURIComponent(`"${q}"`)}`)
  const count = ({ projects }: Findings) => projects.flatMap((one) => one.findings).length
  const texts = async (path: string) => {
    const files = unzipSync(new Uint8Array(await (await ask(`${project}/${path}`)).arrayBuffer()))
    return Object.values(files).map((bytes) => strFromU8(bytes))
  }

  return {
    correct: async () => {
      const { segments } = await json<Segments>(`${project}/segments`)
      const { id: segment, text } = segments.find((one) => one.text.includes(heard)) ?? { id: 0, text: '' }
      const offset = text.indexOf(heard)
      const place = { from: { segment, offset }, to: { segment, offset: offset + heard.length } }
      const body = JSON.stringify({ ...place, seen: heard, written, scope: 'episode' })
      const made = await json<{ id: string; places: unknown[] }>(`${project}/corrections`, { method: 'POST', body })
      return { act: made.id, places: made.places.length }
    },
    undo: (act: string) => ask(`${project}/corrections/${act}`, { method: 'DELETE' }),
    /** How many of the content types have these words. */
    typesWith: async (words: string) => {
      const content = await json<Record<string, unknown>>(`${project}/content`)
      const missing = contentTypeKeys.filter((key) => !content[key])
      if (missing.length > 0) throw new Error(`nothing is written of ${missing.join(', ')}`)
      return contentTypeKeys.filter((key) => JSON.stringify(content[key]).includes(words)).length
    },
    /** How many files of the Word document and of the publish kit have these words. */
    exportsWith: async (words: string) => {
      const files = [...(await texts('document')), ...(await texts('publish-kit'))]
      return files.filter((text) => text.includes(words)).length
    },
    /** Are the places found by the right word, and none by the wrong one? */
    isFound: async () => {
      const [wrong, right] = [await findings(heard), await findings(written)]
      return wrong.waiting === 0 && right.waiting === 0 && count(wrong) === 0 && count(right) > 0
    },
    searchable: async () => {
      while ((await findings(heard)).waiting > 0) await wait(50)
    },
  }
}
