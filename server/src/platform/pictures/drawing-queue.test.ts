import { expect, test } from 'vitest'
import { createDrawingQueue } from './drawing-queue.ts'

/** Work that is done when it is told to be, one piece at a time. */
function workbench(options: { atOnce: number; maxWaiting: number }) {
  const turns = createDrawingQueue(options)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (who: string, name: string, signal = new AbortController().signal) =>
      turns.take({ who, signal }, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    end: async (name: string) => {
      // The next drawing starts in a later turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve))
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('who asks for one thing waits for one of those who asked for many, not for all', async () => {
  const { begun, ask, end } = workbench({ atOnce: 1, maxWaiting: 9 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('ada', name)
  void ask('ben', 'b1')
  void ask('cy', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('as many are done at once as can be, and a failure makes room as well', async () => {
  const turns = createDrawingQueue({ atOnce: 2, maxWaiting: 9 })
  const { signal } = new AbortController()
  const all = await Promise.allSettled([
    turns.take({ who: 'ada', signal }, () => Promise.reject(new Error('torn'))),
    turns.take({ who: 'ada', signal }, async () => 'second'),
    turns.take({ who: 'ada', signal }, async () => 'third'),
  ])
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['failed', 'second', 'third'])
})

test('what is given up leaves the queue, and nobody waits without end', async () => {
  const { begun, ask, end } = workbench({ atOnce: 1, maxWaiting: 2 })
  const leaving = new AbortController()
  void ask('ada', 'a1')
  const given = ask('ada', 'a2', leaving.signal)
  void ask('ada', 'a3')
  expect(await ask('ada', 'too many')).toBeNull()
  leaving.abort()
  expect(await given).toBeNull()
  expect(await ask('ada', 'gone before', AbortSignal.abort())).toBeNull()
  void ask('ada', 'a4')
  for (const name of ['a1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a3', 'a4'])
})
