import { constants, setPriority } from 'node:os'

const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority

/**
 * Lowers this thread's priority below the threads that serve requests: fully for background work, halfway if a user
 * waits for it. Linux only: elsewhere it would lower the whole process.
 */
export function lowerThreadPriority(work: 'in the background' | 'waited for'): void {
  if (process.platform !== 'linux') return
  const background = PRIORITY_BELOW_NORMAL
  setPriority(work === 'waited for' ? Math.round((PRIORITY_NORMAL + background) / 2) : background)
}
