// `npm run redos`: verifies that new regular expressions of the product are fast on any input, and stores those that are in
// checks/src/redos/verified.json. With --all it verifies every one again, which takes minutes.
import { argv, exit, stdout } from 'node:process'
import { toLiteral } from '../../checks/src/redos/pattern.ts'
import { getShippedPatterns } from '../../checks/src/redos/shipped-patterns.ts'
import { getMaxTextLength } from '../../checks/src/redos/text-limits.ts'
import { getDigest, isVerified, readVerified, saveVerified } from '../../checks/src/redos/verified.ts'
import { explainRefusal } from './refuse-pattern.ts'
import { getVerdicts } from './verdicts.ts'

const maxSeconds = 60

const { patterns } = await getShippedPatterns()
const before = readVerified()
const isNew = argv.includes('--all') ? () => true : (pattern: (typeof patterns)[number]) => !isVerified(pattern, before)
const verdicts = await getVerdicts(patterns.filter(isNew), maxSeconds)

const linear: string[] = []
const bounded: Record<string, number> = {}
const refusals: string[] = []
for (const pattern of patterns) {
  const literal = toLiteral(pattern)
  const verdict = verdicts.get(literal)
  if (!verdict) {
    if (literal in before.bounded) bounded[literal] = before.bounded[literal] ?? 0
    else linear.push(getDigest(literal))
    continue
  }
  const maxLength = getMaxTextLength(pattern.at)
  const refusal = await explainRefusal(pattern, verdict, maxLength)
  if (refusal !== null) refusals.push(refusal)
  else if (verdict.is === 'linear') linear.push(getDigest(literal))
  else bounded[literal] = maxLength
}
saveVerified({ linear, bounded })

stdout.write(`${refusals.map((refusal) => `${refusal}\n\n`).join('')}`)
stdout.write(`${verdicts.size - refusals.length} of ${verdicts.size} regular expressions were verified.\n`)
exit(refusals.length === 0 ? 0 : 1)
