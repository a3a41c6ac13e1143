import type { Plugin } from 'vitest/config'
import { countLoops } from './counted-loops.ts'

/** The setup that goes with the plugin: it counts, and lets a test fail that expects nothing. */
export const emptyTestsSetup = 'checks/src/empty-tests/setup.ts'

/** Lets a test file fail that checks nothing because a list of its cases is empty. */
export function refuseEmptyTests(): Plugin {
  return {
    name: 'refuse-empty-tests',
    enforce: 'pre',
    transform: (code, id) => (/\.test\.tsx?$/.test(id) ? { code: countLoops(id, code), map: null } : undefined),
  }
}
