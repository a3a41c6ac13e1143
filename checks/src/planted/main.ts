// npm run planted: plants every change in a copy of the sources, runs the tests that have to notice it, and says whether
// they did. With words behind it only changes that have them. What was found is kept, and docs/planted-changes.md says it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit, stdout } from 'node:process'
import { copySources, root } from '../copy-of-sources.ts'
import { allChanges } from './changes/all-changes.ts'
import { outcomesOf, readNoticed, saveNoticed } from './noticed.ts'
import { type PlantedChange, plant } from './planted-change.ts'
import { runTests } from './run-tests.ts'
import { pagePath, tableOf } from './table.ts'

const words = argv.slice(2).join(' ').toLowerCase()
const chosen = allChanges.filter(({ area, breaks, file }) => `${area} ${breaks} ${file}`.toLowerCase().includes(words))
if (chosen.length === 0) fail(`No planted change has “${words}” in its area, description or file.`)

const copy = copySources('planted')
process.on('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => exit(130))

requireGreen(chosen)
const survived: PlantedChange[] = []
for (const [at, change] of chosen.entries()) {
  const noticedBy = firstToNotice(change)
  if (noticedBy === null) survived.push(change)
  keep(change, noticedBy)
  stdout.write(`${at + 1}/${chosen.length} ${noticedBy === null ? 'SURVIVED' : 'killed  '} ${change.breaks}\n`)
  if (noticedBy !== null) stdout.write(`      by: ${noticedBy}\n`)
}
stdout.write(`\n${chosen.length - survived.length} of ${chosen.length} planted changes were noticed.\n`)
for (const { breaks, file } of survived) stdout.write(`Nobody noticed: ${breaks} (${file})\n`)
exit(survived.length === 0 ? 0 : 1)

/** A test that fails anyway would notice everything. */
function requireGreen(changes: readonly PlantedChange[]): void {
  const files = [...new Set(changes.flatMap(({ tests }) => tests))]
  stdout.write(`Running ${files.length} test files without any change …\n`)
  const { passed, failed, unloaded } = runTests(copy, files, { bail: false })
  const problems = [...failed, ...unloaded]
  if (problems.length > 0 || passed === 0) fail(`These fail without any change:\n${problems.join('\n')}`)
  stdout.write(`${passed} tests pass.\n\n`)
}

function firstToNotice(change: PlantedChange): string | null {
  const code = readFileSync(join(copy.folder, change.file), 'utf8')
  copy.write(change.file, plant(change, code))
  const { failed, unloaded } = runTests(copy, change.tests, { bail: true })
  copy.write(change.file, code)
  const [first = null] = failed
  // Where nothing runs at all, no test has noticed anything.
  if (first === null && unloaded.length > 0) stdout.write(`No test ran:\n${unloaded.join('\n')}\n`)
  return first
}

/** At once: whoever stops half way keeps what is known by then. */
function keep(change: PlantedChange, noticedBy: string | null): void {
  const outcomes = outcomesOf(allChanges, { ...readNoticed(), [change.breaks]: noticedBy })
  saveNoticed(outcomes)
  writeFileSync(join(root, pagePath), tableOf(outcomes))
}

function fail(message: string): never {
  stdout.write(`${message}\n`)
  exit(1)
}
