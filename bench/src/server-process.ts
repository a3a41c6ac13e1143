import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type BenchServer = {
  url: string
  /** Makes an account; answers its session. */
  register(): Promise<string>
  /** Resolves when the whole answer is there. */
  get(path: string, session: string): Promise<void>
  stop(): Promise<void>
}

const main = join(import.meta.dirname, '../../server/src/main.ts')

/** The real server as a process of its own, on a port of the system's choice. */
export async function startBenchServer(env: Record<string, string>): Promise<BenchServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', BILLING: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return {
    url,
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
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout?.on('data', (chunk) => {
      out += chunk
      const address = /http:\/\/\S+/.exec(out)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error('the server ended before it served')))
  })
}
