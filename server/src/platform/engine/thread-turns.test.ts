import { Piscina } from 'piscina'
import { expect, test } from 'vitest'
import { openThreadTurns, type ThreadTurns } from './thread-turns.ts'

/** Work that ends when it is told to. */
function begin({ take }: ThreadTurns, episode: string) {
  const gate = Promise.withResolvers<void>()
  const work = { hasBegun: false, end: gate.resolve }
  void take(episode, () => {
    work.hasBegun = true
    return gate.promise
  })
  return work
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const begun = (works: { hasBegun: boolean }[]) => works.map(({ hasBegun }) => hasBegun)

test('an episode alone is worked on by all threads, two at once by one each', async () => {
  const turns = openThreadTurns(2)
  const alone = [begin(turns, 'one'), begin(turns, 'one'), begin(turns, 'one')]
  await settled()
  expect(begun(alone)).toEqual([true, true, false])
  const other = [begin(turns, 'other'), begin(turns, 'other')]
  await settled()
  expect(begun(other)).toEqual([true, false])
  alone[0]?.end()
  await settled()
  expect(begun(alone)).toEqual([true, true, false])
  alone[1]?.end()
  await settled()
  expect(begun(alone)).toEqual([true, true, true])
  expect(begun(other)).toEqual([true, false])
})

test('an episode keeps its share while something of it is stored', async () => {
  const turns = openThreadTurns(2)
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

test('a turn is given on when the work fails', async () => {
  const turns = openThreadTurns(1)
  await expect(turns.take('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take('one', async () => 'done')).toBe('done')
})

const workers = (...usage: number[]) => usage.map((currentUsage, id) => ({ id, currentUsage })) as never
const taskOf = (episode: string | null) => ({ [Piscina.queueOptionsSymbol]: episode && { episode } }) as never

test('work on an episode goes to the thread that understood it', async () => {
  const turns = openThreadTurns(2)
  begin(turns, 'one')
  begin(turns, 'other')
  expect(turns.balancer(taskOf('one'), workers(0, 0))?.id).toBe(0)
  expect(turns.balancer(taskOf('other'), workers(0, 0))?.id).toBe(1)
  expect(turns.balancer(taskOf('other'), workers(0, 0))?.id).toBe(1)
  // It waits for its own thread rather than take the other's, whose next work is on the way.
  expect(turns.balancer(taskOf('other'), workers(0, 1))).toBeNull()
  expect(turns.balancer(taskOf(null), workers(0, 1))?.id).toBe(0)
})
