// Part of `npm run check`: refuses regular expressions of the shipped code that nobody has verified to be fast on any input.
import { exit, stdout } from 'node:process'
import { toLiteral } from './pattern.ts'
import { getShippedPatterns } from './shipped-patterns.ts'
import { isVerified, readVerified } from './verified.ts'

const { patterns, unseenSites } = await getShippedPatterns()
const verified = readVerified()
const unverified = patterns.filter((pattern) => !isVerified(pattern, verified))

for (const site of unseenSites)
  stdout.write(`${site}\n  builds a pattern that was not seen. Call it in checks/src/redos/exercises.ts.\n\n`)
for (const pattern of unverified) stdout.write(`${pattern.at.join(', ')}\n  ${toLiteral(pattern)}\n\n`)
if (unverified.length > 0)
  stdout.write(
    `${unverified.length} regular expressions are not verified. Run \`npm ci && npm run redos\` in lab/, and commit what it changes.\n`,
  )
const isOk = unverified.length + unseenSites.length === 0
if (isOk) stdout.write(`${patterns.length} regular expressions are verified.\n`)
exit(isOk ? 0 : 1)
