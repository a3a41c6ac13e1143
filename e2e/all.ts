// `npm test`: format, lint and module boundaries, types, unit and API tests, browser tests; then the failures and a
// summary.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { skippedTestsPath } from './skipped-tests.ts'
import { readBrowserReport, readUnitReport, summarizeOutcomes } from './test-reports.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const checked = run('npm', ['run', '--silent', 'check'])
const unit = run('vitest', [
  'run',
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`],
  '--reporter=e2e/skipped-tests.ts',
])
const browser = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'])

const outcomes = [
  readUnitReport(join(results, 'unit.json'), skippedTestsPath),
  readBrowserReport(join(results, 'browser.json')),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
// Repeat the failures at the end: they may be thousands of lines up.
for (const failure of failures) process.stdout.write(`\n✘ ${failure}\n`)
process.stdout.write(`\n${summarizeOutcomes(outcomes)}\n`)
process.exitCode = checked && unit && browser && failures.length === 0 && passed > 0 ? 0 : 1

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.stdout.write(`\n${command} ${args[0]} failed\n`)
  return status === 0
}
