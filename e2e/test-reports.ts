// Reads the reports of both parts of the suite for the summary at the end of `npm test`.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * The number of passed tests, the titles and first error lines of failed ones, the reasons of skipped ones, and the
 * titles of tests that passed on retry (counted as passed).
 */
export type Outcome = { passed: number; failures: string[]; skips: string[]; flaky: string[] }

/** Returns the summary line: passed, failed and skipped tests, the reasons, and the flaky ones. */
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

/**
 * Reads Vitest's JSON and the skips from skipped-tests.ts. A file that failed to load has no tests: it counts as one
 * failure.
 */
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

/** Reads Playwright's JSON. */
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

/** For skipped tests that give no reason. */
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

/** A missing report means that the part did not run: a failure. */
function readReport<Report>(path: string, read: (report: Report) => Outcome): Outcome {
  if (!existsSync(path)) return { passed: 0, failures: [`${path} was not written`], skips: [], flaky: [] }
  return read(JSON.parse(readFileSync(path, 'utf8')) as Report)
}

function describe(file: string, title: string, message = ''): string {
  const why = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 6)
  return [[relative(process.cwd(), file), title].filter(Boolean).join(' › '), ...why].join('\n    ')
}
