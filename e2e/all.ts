// `npm test`: format, lint with its boundaries, types, unit and API tests, browser tests; then one line with the sum.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const checked = run('npm', ['run', '--silent', 'check'])
const unit = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`])
const browser = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'])

const unitCount = read('unit.json', (report: UnitReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}))
const browserCount = read('browser.json', ({ stats }: BrowserReport) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}))
const passed = unitCount.passed + browserCount.passed
const failed = unitCount.failed + browserCount.failed
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = checked && unit && browser && failed === 0 && passed > 0 ? 0 : 1

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.stdout.write(`\n${command} ${args[0]} failed\n`)
  return status === 0
}

type UnitReport = { numPassedTests: number; numFailedTests: number }
type BrowserReport = { stats: { expected: number; flaky: number; unexpected: number } }
type Count = { passed: number; failed: number }

/** A part that wrote no report did not run: that is a failure. */
function read<Report>(file: string, count: (report: Report) => Count): Count {
  const path = join(results, file)
  return existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8')) as Report) : { passed: 0, failed: 1 }
}
