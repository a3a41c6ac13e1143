import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { type CopyOfSources, ownEnvironment } from './copy-sources.ts'

/** What a test run says: titles of tests that failed, and of files that failed without any test of theirs. */
export type TestRun = { passed: number; failed: string[]; unloaded: string[] }

/** Of one test file, on a machine that has other things to do. */
const maxMinutes = 10

/** Runs test files of a copy; with `bail` up to the first test that fails. */
export function runTests({ folder }: CopyOfSources, files: readonly string[], { bail }: { bail: boolean }): TestRun {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const options = ['--reporter=json', `--outputFile=${report}`, ...(bail ? ['--bail=1'] : [])]
  const { stderr } = spawnSync(execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    cwd: folder,
    env: ownEnvironment(),
    encoding: 'utf8',
    timeout: files.length * maxMinutes * 60_000,
  })
  // Tests that never end are broken as well, but no test says so.
  if (!existsSync(report)) return { passed: 0, failed: [], unloaded: [`The tests did not end. ${stderr}`] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failedIn = ({ assertionResults }: FileReport) => assertionResults.filter(({ status }) => status === 'failed')
  return {
    passed: numPassedTests,
    failed: testResults.flatMap((file) => failedIn(file).map(({ fullName }) => fullName)),
    unloaded: testResults
      .filter((file) => file.status === 'failed' && failedIn(file).length === 0)
      .map(({ name, message }) => `${name}: ${message}`),
  }
}

type FileReport = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string }[]
}
type Report = { numPassedTests: number; testResults: FileReport[] }
