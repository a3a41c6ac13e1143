import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeKeys } from '@podcastai/content-types'
import { isRunning, type Transcript } from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import { afterEach, expect, test } from 'vitest'
import { goodModel } from '../test/good-model.ts'
import { fails, startModelProvider } from '../test/model-provider/model-provider.ts'
import { newDataFolder, type RunningServer, run, startServer } from '../test/server-process.ts'

const sample = readFileSync(join(import.meta.dirname, '../../samples/the-bakery-that-closed-on-saturdays.vtt'))

let server: RunningServer | null = null
afterEach(async () => {
  await server?.kill('SIGKILL').catch(() => {})
  server = null
})

type Json = Pick<Transcript, 'id' | 'status' | 'generatedTypes' | 'generation'> & { sessionId: string }

async function call(
  path: string,
  { session = '', method = 'GET', body }: { session?: string; method?: string; body?: unknown } = {},
) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${server?.url}${path}`, {
    method,
    headers: { 'x-session-id': session, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    body: isForm ? body : body ? JSON.stringify(body) : undefined,
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

async function register(email: string): Promise<string> {
  const { body } = await call('/api/auth/register', {
    method: 'POST',
    body: { email, username: 'Maya', password: 'secret1' },
  })
  return body.sessionId
}

function uploadForm({ generate = true } = {}): FormData {
  const form = new FormData()
  form.append('generate', String(generate))
  form.append('transcript', new Blob([sample]), 'the-bakery.vtt')
  return form
}

async function whenProcessed(session: string, id: string): Promise<Json> {
  for (;;) {
    const { body } = await call(`/api/transcripts/${id}`, { session })
    if (!isRunning(body.status)) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('a server prints its settings and its future operator, limits its memory, and ends although a page listens for news', async () => {
  const DATA_DIR = newDataFolder()
  server = await startServer({ DATA_DIR, BILLING: 'off' })
  expect(server.printed()).toBe(
    [
      `PodcastAI  ${server.url}`,
      `Data       ${DATA_DIR}`,
      'Engine     Built-in engine, works offline',
      'Billing    off, everything is included',
      'Mail       not sent; kept in the folder outbox of the data',
      'Operator   the first account that signs up, unless OPERATOR_EMAIL names another one',
      '',
    ].join('\n'),
  )
  if (process.platform === 'linux') {
    expect(readSettings(server)).toEqual(['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=131072'])
    expect(readFlags(server)).toEqual(['--no-regexp-tier-up', '--no-wasm-code-gc'])
  }
  const session = await register('maya@example.com')
  const body = uploadForm({ generate: false })
  const { body: uploaded } = await call('/api/transcripts/upload', { session, method: 'POST', body })
  await whenProcessed(session, uploaded.id)
  const stream = await fetch(`${server.url}/api/transcripts/${uploaded.id}/events`, {
    headers: { 'x-session-id': session },
  })
  expect(stream.status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await stream.text()).toContain('event: change')
})

/** The memory settings that a process was started with; only Linux tells them. */
function readSettings({ pid }: RunningServer): string[] {
  const settings = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  return settings.filter((setting) => setting.startsWith('MALLOC_')).sort()
}

function readFlags({ pid }: RunningServer): string[] {
  const parts = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return parts.filter((part) => part.startsWith('--no-'))
}

test('[AUTH-23] [AUTH-29] beside a serving server, commands name the operator and print a reset link that works; a second server exits; with a full disk it still serves', async () => {
  const DATA_DIR = newDataFolder()
  server = await startServer({ DATA_DIR, BILLING: 'off', MALLOC_ARENA_MAX: '8' })
  if (process.platform === 'linux') expect(readSettings(server)).toEqual(['MALLOC_ARENA_MAX=8'])
  const another = await run('main.ts', [], { DATA_DIR, PORT: '0' })
  expect(another.code).toBe(1)
  expect(another.err.trim().split('\n')).toHaveLength(1)
  expect(another.err).toContain(`process id ${server.pid} at ${server.url}`)
  await register('maya@example.com')
  const second = await register('jonas@example.com')
  const operator = (...args: string[]) => run('commands/main.ts', ['operator', ...args], { DATA_DIR })
  expect(await operator()).toMatchObject({ code: 0, out: 'Operator: maya@example.com.\n', err: '' })
  const isOperator = async () => (await call('/api/auth/profile', { session: second })).body as { isOperator?: boolean }
  expect(await isOperator()).toMatchObject({ isOperator: false })
  expect(await operator('Jonas@example.com')).toMatchObject({
    ...{ code: 0, out: 'jonas@example.com runs this server now.\n', err: '' },
  })
  expect(await isOperator()).toMatchObject({ isOperator: true })

  const command = await run('commands/reset-password.ts', ['maya@example.com'], { DATA_DIR })
  expect(command).toMatchObject({ code: 0, err: '' })
  const after = await register('after@example.com')
  const token = /token=(\S+)/.exec(command.out)?.[1]
  const reset = { method: 'POST', body: { token, password: 'a new one' } }
  expect((await call('/api/auth/reset-password', reset)).status).toBe(200)
  expect((await call('/api/auth/reset-password', reset)).status).toBe(400)

  const newLogin = { method: 'POST', body: { email: 'maya@example.com', password: 'a new one' } }
  expect((await call('/api/auth/login', newLogin)).status).toBe(200)

  // What was answered is stored, and commands open the folder themselves.
  await server.kill('SIGKILL')
  expect(await operator()).toMatchObject({ code: 0, out: 'Operator: jonas@example.com.\n' })
  // More than any disk has: it serves, and stores nothing new.
  server = await startServer({ DATA_DIR, BILLING: 'off', MIN_FREE_DISK_MB: '999999999', LOG_LEVEL: 'silent' })
  expect((await call('/api/auth/profile', { session: after })).status).toBe(200)
  const refusals = [
    await call('/api/transcripts/upload', { session: second, method: 'POST', body: uploadForm() }),
    await call('/api/auth/register', {
      method: 'POST',
      body: { email: 'ada@example.com', username: 'Ada', password: 'secret1' },
    }),
  ]
  for (const { status, body } of refusals) {
    expect(status).toBe(507)
    expect(body).toMatchObject({ code: 'storage_full', message: expect.stringContaining('out of disk space') })
  }
})

test('the command opens the folder itself when no server runs, and says so when the email is unknown', async () => {
  const DATA_DIR = newDataFolder()
  const command = await run('commands/reset-password.ts', ['nobody@example.com'], { DATA_DIR })
  expect(command).toMatchObject({ code: 1, out: '' })
  expect(command.err).toBe('There is no account with the email nobody@example.com.\n')
})

test('processing survives a killed server, and doubles nothing', async () => {
  const DATA_DIR = newDataFolder()
  server = await startServer({ DATA_DIR, BILLING: 'off' })
  const session = await register('maya@example.com')
  const { body: uploaded } = await call('/api/transcripts/upload', { session, method: 'POST', body: uploadForm() })
  await server.kill('SIGKILL')

  server = await startServer({ DATA_DIR, BILLING: 'off' })
  const project = await whenProcessed(session, uploaded.id)
  expect(project).toMatchObject({ status: 'completed', generatedTypes: contentTypeKeys.length })
  const versions = project.generation.map(({ version }) => version)
  expect(versions).toEqual(contentTypeKeys.map(() => 1))
})

test('a server that is signaled by the terminal and by npm reports that it is not ready, then ends in order', async () => {
  server = await startServer({ DATA_DIR: newDataFolder(), DRAIN_SECONDS: '1' })
  expect((await call('/api/ready')).status).toBe(200)
  const ended = server.end('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const again = [server.end('SIGINT'), server.end('SIGTERM')]
  const statuses: number[] = []
  while (statuses.at(-1) !== 503) statuses.push((await call('/api/ready')).status)
  const last = await fetch(`${server.url}/api/health`)
  expect({ status: last.status, connection: last.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  })
  expect(await Promise.all([ended, ...again])).toEqual([0, 0, 0])
})

test('a part of the server on its own needs a database server, and says so in one line', async () => {
  const worker = await run('main.ts', [], { ROLE: 'worker', DATA_DIR: newDataFolder() })
  expect(worker.code).toBe(1)
  expect(worker.err).toMatch(/^PodcastAI did not start: ROLE: [^\n]+DATABASE_URL[^\n]+\n$/)
})

function connectedTo(baseUrl: string) {
  return { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: baseUrl, AI_MODEL: 'llama3.1:8b', AI_API_KEY: 'sk-not-shown' }
}

test('[CONTENT-24] [PROC-19] a server that settings connect to a model says so; a refused key is the reason that types give; with a right one the model writes', async () => {
  const good = goodModel(parseTranscript(sample, 'the-bakery.vtt'))
  let isRefused = true
  await using provider = await startModelProvider((request) => (isRefused ? fails('invalid_key') : good(request)))
  server = await startServer({ DATA_DIR: newDataFolder(), BILLING: 'off', ...connectedTo(provider.baseUrl) })
  expect(server.printed()).toMatch(/^Engine .*llama3\.1:8b.*, asked at 127\.0\.0\.1:\d+$/m)
  const session = await register('maya@example.com')
  const send = async () => {
    const { body } = await call('/api/transcripts/upload', { session, method: 'POST', body: uploadForm() })
    return whenProcessed(session, body.id)
  }
  const refused = await send()
  expect(refused).toMatchObject({ status: 'completed', generatedTypes: 0 })
  for (const { state, reason } of refused.generation)
    expect({ state, reason }).toEqual({
      state: 'failed',
      reason: expect.stringMatching(/^The language model does not accept this server’s key/),
    })
  // What to check stands in the log, for who runs the server.
  expect(JSON.stringify(refused)).not.toMatch(/sk-not-shown|AI_API_KEY/)

  isRefused = false
  const before = provider.requests.length
  const project = await send()
  expect(project).toMatchObject({ status: 'completed', generatedTypes: contentTypeKeys.length })
  for (const { engine, gap } of project.generation)
    expect({ engine, gap }).toEqual({ engine: expect.stringContaining('llama3.1:8b'), gap: null })

  const { body: usage } = await call(`/api/transcripts/${project.id}/usage`, { session })
  expect(usage).toMatchObject({ total: { calls: provider.requests.length - before, dollars: 0, unpriced: 0 } })
  expect(provider.requests.every(({ key }) => key === 'sk-not-shown')).toBe(true)
  expect(server.printed()).not.toContain('sk-not-shown')
})

test('[MODEL-11] at its start a server without a model asks the usual addresses here, and names what answers', async () => {
  // The real addresses may be anybody's on this machine: of the calls to them only the asking is real.
  const answered = `
    globalThis.fetch = async (url) => {
      const { origin, pathname } = new URL(url)
      process.stderr.write('asked ' + origin + '\\n')
      const isThere = origin === 'http://127.0.0.1:11434' && pathname === '/api/tags'
      if (!isThere) throw new TypeError('nothing listens there')
      return Response.json({ models: [{ name: 'llama3.1:8b' }, { name: 'qwen3:4b' }] })
    }`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(answered)}`
  server = await startServer({ DATA_DIR: newDataFolder(), NODE_OPTIONS })
  const found = 'AI_PROVIDER=ollama AI_BASE_URL=http://127.0.0.1:11434 AI_MODEL=llama3.1:8b'
  expect(server.printed()).toContain(`Found      llama3.1:8b on Ollama and 1 more: ${found}, or connect it at `)
  const asked = () =>
    [...(server?.printed() ?? '').matchAll(/^asked http:\/\/127\.0\.0\.1:(\d+)$/gm)].map(([, port]) => port)
  expect([...new Set(asked())].sort()).toEqual(['11434', '1234', '8000', '8080'])
  await server.kill('SIGKILL')

  server = await startServer({ DATA_DIR: newDataFolder(), NODE_OPTIONS, ...connectedTo('http://127.0.0.1:9/v1') })
  expect(server.printed()).not.toContain('Found')
  expect(asked()).toEqual([])
})

test('a server that cannot end as it should says so in one line', async () => {
  // The last thing that a process closes is its lock.
  const breakLock = `
    import { DatabaseSync } from 'node:sqlite'
    DatabaseSync.prototype.close = () => { throw new Error('the drive is gone') }`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(breakLock)}`
  server = await startServer({ DATA_DIR: newDataFolder(), NODE_OPTIONS })
  expect(await server.end('SIGTERM')).toBe(1)
  const [, after] = server.printed().split(/^Operator .*\n/m)
  expect(after).toBe('PodcastAI stopped before everything was finished: the drive is gone\n')
})

test('who tells a server once more, after a while, that it is to end does not wait for it', async () => {
  server = await startServer({ DATA_DIR: newDataFolder(), DRAIN_SECONDS: '60' })
  const ended = server.end('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await server.kill('SIGTERM')
  // Ended by the signal, without a code.
  expect(await ended).toBeNull()
})
