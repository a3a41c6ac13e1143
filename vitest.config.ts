import { defineConfig } from 'vitest/config'
import { emptyTestsSetup, refuseEmptyTests } from './checks/src/empty-tests/refuse-empty-tests.ts'

const ignored = ['**/node_modules/**', '**/dist/**']
/** About processes that share a server; the embedded database has one. */
const startingTogether = 'server/src/platform/database/starting-together.test.ts'
/** What is awaited may take its time on a busy machine: what is tested is that it comes, not how soon. */
const patience = { poll: { timeout: 20_000 } }

/** The server's tests run twice: on the embedded database, and on a PostgreSQL server. */
function serverOn(database: 'embedded' | 'postgres') {
  return {
    plugins: [refuseEmptyTests()],
    test: {
      name: `server on ${database}`,
      environment: 'node',
      include:
        database === 'embedded'
          ? ['server/**/*.test.ts']
          : ['server/src/{features,platform/{jobs,backup}}/**/*.test.ts', startingTogether],
      exclude: database === 'embedded' ? [...ignored, startingTogether] : ignored,
      env: { TEST_ON: database },
      globalSetup: 'server/test/global-setup.ts',
      setupFiles: ['server/test/skip-without-server.ts', emptyTestsSetup],
      // Each file brings an app and a database of its own; loading the server anew for each takes as long as the tests.
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
    projects: [
      {
        plugins: [refuseEmptyTests()],
        test: {
          name: 'anywhere',
          environment: 'node',
          include: ['{transcript,episode,content-types,contracts,web,checks}/**/*.test.ts'],
          exclude: ignored,
          setupFiles: emptyTestsSetup,
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
          setupFiles: ['web/src/testing/patience.ts', emptyTestsSetup],
          expect: patience,
          testTimeout: 30_000,
        },
      },
      serverOn('embedded'),
      serverOn('postgres'),
    ],
  },
})
