import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentTypeKeys } from '@podcastai/content-types'
import {
  deleteTranscript,
  generateContent,
  getSegments,
  getTranscript,
  restoreDeleted,
  retryTranscript,
  type Transcript,
} from '@podcastai/contracts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { storedProjects } from '../../../test/stored.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions, segments, transcripts } from '../../platform/database/schema.ts'
import { type Engine, EngineRefusal, type Source, TookTooLong } from '../../platform/engine/engine.ts'
import { openDiskFiles } from '../../platform/files/files.ts'

const quick = quickEngine()
const analyze = vi.fn(quick.analyze)
const write = vi.fn(quick.write)
let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine({ analyze, write: write as Engine['write'] }) })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())
beforeEach(() => {
  analyze.mockReset().mockImplementation(quick.analyze)
  write.mockReset().mockImplementation(quick.write)
})

const read = async (id: string) => (await app.call(getTranscript, { session, params: { id } })).body
const retry = (id: string) => app.call(retryTranscript, { session, params: { id } })
const findState = ({ generation }: Transcript, key: string) =>
  generation.find(({ contentType }) => contentType === key) ?? null

async function processed(fields: Record<string, string> = {}) {
  const { body } = await upload(app, session, {}, fields)
  return whenProcessed(app, session, body.id)
}

/** A promise to be kept by hand. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

async function runAgain(id: string) {
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  await app.db.transaction((tx) => app.deps.jobs.enqueue(tx, 'process-transcript', { transcriptId: id }))
  return whenProcessed(app, session, id)
}

async function listRows(id: string) {
  const versions = await app.db.select().from(contentVersions).where(eq(contentVersions.transcriptId, id))
  const stored = await app.db.select().from(segments).where(eq(segments.transcriptId, id))
  return { versions: versions.length, segments: stored.length }
}

test('[PROC-01] [PROC-02] an upload is read, analyzed, and then all types are written side by side', async () => {
  const analysis = gate()
  const writing = gate()
  analyze.mockImplementation(async (source) => {
    await analysis.opened
    return quick.analyze(source)
  })
  write.mockImplementation(async (order) => {
    await writing.opened
    return quick.write(order)
  })
  const { body } = await upload(app, session)
  expect(body).toMatchObject({ status: 'processing', content: '' })

  await vi.waitFor(() => expect(analyze).toHaveBeenCalledOnce(), 10_000)
  expect(await read(body.id)).toMatchObject({ status: 'analyzing', analysis: null })
  expect(write).not.toHaveBeenCalled()

  analysis.open()
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(contentTypeKeys.length), 10_000)
  const during = await read(body.id)
  expect(during).toMatchObject({ status: 'analyzing', keyTopics: ['till rolls', 'closing day'] })
  expect(during.generation.map(({ state }) => state)).toEqual(contentTypeKeys.map(() => 'generating'))

  writing.open()
  expect(await whenProcessed(app, session, body.id)).toMatchObject({
    status: 'completed',
    generatedTypes: contentTypeKeys.length,
  })
})

test('[PROC-05] the analysis yields minutes, topics and a summary', async () => {
  const { episodeDuration, keyTopics, analysis } = await processed()
  expect({ episodeDuration, keyTopics, summary: analysis?.summary }).toEqual({
    episodeDuration: 12.5,
    keyTopics: ['till rolls', 'closing day'],
    summary: 'A baker counts what his best day costs.',
  })
})

test('[PROC-03] [PROC-04] a type that fails keeps its reason and stops no other', async () => {
  write.mockImplementation((order) => {
    const { contentType } = order
    if (contentType === 'quotes') throw new EngineRefusal('not_enough_material', 'Nobody speaks in sentences here.')
    if (contentType === 'carousel_posts') throw new EngineRefusal('unusable_answer', 'The model wrote nothing.')
    if (contentType === 'video_clips') throw new Error('password=secret is in the connection string')
    return quick.write(order)
  })
  const project = await processed()
  expect(project).toMatchObject({
    status: 'completed',
    generatedTypes: contentTypeKeys.length - 3,
    failedTypes: ['quotes', 'video_clips', 'carousel_posts'],
  })
  expect(findState(project, 'quotes')).toMatchObject({
    state: 'nothing_found',
    reason: 'Nobody speaks in sentences here.',
  })
  expect(findState(project, 'carousel_posts')).toMatchObject({ state: 'failed', reason: 'The model wrote nothing.' })
  expect(findState(project, 'video_clips')).toMatchObject({
    state: 'failed',
    reason: expect.not.stringMatching(/secret/),
  })
  expect(findState(project, 'social_media')).toMatchObject({ state: 'generated', reason: null, engine: 'Quick engine' })
})

test('[CREATE-17] with the switch off the project completes with nothing generated', async () => {
  const project = await processed({ generate: 'false' })
  expect(project).toMatchObject({ status: 'completed', generatedTypes: 0 })
  expect(project.generation.map(({ state }) => state)).toEqual(contentTypeKeys.map(() => 'none'))
  expect(write).not.toHaveBeenCalled()
})

test('[PROC-06] [API-32] a retry runs again from the stored upload and writes what is missing', async () => {
  write.mockImplementation((order) => {
    const { contentType } = order
    if (contentType === 'quotes') throw new EngineRefusal('engine_down', 'The engine is away.')
    return quick.write(order)
  })
  const before = await processed()
  write.mockReset().mockImplementation(quick.write)
  expect(await retry(before.id)).toMatchObject({ status: 200, body: { id: before.id, status: 'processing' } })
  const after = await whenProcessed(app, session, before.id)
  expect(after).toMatchObject({ status: 'completed', content: before.content, generatedTypes: contentTypeKeys.length })
  expect(write.mock.calls.map(([{ contentType }]) => contentType)).toEqual(['quotes'])
})

test('of two retries at once one runs, the other answers 409', async () => {
  const { id } = await processed()
  const jobsBefore = (await storedProjects(app)).jobs
  const running = gate()
  analyze.mockImplementation(async (source) => {
    await running.opened
    return quick.analyze(source)
  })
  const answers = await Promise.all([retry(id), retry(id)])
  running.open()
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await storedProjects(app)).jobs).toBe(jobsBefore + 1)
  await whenProcessed(app, session, id)
})

test('a job that comes twice doubles nothing', async () => {
  const { id } = await processed()
  const once = await listRows(id)
  expect(once).toEqual({ versions: contentTypeKeys.length, segments: expect.any(Number) })
  expect(await runAgain(id)).toMatchObject({ status: 'completed' })
  expect(await listRows(id)).toEqual(once)
})

test('a job that was cut short is taken up where it stood', async () => {
  analyze.mockRejectedValueOnce(new Error('the process was killed'))
  const project = await processed()
  expect(analyze).toHaveBeenCalledTimes(2)
  expect(project).toMatchObject({ status: 'completed', generatedTypes: contentTypeKeys.length })
  const { segments: listed } = (await app.call(getSegments, { session, params: { id: project.id } })).body
  expect(listed.map(({ id }) => id)).toEqual(listed.map((_, at) => at))
})

test('[PROC-06] what fails for good ends in an error with its reason, from which a retry leads out', async () => {
  analyze.mockRejectedValue(new Error('a bug of ours'))
  const failed = await processed()
  expect(failed).toMatchObject({ status: 'error', statusReason: 'The processing stopped unexpectedly.' })
  expect(analyze).toHaveBeenCalledTimes(5)
  analyze.mockReset().mockImplementation(quick.analyze)
  await retry(failed.id)
  expect(await whenProcessed(app, session, failed.id)).toMatchObject({ status: 'completed', statusReason: null })
})

test('an upload that is gone from the disk ends in an error, not in waiting for ever', async () => {
  const { id } = await processed()
  await rm(join(app.database.dataDir, 'files'), { recursive: true })
  await retry(id)
  expect(await whenProcessed(app, session, id)).toMatchObject({ status: 'error', statusReason: expect.any(String) })
})

test('other calls are answered while a long transcript is stored', async () => {
  const line = 'Jonas: Every loaf sold after noon lost forty cents and a bit more.\n'
  const before = (await storedProjects(app)).segments
  const { body } = await upload(app, session, { bytes: Buffer.alloc(1_000_000, line) })
  const seen: number[] = []
  while ((await read(body.id)).status === 'processing') seen.push((await storedProjects(app)).segments - before)
  const all = (await listRows(body.id)).segments
  expect(seen.some((stored) => stored > 0 && stored < all)).toBe(true)
  await whenProcessed(app, session, body.id)
})

test('a text that takes too long ends in an error with the reason, and is not tried again by itself', async () => {
  analyze.mockImplementation(() => Promise.reject(new TookTooLong('This took longer than a text of its size may.')))
  const project = await processed()
  expect(project).toMatchObject({
    status: 'error',
    statusReason: 'This took longer than a text of its size may.',
  })
  expect(analyze).toHaveBeenCalledOnce()
})

test('a type that takes too long keeps that as its reason, and stops no other', async () => {
  write.mockImplementation((order) =>
    order.contentType === 'quotes' ? Promise.reject(new TookTooLong('This took too long.')) : quick.write(order),
  )
  const project = await processed()
  expect(project).toMatchObject({ status: 'completed', generatedTypes: contentTypeKeys.length - 1 })
  expect(findState(project, 'quotes')).toMatchObject({ state: 'failed', reason: 'This took too long.' })
})

const untilNoJobIsLeft = () =>
  vi.waitFor(async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pgboss.job where name = 'process-transcript' and state in ('created', 'retry', 'active')`,
    )
    expect(rows).toEqual([])
  }, 20_000)

/** Work that goes on until nobody wants it. */
const endless = ({ source }: { source: Source }) =>
  new Promise<never>((_, reject) => {
    source.signal?.addEventListener('abort', () => reject(source.signal?.reason), { once: true })
  })

test('deleting a project ends what is being done with it, and taking it back has it done', async () => {
  analyze.mockImplementation(endless)
  const { body } = await upload(app, session)
  await vi.waitFor(() => expect(analyze).toHaveBeenCalledOnce(), 10_000)
  const signal = analyze.mock.calls[0]?.[0].source.signal
  await app.call(deleteTranscript, { session, params: { id: body.id } })
  await vi.waitFor(() => expect(signal?.aborted).toBe(true), 10_000)

  analyze.mockImplementation(quick.analyze)
  await app.call(restoreDeleted, { session, params: { id: body.id } })
  expect(await whenProcessed(app, session, body.id)).toMatchObject({
    status: 'completed',
    generatedTypes: contentTypeKeys.length,
  })
})

test('a project that is deleted and taken back before anything was done with it is written once', async () => {
  const analysis = gate()
  analyze.mockImplementation(async (order) => {
    await analysis.opened
    return quick.analyze(order)
  })
  const busy = await Promise.all([upload(app, session), upload(app, session)])
  await vi.waitFor(() => expect(analyze).toHaveBeenCalledTimes(2), 10_000)
  const { body } = await upload(app, session)
  for (let count = 0; count < 3; count++) {
    await app.call(deleteTranscript, { session, params: { id: body.id } })
    await app.call(restoreDeleted, { session, params: { id: body.id } })
  }
  analysis.open()
  for (const project of [...busy.map((one) => one.body), body]) await whenProcessed(app, session, project.id)
  await untilNoJobIsLeft()
  expect((await listRows(body.id)).versions).toBe(contentTypeKeys.length)
})

test('deleting a project ends a single writing of it, which then finds no project', async () => {
  const { id } = await processed({ generate: 'false' })
  write.mockImplementation(endless)
  const generating = app.call(generateContent, { session, params: { id, contentType: 'quotes' }, body: {} })
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce(), 10_000)
  await app.call(deleteTranscript, { session, params: { id } })
  expect(await generating).toMatchObject({ status: 404 })
})

test('half a file from the storage is not read as the whole one: it is asked for again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-files-'))
  const files = openDiskFiles(folder)
  const get = vi.fn(files.get)
  const find = async (key: string) => (await files.find(key))?.subarray(0, -1) ?? null
  const own = await startTestApp({ engine: () => quickEngine(), files: { ...files, get, find } })
  try {
    get.mockImplementationOnce(async (key) => {
      const bytes = await files.get(key)
      return bytes.subarray(0, bytes.length / 2)
    })
    const { session: owner } = await buildPerson(own, { subscribed: true })
    const { body } = await upload(own, owner)
    const project = await whenProcessed(own, owner, body.id)
    expect(get).toHaveBeenCalledTimes(2)
    expect(project.status).toBe('completed')
    expect(project.content).toContain('you never hear the ones who left')
  } finally {
    await own.close()
    rmSync(folder, { recursive: true })
  }
})

test('an upload is parsed once: the worker stores what its request parsed, and removes it', async () => {
  const parse = vi.fn()
  const other = await startTestApp({ engine: () => quickEngine(), parse })
  const owner = (await buildPerson(other, { subscribed: true })).session
  const { body } = await upload(other, owner)
  expect(await whenProcessed(other, owner, body.id)).toMatchObject({ status: 'completed' })
  expect(parse).not.toHaveBeenCalled()
  expect((await storedProjects(other)).files).toBe(1)
  await other.close()
})
