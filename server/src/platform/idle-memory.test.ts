import { expect, test } from 'vitest'
import { giveBackWhenIdle } from './idle-memory.ts'

const heldMegabytes = () => process.memoryUsage().heapTotal / 1e6

test('a thread that was busy gives back what it does not need any more', async () => {
  let busy: unknown[] = Array.from({ length: 4_000_000 }, (_, at) => ({ at }))
  expect(busy.length).toBe(4_000_000)
  const whileBusy = heldMegabytes()
  expect(whileBusy).toBeGreaterThan(100)
  busy = []
  giveBackWhenIdle({ everyMs: 50 })
  await expect.poll(heldMegabytes, { timeout: 20_000 }).toBeLessThan(whileBusy - 80)
})
