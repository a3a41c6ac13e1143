import { expect, test } from 'vitest'
import { createFairQueue, type FairQueue, TooManyWaiting } from './fair-queue.ts'

/** Work that ends when it is told to, on an episode of a workspace of the same name unless that is named. */
function begin({ take }: FairQueue, episode: string | null, workspaceId = 'a workspace', signal?: AbortSignal) {
  const gate = Promise.withResolvers<void>()
  const work = { thread: null as number | null, end: gate.resolve, done: Promise.resolve() }
  work.done = take({ workspaceId, episode, signal }, (thread) => {
    work.thread = thread
    return gate.promise
  })
  work.done.catch(() => {})
  return work
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const begun = (works: { thread: number | null }[]) => works.map(({ thread }) => thread !== null)

test('one workspace never has all threads, and an episode has one of them', async () => {
  const turns = createFairQueue(3)
  const works = [begin(turns, 'one'), begin(turns, 'one'), begin(turns, 'two'), begin(turns, 'three')]
  await settled()
  expect(begun(works)).toEqual([true, false, true, false])
  const stranger = begin(turns, 'theirs', 'another workspace')
  await settled()
  expect(begun([stranger])).toEqual([true])
})

test('uploads and clips, which are on no episode, count for their workspace as well', async () => {
  const turns = createFairQueue(3)
  const many = [begin(turns, null), begin(turns, null), begin(turns, null), begin(turns, 'one')]
  await settled()
  const stranger = begin(turns, null, 'another workspace')
  await settled()
  expect(begun([...many, stranger])).toEqual([true, true, false, false, true])
})

test('several workspaces get a thread each, and the one that waited longest continues first', async () => {
  const turns = createFairQueue(3)
  const first = [begin(turns, 'one', 'first'), begin(turns, 'another', 'first'), begin(turns, 'one', 'first')]
  const second = [begin(turns, 'two', 'second'), begin(turns, 'two', 'second')]
  const third = [begin(turns, 'three', 'third')]
  await settled()
  expect(begun([...first, ...second, ...third])).toEqual([true, true, false, true, false, false])
  first[0]?.end()
  await settled()
  // The first workspace still has one: the third, which has none, is next.
  expect(begun([...first, ...second, ...third])).toEqual([true, true, false, true, false, true])
})

test('two episodes of a workspace have a thread each, also while something of one is stored', async () => {
  const turns = createFairQueue(3)
  const analysis = begin(turns, 'one')
  const other = begin(turns, 'other')
  await settled()
  analysis.end()
  other.end()
  await settled()
  const writing = [begin(turns, 'one'), begin(turns, 'one')]
  await settled()
  expect(begun(writing)).toEqual([true, false])
})

test('work on an episode goes to the thread that understood it', async () => {
  const turns = createFairQueue(3)
  const one = begin(turns, 'one')
  const other = begin(turns, 'other')
  await settled()
  expect(one.thread).not.toBe(other.thread)
  one.end()
  other.end()
  await settled()
  const otherAgain = begin(turns, 'other')
  const oneAgain = begin(turns, 'one')
  await settled()
  expect([oneAgain.thread, otherAgain.thread]).toEqual([one.thread, other.thread])
})

test('no further thread is started as long as one is free that worked before', async () => {
  const turns = createFairQueue(3)
  for (let count = 0; count < 4; count++) {
    const upload = begin(turns, null)
    await settled()
    upload.end()
    await settled()
    expect(upload.thread).toBe(2)
  }
})

test('a turn is given on when the work fails', async () => {
  const turns = createFairQueue(1)
  const turn = { workspaceId: 'a workspace', episode: 'one' }
  await expect(turns.take(turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(turn, async () => 'done')).toBe('done')
})

test('who gives up waiting is never begun, and holds nobody up', async () => {
  const turns = createFairQueue(1)
  const first = begin(turns, 'one')
  const givingUp = new AbortController()
  const given = begin(turns, 'two', 'a workspace', givingUp.signal)
  const next = begin(turns, 'three')
  await settled()
  givingUp.abort(new Error('nobody wants it'))
  await expect(given.done).rejects.toThrow('nobody wants it')
  first.end()
  await settled()
  expect(begun([given, next])).toEqual([false, true])
})

test('of one workspace only so much waits, and of another still some', async () => {
  const turns = createFairQueue(2)
  for (let count = 0; count < 49; count++) begin(turns, null)
  await settled()
  await expect(begin(turns, null).done).rejects.toThrow(TooManyWaiting)
  const stranger = begin(turns, null, 'another workspace')
  await settled()
  expect(begun([stranger])).toEqual([true])
})

test('a workspace whose thread is busy with another’s long work takes a different one, even one that others used', async () => {
  const turns = createFairQueue(2)
  const mine = begin(turns, 'mine', 'first')
  const theirs = begin(turns, 'theirs', 'second')
  await settled()
  mine.end()
  theirs.end()
  await settled()
  const long = begin(turns, null, 'third')
  await settled()
  const [mineAgain, theirsAgain] = [begin(turns, 'mine', 'first'), begin(turns, 'theirs', 'second')]
  await settled()
  expect(begun([long, mineAgain, theirsAgain])).toEqual([true, true, false])
  mineAgain.end()
  await settled()
  expect(begun([theirsAgain])).toEqual([true])
})
