import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { noReason } from './test-reports.ts'

/** Why each skipped test was skipped, as a list of JSON. */
export const skippedTestsPath = join(import.meta.dirname, '../test-results/skipped.json')

/** Writes down what a run of Vitest skipped: `skip(condition, reason)` says why, which Vitest's JSON leaves out. */
export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const reasons = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result()
        return (result.state === 'skipped' && result.note) || noReason
      }),
    )
    writeFileSync(skippedTestsPath, JSON.stringify(reasons))
  }
}
