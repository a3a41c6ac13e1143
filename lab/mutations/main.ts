// `npm run mutations [-- WORDS]`: applies each mutation to a copy of the sources and runs the tests that have to fail. WORDS
// limit it to mutations that contain them. Results are stored in results.json and README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit, stdout } from 'node:process'
import { allMutations } from './all-mutations.ts'
import { copySources, root } from './copy-sources.ts'
import { applyMutation, type Mutation } from './mutation.ts'
import { renderReport, reportPath } from './report.ts'
import { getOutcomes, readResults, saveResults } from './results.ts'
import { runTests } from './run-tests.ts'

const words = argv.slice(2).join(' ').toLowerCase()
const chosen = allMutations.filter(({ area, breaks, file }) =>
  `${area} ${breaks} ${file}`.toLowerCase().includes(words),
)
if (chosen.length === 0) fail(`No mutation has “${words}” in its area, description, or file.`)

const copy = copySources('mutations')
process.on('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => exit(130))

requireGreen(chosen)
const survived: Mutation[] = []
for (const [at, change] of chosen.entries()) {
  const killedBy = findKillingTest(change)
  if (killedBy === null) survived.push(change)
  keep(change, killedBy)
  stdout.write(`${at + 1}/${chosen.length} ${killedBy === null ? 'SURVIVED' : 'killed  '} ${change.breaks}\n`)
  if (killedBy !== null) stdout.write(`      by: ${killedBy}\n`)
}
stdout.write(`\n${chosen.length - survived.length} of ${chosen.length} mutations were killed.\n`)
for (const { breaks, file } of survived) stdout.write(`Survived: ${breaks} (${file})\n`)
exit(survived.length === 0 ? 0 : 1)

/** A test that fails anyway would kill every mutation. */
function requireGreen(changes: readonly Mutation[]): void {
  const files = [...new Set(changes.flatMap(({ tests }) => tests))]
  stdout.write(`Running ${files.length} test files without any mutation …\n`)
  const { passed, failed, unloaded } = runTests(copy, files, { bail: false })
  const problems = [...failed, ...unloaded]
  if (problems.length > 0 || passed === 0) fail(`These fail without any mutation:\n${problems.join('\n')}`)
  stdout.write(`${passed} tests pass.\n\n`)
}

function findKillingTest(change: Mutation): string | null {
  const code = readFileSync(join(copy.folder, change.file), 'utf8')
  copy.write(change.file, applyMutation(change, code))
  const { failed, unloaded } = runTests(copy, change.tests, { bail: true })
  copy.write(change.file, code)
  const [first = null] = failed
  // If no test ran, none has killed the mutation.
  if (first === null && unloaded.length > 0) stdout.write(`No test ran:\n${unloaded.join('\n')}\n`)
  return first
}

/** Saved after each mutation, so that an interrupted run keeps its results. */
function keep(change: Mutation, killedBy: string | null): void {
  const outcomes = getOutcomes(allMutations, { ...readResults(), [change.breaks]: killedBy })
  saveResults(outcomes)
  writeFileSync(join(root, reportPath), renderReport(outcomes))
}

function fail(message: string): never {
  stdout.write(`${message}\n`)
  exit(1)
}
