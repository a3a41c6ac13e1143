// What the two parts of the suite wrote down about themselves, read for the sum at the end of `npm test`.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Tests that passed, of each that failed its title with the first lines of why, of each that was skipped why, and the
 * titles of those that passed only when tried again, which count as passed.
 */
export type Outcome = { passed: number; failures: string[]; skips: string[]; flaky: string[] }

/** The last line of all: how many passed, failed and were skipped, why these were, and which were flaky. */
export function summarizeOutcomes(outcomes: readonly Outcome[]): string {
  const sum = outcomes.reduce((count, { passed }) => count + passed, 0)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const skips = outcomes.flatMap((outcome) => outcome.skips)
  const reasons = [...Map.groupBy(skips, (reason) => reason)].map(([reason, all]) => `${all.length} × ${reason}`)
  const why = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  const tried = flaky.length === 0 ? '' : `, ${flaky.length} flaky (${flaky.join('; ')})`
  return `${sum} passed, ${failures.length} failed, ${skips.length} skipped${why}${tried}`
}

/** Vitest's JSON, beside which skipped-tests.ts has put what was skipped. A file that could not be loaded has no tests of its own: it counts as one failure. */
export const readUnitReport = (path: string, skippedPath: string) =>
  readReport(path, ({ numPassedTests, testResults }: UnitReport) => ({
    passed: numPassedTests,
    flaky: [],
    skips: existsSync(skippedPath) ? (JSON.parse(readFileSync(skippedPath, 'utf8')) as string[]) : [],
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && !failed.length) return [describe(name, '', message)]
      return failed.map((test) => describe(name, test.fullName, test.failureMessages[0]))
    }),
  }))

/** Playwright's JSON. */
export const readBrowserReport = (path: string) =>
  readReport(path, ({ stats, suites, errors }: BrowserReport) => ({
    passed: stats.expected + stats.flaky,
    flaky: suites
      .flatMap(listSpecs)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => [file, title].join(' › ')),
    skips: suites
      .flatMap(listSpecs)
      .flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped'))
      .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? noReason),
    failures: [
      ...suites
        .flatMap(listSpecs)
        .flatMap(({ file, title, tests }) =>
          tests
            .filter(({ status }) => status === 'unexpected')
            .map(({ results }) => describe(file, title, results.find(({ error }) => error)?.error?.message)),
        ),
      ...errors.map(({ message }) => describe('', 'outside of the tests', message)),
    ],
  }))

/** Said where a skipped test says nothing of why. */
export const noReason = 'no reason given'

type UnitReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type BrowserReport = { stats: { expected: number; flaky: number }; suites: Suite[]; errors: { message?: string }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type Spec = {
  file: string
  title: string
  tests: {
    status: string
    annotations: { type: string; description?: string }[]
    results: { error?: { message?: string } }[]
  }[]
}

const listSpecs = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(listSpecs)]

/** A part that wrote no report did not run: that is a failure. */
function readReport<Report>(path: string, read: (report: Report) => Outcome): Outcome {
  if (!existsSync(path)) return { passed: 0, failures: [`${path} was not written`], skips: [], flaky: [] }
  return read(JSON.parse(readFileSync(path, 'utf8')) as Report)
}

function describe(file: string, title: string, message = ''): string {
  const why = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 6)
  return [[relative(process.cwd(), file), title].filter(Boolean).join(' › '), ...why].join('\n    ')
}
