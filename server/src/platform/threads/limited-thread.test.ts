import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Work } from './limited-thread.fixture.ts'
import { type LimitedThread, openLimitedThread } from './limited-thread.ts'

const filename = new URL('./limited-thread.fixture.ts', import.meta.url).href
const plenty = { mostSeconds: 60 }

let thread: LimitedThread<Work, string>
beforeEach(() => {
  thread = openLimitedThread<Work, string>({ filename, mostMegabytes: 64 })
})
afterEach(() => thread.close())

test.each<Work>(['spin', 'backtrack'])('ends what uses a processor for too long (%s), and works on', async (work) => {
  await expect(thread.run(work, { mostSeconds: 0.5 })).rejects.toMatchObject({ name: 'Overrun', what: 'time' })
  expect(await thread.run('answer', plenty)).toBe('done')
})

test.each<Work>(['fill the memory', 'fill the stack'])(
  'ends what needs too much room (%s), and works on',
  async (work) => {
    await expect(thread.run(work, plenty)).rejects.toMatchObject({ name: 'Overrun', what: 'memory' })
    expect(await thread.run('answer', plenty)).toBe('done')
  },
)

test('counts what work uses, not how long it is there nor what earlier work used', async () => {
  await thread.run('answer', plenty)
  const running = thread.run('wait', { mostSeconds: 0.2 })
  const outcome = await Promise.race([
    running.catch((error: Error) => error.name),
    new Promise((resolve) => setTimeout(resolve, 2_000, 'still there')),
  ])
  expect(outcome).toBe('still there')
})

test.each<Work>(['spin', 'wait'])('ends at once what nobody wants any more (%s)', async (work) => {
  const wanted = new AbortController()
  const running = thread.run(work, { ...plenty, signal: wanted.signal })
  await thread.run('answer', { ...plenty, signal: AbortSignal.abort(new Error('not even begun')) }).catch(() => {})
  wanted.abort(new Error('nobody wants it'))
  await expect(running).rejects.toThrow('nobody wants it')
  expect(await thread.run('answer', plenty)).toBe('done')
})

test('hands on what went wrong by itself', async () => {
  await expect(thread.run('fail', plenty)).rejects.toThrow('it failed by itself')
})

test('ends with whatever it is at when it is closed', async () => {
  const running = thread.run('spin', plenty)
  running.catch(() => {})
  await thread.close()
  await expect(running).rejects.toThrow()
})
