// In one process and on one connection pool: the app, and a bare Fastify route that makes the same statements and sends
// as many bytes. Prints where both are reached, then serves until its input ends.
import { getTranscript, register, uploadTranscript } from '@podcastai/contracts'
import Fastify from 'fastify'
import type { QueryConfig } from 'pg'
import { formData } from '../../server/test/people.ts'
import { openBenchApp } from './bench-app.ts'
import { talkFile } from './talk-files.ts'

export type Polled = {
  app: string
  bare: string
  headers: Record<string, string>
  bytes: number
  statements: number
  etag: string | null
}

/** An hour of talk. */
const episodeBytes = 75_000

const { app, pool, close } = await openBenchApp()
const session = await newSession()
const url = getTranscript.path.replace(':id', await newProject())
const headers = { 'x-session-id': session }
const statements: QueryConfig[] = []
const answer = await listenTo(() => app.inject({ url, headers }))

const bare = Fastify()
const body = 'x'.repeat(Buffer.byteLength(answer.body))
bare.get(getTranscript.path, async (_request, reply) => {
  for (const statement of statements) await pool.query(statement)
  return reply.type('application/json').send(body)
})
const polled: Polled = {
  app: (await app.listen({ port: 0, host: '127.0.0.1' })) + url,
  bare: (await bare.listen({ port: 0, host: '127.0.0.1' })) + url,
  headers,
  bytes: body.length,
  statements: statements.length,
  etag: (answer.headers.etag as string | undefined) ?? null,
}
console.log(JSON.stringify(polled))
process.stdin.resume()
process.stdin.once('end', async () => {
  await bare.close()
  await close()
  process.exit()
})

async function newSession(): Promise<string> {
  const account = { email: 'maya@example.com', username: 'Maya', password: 'secret1' }
  const { sessionId } = (await app.inject({ method: 'POST', url: register.path, payload: account })).json()
  return sessionId
}

async function newProject(): Promise<string> {
  const file = { field: 'transcript', filename: 'talk.srt', bytes: talkFile('srt', episodeBytes) }
  const form = formData({}, file)
  const headers = { ...form.headers, 'x-session-id': session }
  const { id } = (await app.inject({ method: 'POST', url: uploadTranscript.path, ...form, headers })).json()
  for (;;) {
    const { status } = (
      await app.inject({ url: getTranscript.path.replace(':id', id), headers: { 'x-session-id': session } })
    ).json()
    if (status === 'completed') return id
    if (status === 'error') throw new Error('the episode could not be processed')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Records the SQL statements that the driver receives while `run` is in progress. */
async function listenTo<Result>(run: () => Promise<Result>): Promise<Result> {
  const query = pool.query
  pool.query = ((config: QueryConfig, values: unknown[]) => {
    statements.push({ ...config, values })
    return (query as (...args: unknown[]) => unknown).call(pool, config, values)
  }) as never
  try {
    return await run()
  } finally {
    pool.query = query
  }
}
