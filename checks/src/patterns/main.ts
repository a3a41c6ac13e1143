// npm run patterns: refuses patterns of the shipped code that some text makes slow. With --update it asks the checker about
// those that are new, and keeps what it says.
import { argv, exit, stdout } from 'node:process'
import { verdictsOf } from './decide.ts'
import { type Pattern, written } from './pattern.ts'
import { refusalOf } from './refuse-pattern.ts'
import { longestTextAt } from './rooms.ts'
import { shippedPatterns } from './shipped-patterns.ts'
import type { Verdict } from './verdict.ts'
import { knownVerdict, readTable, saveTable } from './verdict-table.ts'

/** So many are decided anew with every check, and always the same: what is green today is green tomorrow. */
const sampleSize = 12

const { patterns, unseen } = await shippedPatterns()
const verdicts = argv.includes('--update') ? await updatedTable() : await tableWithSample()

const problems = unseen.map(
  (site) => `${site}\n  builds a pattern that was not seen. Let checks/src/patterns/exercises.ts call it.`,
)
for (const pattern of patterns) {
  const problem = await refusalOf(pattern, verdicts.get(written(pattern)) ?? null, longestTextAt(pattern.at))
  if (problem !== null) problems.push(problem)
}
stdout.write(
  problems.length === 0
    ? `${patterns.length} patterns are linear or bounded.\n`
    : `${problems.join('\n\n')}\n\n${problems.length} problems in ${patterns.length} patterns.\n`,
)
exit(problems.length === 0 ? 0 : 1)

async function updatedTable() {
  const known = knownVerdicts()
  const unknown = patterns.filter((pattern) => !known.has(written(pattern)))
  const fresh = await verdictsOf(unknown, 60)
  const all = new Map([...known, ...fresh])
  saveTable(all)
  return all
}

/** Where a proof takes too long for a check, what the table says stays. */
async function tableWithSample() {
  const known = knownVerdicts()
  const step = Math.max(1, Math.floor(patterns.length / sampleSize))
  const sample = patterns.filter((pattern, at) => at % step === 0 && known.has(written(pattern)))
  for (const [pattern, verdict] of await verdictsOf(sample, 2)) if (isProven(verdict)) known.set(pattern, verdict)
  return known
}

/** An estimate takes no proof's place. */
function isProven(verdict: Verdict): boolean {
  return verdict.is !== 'undecided' && !verdict.isEstimated
}

function knownVerdicts() {
  const table = readTable()
  return new Map(patterns.flatMap((pattern) => verdictEntry(pattern, table)))
}

function verdictEntry(pattern: Pattern, table: ReturnType<typeof readTable>) {
  const verdict = knownVerdict(pattern, table)
  return verdict === null ? [] : [[written(pattern), verdict] as const]
}
