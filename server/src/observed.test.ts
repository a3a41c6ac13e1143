// What the operator sees of a user's work: metrics and a log, without anything that the user typed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataFolder, type RunningServer, startServer } from '../test/server-process.ts'

const transcript = readFileSync(
  join(import.meta.dirname, '../../samples/the-bakery-that-closed-on-saturdays.vtt'),
  'utf8',
)
const person = { email: 'quetzalcoatl@example.com', username: 'Quetzalina', password: 'a-password-nobody-logs' }

let server: RunningServer
let metricsUrl = ''
/** What stood in answers and must stay between the server and the person. */
const secrets: string[] = []
beforeAll(async () => {
  server = await startServer({
    ...{ DATA_DIR: newDataFolder(), BILLING: 'off', METRICS_PORT: '0', LOG_LEVEL: 'debug' },
  })
  metricsUrl = await untilPrinted(/^Metrics +(http:\S+)$/m)
  await journey()
})
afterAll(() => server?.kill('SIGKILL'))

async function untilPrinted(pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(server.printed())?.[1]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

type Json = Record<string, string> & { status: never }

async function call(method: string, path: string, body?: object, session = ''): Promise<Json> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'x-session-id': session, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  return (await answer.json()) as Json
}

async function journey(): Promise<void> {
  const { sessionId: session = '' } = await call('POST', '/api/auth/register', person)
  await call('POST', '/api/auth/login', { ...person, password: 'guessed-wrongly' })
  await call('POST', '/api/auth/forgot-password', { email: person.email })
  const form = new FormData()
  form.append('guestName', 'Zebulon Featherstonehaugh')
  form.append('transcript', new Blob([transcript]), 'the-unmistakable-filename.vtt')
  const { id = '' } = await call('POST', '/api/transcripts/upload', form, session)
  const project = `/api/transcripts/${id}`
  while (isRunning((await call('GET', project, undefined, session)).status)) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { token = '' } = await call('POST', `${project}/share-links`, { name: 'Featherstonehaugh' }, session)
  await call('GET', `/api/shared/${token}`)
  await call('POST', `${project}/comments`, { text: 'An unmistakable comment' }, session)
  await call('GET', '/api/search?q=unmistakable-question', undefined, session)
  await call('POST', '/api/transcripts/upload', form, 'no-such-session')
  await call('GET', `/api/no-such-call/${token}`)
  secrets.push(session, token, id)
}

test('the log tells every call and job, and nothing that people typed, said or hold', async () => {
  await untilPrinted(/("queue":"process-transcript","result":"done")/)
  const log = server.printed()
  expect(log).toContain('"route":"/api/shared/:token","status":200')
  expect(log).toContain('"route":"/api/auth/login","status":401')
  const words = [
    ...person.email.split('@'),
    ...Object.values(person),
    'Featherstonehaugh',
    'unmistakable',
    'guessed-wrongly',
  ]
  const sentences = transcript.split('\n').filter((line) => line.length > 40 && !line.includes('-->'))
  expect(sentences.length).toBeGreaterThan(20)
  expect(secrets.every((secret) => secret.length > 20)).toBe(true)
  const told = [...words, ...secrets, ...sentences.map((line) => line.slice(-30))].filter((one) => log.includes(one))
  expect(told.filter((word) => word !== 'example.com')).toEqual([])
})

test('a request is known by the id that the proxy gave it, or by one of ours', async () => {
  const fetchRequestId = async (given: string) =>
    (await fetch(`${server.url}/api/health`, { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await fetchRequestId('edge-7f3a.1')).toBe('edge-7f3a.1')
  await untilPrinted(/("requestId":"edge-7f3a\.1")/)
  expect(await fetchRequestId('"} forged {"level":60')).toMatch(/^[\da-f-]{36}$/)
})

test('Prometheus reads calls, jobs, engine, pool and event loop on a port of its own', async () => {
  const answer = await fetch(metricsUrl)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const figures = await answer.text()
  for (const line of [
    'podcastai_http_request_seconds_count{method="POST",route="/api/transcripts/upload",status="200"} 1',
    'podcastai_http_request_seconds_count{method="POST",route="/api/transcripts/upload",status="401"} 1',
    'podcastai_http_request_seconds_count{method="GET",route="none",status="404"} 1',
    'podcastai_job_seconds_count{queue="process-transcript",result="done"} 1',
    'podcastai_database_connections{state="waiting"} 0',
  ])
    expect(figures).toContain(line)
  expect(figures).toMatch(/^podcastai_engine_seconds_count\{engine="[^"]+",purpose="quotes",result="done"\} 1$/m)
  expect(figures).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m)
  for (const secret of secrets) expect(figures).not.toContain(secret)
  expect(await (await fetch(new URL('/ready', metricsUrl))).text()).toBe('ready\n')
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('podcastai_')
})
