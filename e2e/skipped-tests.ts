import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { noReason } from './test-reports.ts'

/** Why each skipped test was skipped, as a JSON list. */
export const skippedTestsPath = join(import.meta.dirname, '../test-results/skipped.json')

/**
 * Records the tests that Vitest skipped and the reason from `skip(condition, reason)`, which Vitest's JSON leaves out.
 */
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
