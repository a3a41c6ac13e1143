import { Session } from 'node:inspector/promises'
import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const lookMs = 20_000
/** Maximum share of its time that an idle thread works: it polls for news and answers monitoring. */
const idleShare = 0.1
/** Releasing less than this isn't worth the tenth of a second it takes. */
const worthBytes = 8 * 1024 * 1024

/**
 * Releases unneeded memory of an idle thread. Node collects garbage only when it needs room, so a thread that was busy
 * once keeps its peak memory for days. Call this in each thread.
 */
export function giveBackWhenIdle({ everyMs = lookMs } = {}): void {
  let seen = performance.eventLoopUtilization()
  let needed = 0
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen)
    seen = performance.eventLoopUtilization()
    if (utilization > idleShare || heldBytes() < needed + worthBytes) return
    collectGarbage()
    needed = heldBytes()
  }, everyMs).unref()
}

function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics()
  return total_heap_size + external_memory
}

/** Collects all garbage in the thread's own heap. */
function collectGarbage(): void {
  const session = new Session()
  session.connect()
  void session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect())
}
