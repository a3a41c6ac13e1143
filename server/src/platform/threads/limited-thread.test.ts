import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLimitedProcess } from './limited-process.ts'
import type { Work } from './limited-thread.fixture.ts'
import { type LimitedThread, openLimitedThread } from './limited-thread.ts'

const filename = new URL('./limited-thread.fixture.ts', import.meta.url).href
const plenty = { maxSeconds: 60 }

describe.each([
  ['thread', () => openLimitedThread<Work, string>({ filename, maxMegabytes: 64 })],
  ['process', () => openLimitedProcess<Work, string>({ filename, maxMegabytes: 256 })],
])('a limited %s', (_, open) => {
  let worker: LimitedThread<Work, string>
  beforeEach(() => {
    worker = open()
  })
  afterEach(() => worker.close())

  test.each<Work>(['spin', 'backtrack'])('ends what uses a processor for too long (%s), and works on', async (work) => {
    await expect(worker.run(work, { maxSeconds: 0.5 })).rejects.toMatchObject({
      name: 'ResourceLimitError',
      what: 'time',
    })
    expect(await worker.run('answer', plenty)).toBe('done')
  })

  test.each<Work>(['fill the memory', 'fill the stack'])(
    'ends what needs too much room (%s), and works on',
    async (work) => {
      await expect(worker.run(work, plenty)).rejects.toMatchObject({ name: 'ResourceLimitError', what: 'memory' })
      expect(await worker.run('answer', plenty)).toBe('done')
    },
  )

  test('counts what work uses, not how long it is there nor what earlier work used', async () => {
    await worker.run('answer', plenty)
    const running = worker.run('wait', { maxSeconds: 0.2 })
    const outcome = await Promise.race([
      running.catch((error: Error) => error.name),
      new Promise((resolve) => setTimeout(resolve, 2_000, 'still there')),
    ])
    expect(outcome).toBe('still there')
  })

  test.each<Work>(['spin', 'wait'])('ends at once what nobody wants any more (%s)', async (work) => {
    const wanted = new AbortController()
    const running = worker.run(work, { ...plenty, signal: wanted.signal })
    await worker.run('answer', { ...plenty, signal: AbortSignal.abort(new Error('not even begun')) }).catch(() => {})
    wanted.abort(new Error('nobody wants it'))
    await expect(running).rejects.toThrow('nobody wants it')
    expect(await worker.run('answer', plenty)).toBe('done')
  })

  test('hands on what went wrong by itself', async () => {
    await expect(worker.run('fail', plenty)).rejects.toThrow('it failed by itself')
  })

  test('ends with whatever it is at when it is closed', async () => {
    const running = worker.run('spin', plenty)
    running.catch(() => {})
    await worker.close()
    await expect(running).rejects.toThrow()
  })
})

test('a process that breaks down fails the task that it was at, and not the next one', async () => {
  const worker = openLimitedProcess<Work, string>({ filename, maxMegabytes: 256 })
  await expect(worker.run('crash', plenty)).rejects.toThrow('ended with 3')
  expect(await worker.run('answer', plenty)).toBe('done')
  await worker.close()
})

test('a process holds no secret of the server', async () => {
  const worker = openLimitedProcess<Work, string>({ filename, maxMegabytes: 256 })
  process.env.SECRET_KEY = 'of the server'
  expect(await worker.run('tell a secret', plenty)).toBe('none')
  delete process.env.SECRET_KEY
  await worker.close()
})
