import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

export type BenchServer = {
  url: string
  /** Makes an account; answers its session. */
  register(): Promise<string>
  /** Resolves when the whole answer is there. */
  get(path: string, session: string): Promise<void>
  /** Uploads an episode; answers its id once it is processed. */
  process(session: string, text: string, filename?: string): Promise<string>
  pid: number
  /** Why it ended without being stopped, in words; null while it runs, and where it was stopped. */
  fellOver(): string | null
  /** Lines of its log of the level error and above; LOG_LEVEL lets them through. */
  errors: readonly string[]
  stop(): Promise<void>
  /** Asks it to end by SIGTERM; answers the seconds that it took, null where it did not within so many. */
  terminate(maxSeconds: number): Promise<number | null>
}

const main = join(import.meta.dirname, '../../server/src/main.ts')
const builder = join(import.meta.dirname, '../../web/build-when-stale.ts')

/** Whatever ends the bench ends its servers. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The real server as a process of its own, on a port of the system's choice; as `npm start` does it, with its pages. */
export async function startBenchServer(env: Record<string, string>, { asNpmStart = false } = {}): Promise<BenchServer> {
  if (asNpmStart) {
    const [code] = await once(spawn(process.execPath, [builder], { stdio: 'inherit' }), 'exit')
    if (code !== 0) throw new Error('the web app could not be built: its pages would be those of another version')
  }
  const child = spawn(process.execPath, [main], {
    env: {
      // Requests of all kinds are sent, those that connect a language model among them.
      AI_PROVIDER: 'builtin',
      ...process.env,
      ...{ PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', BILLING: 'off' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/"level":[56]0/.test(line)) errors.push(line)
  })
  let fall: string | null = null
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      running.delete(child)
      if (!child.killed) fall = `the server ended by itself with ${signal ?? code}`
      resolve()
    }),
  )
  const url = await waitForAddress(child)
  const asked = async (path: string, session: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { ...init, headers: { 'x-session-id': session } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id: string; status: string }
  }
  return {
    url,
    pid: child.pid ?? 0,
    process: async (session, text, filename = 'talk.srt') => {
      const body = new FormData()
      body.append('transcript', new Blob([text]), filename)
      const { id } = await asked('/api/transcripts/upload', session, { method: 'POST', body })
      for (;;) {
        const { status } = await asked(`/api/transcripts/${id}`, session)
        if (status === 'completed') return id
        if (status === 'error') throw new Error('an episode could not be processed')
        await wait(100)
      }
    },
    register: async () => {
      const body = JSON.stringify({
        email: `${crypto.randomUUID()}@example.com`,
        username: 'Maya',
        password: 'secret1',
      })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })
      return ((await answer.json()) as { sessionId: string }).sessionId
    },
    get: async (path, session) => {
      const answer = await fetch(url + path, { headers: { 'x-session-id': session } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    },
    fellOver: () => fall,
    errors,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
    terminate: async (maxSeconds) => {
      const asked = performance.now()
      child.kill('SIGTERM')
      const isEnded = await Promise.race([ended.then(() => true), wait(maxSeconds * 1000, false)])
      return isEnded ? (performance.now() - asked) / 1000 : null
    },
  }
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout?.on('data', (chunk) => {
      out += chunk
      const address = /http:\/\/\S+/.exec(out)?.[0]
      // A worker serves nothing; it works once it has said which engine writes.
      if (address ?? /^Engine /m.test(out)) resolve(address ?? '')
    })
    child.once('exit', (code, signal) =>
      reject(
        new Error(`the server ended with ${signal ?? code} before it served; it said: ${out.trim() || 'nothing'}`),
      ),
    )
  })
}
