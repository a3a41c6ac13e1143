import { constants, setPriority } from 'node:os'

const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority

/**
 * Puts this thread behind those that serve calls: behind all others where it works in the background, and halfway where
 * somebody waits for it. On Linux a priority set without naming a process is this thread's alone; elsewhere it would be
 * the whole process's, and nothing is done.
 */
export function lowerThreadPriority(work: 'in the background' | 'waited for'): void {
  if (process.platform !== 'linux') return
  const background = PRIORITY_BELOW_NORMAL
  setPriority(work === 'waited for' ? Math.round((PRIORITY_NORMAL + background) / 2) : background)
}
