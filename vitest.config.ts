import { defineConfig } from 'vitest/config'
import { emptyTestsSetup, refuseEmptyTests } from './checks/src/empty-tests/refuse-empty-tests.ts'

/** Of the platform's tests, those that need a PostgreSQL server, and long ones that are twice as fast on one. */
const onServerAlone = [
  'server/src/platform/backup/*.test.ts',
  'server/src/platform/database/{starting-together,scoped-queries,statements-per-call}.test.ts',
  'server/test/one-session.test.ts',
]
const ignored = ['**/node_modules/**', '**/dist/**']
/** What is awaited may take its time on a busy machine: what is tested is that it comes, not how soon. */
const patience = { poll: { timeout: 20_000 } }

/**
 * Features are tested on a PostgreSQL server that the suite starts, or on the embedded database where none can be
 * started. The platform and the server's processes are tested on the embedded one: see docs/testing.md.
 */
const serverProjects = [
  server('server', ['server/src/{features,platform/jobs}/**/*.test.ts', ...onServerAlone]),
  server('server on embedded', ['server/{src/!(features),test}/**/*.test.ts', 'server/src/*.test.ts'], onServerAlone),
]

function server(name: string, include: string[], exclude: string[] = []) {
  return {
    plugins: [refuseEmptyTests()],
    test: {
      name,
      environment: 'node',
      include,
      exclude: [...ignored, ...exclude],
      globalSetup: 'server/test/global-setup.ts',
      setupFiles: [emptyTestsSetup],
      // Each file brings an app and a database of its own; reloading the server for each takes as long as the tests.
      isolate: false,
      // Databases come and go here in one process, which can end it: https://github.com/nodejs/node/issues/64500
      execArgv: ['--no-wasm-code-gc'],
      expect: patience,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }
}

export default defineConfig({
  test: {
    // Two cores are what a small machine has; each server test file brings a database.
    maxWorkers: 2,
    globalSetup: 'checks/src/temporary-folder.ts',
    projects: [
      {
        plugins: [refuseEmptyTests()],
        test: {
          name: 'anywhere',
          environment: 'node',
          include: ['{transcript,episode,content-types,contracts,media,web,checks}/**/*.test.ts'],
          exclude: ignored,
          setupFiles: emptyTestsSetup,
          isolate: false,
          expect: patience,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [refuseEmptyTests()],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['{ui,web,content-types}/**/*.test.tsx'],
          exclude: ignored,
          setupFiles: ['web/src/testing/one-page.ts', emptyTestsSetup],
          isolate: false,
          // React and jsdom outlive a test, and would be lost between its clock and the real one.
          fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] },
          expect: patience,
          testTimeout: 30_000,
        },
      },
      ...serverProjects,
    ],
  },
})
