// `npm run chaos [-- NAME… --short --seed=7]`: faults, attacks and load on the real server, with a goal beside each figure.
// `attack` means all that begin with it. Ends with 1 where a goal was missed. Wants a quiet machine; whole it takes an hour and a half.
import { loadavg } from 'node:os'
import { printTable } from '../benchmarks/print-table.ts'
import { attackBacklog } from './attack-backlog.ts'
import { attackPages } from './attack-pages.ts'
import { attackPictures } from './attack-pictures.ts'
import { attackSessions } from './attack-sessions.ts'
import { attackStatements } from './attack-statements.ts'
import { attackUploads } from './attack-uploads.ts'
import { attackWebhooks } from './attack-webhooks.ts'
import { badInput } from './bad-input.ts'
import { hostile } from './hostile/hostile.ts'
import { kill } from './kill.ts'
import { load } from './load.ts'
import { machines } from './machines.ts'
import { sayWhyItEnds } from './say-why-it-ends.ts'
import { type Finding, failed, type Options, type Scenario } from './scenario.ts'

const scenarios: Readonly<Record<string, Scenario>> = {
  kill,
  machines,
  'bad-input': badInput,
  load,
  hostile,
  'attack-sessions': attackSessions,
  'attack-webhooks': attackWebhooks,
  'attack-pages': attackPages,
  'attack-pictures': attackPictures,
  'attack-uploads': attackUploads,
  'attack-statements': attackStatements,
  'attack-backlog': attackBacklog,
}

const given = process.argv.slice(2)
const flags = new Map(given.filter((one) => one.startsWith('--')).map(nameAndValue))
const wanted = given.filter((one) => !one.startsWith('--'))
const isMeant = (name: string, word: string) => name === word || name.startsWith(`${word}-`)
const unknown = wanted.filter((word) => !Object.keys(scenarios).some((name) => isMeant(name, word)))
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. There are: ${Object.keys(scenarios).join(', ')}`)
  process.exit(2)
}

const isShort = flags.has('short')
const options: Options = {
  isShort,
  seed: Number(flags.get('seed') ?? Date.now() % 1_000_000),
  figure: (name, { whole, short }) => Number(flags.get(name) ?? (isShort ? short : whole)),
  word: (name) => flags.get(name) ?? null,
}
console.log(`Seed ${options.seed}${isShort ? ', the short form' : ''}`)
const ending = sayWhyItEnds()
const all: Finding[] = []
for (const [name, run] of Object.entries(scenarios)) {
  if (wanted.length > 0 && !wanted.some((word) => isMeant(name, word))) continue
  console.log(`\n## ${name} (load average ${loadavg()[0]?.toFixed(1)})`)
  ending.now(name)
  const began = performance.now()
  const findings = await run(options).catch((error: unknown) => [failed(name, error)])
  printTable(findings.map(({ isMet, ...row }) => ({ ...row, figure: String(row.figure), met: wordFor(isMet) })))
  console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
  all.push(...findings)
}
ending.now(null)
process.exit(all.some(({ isMet }) => isMet === false) ? 1 : 0)

function nameAndValue(flag: string): [string, string | undefined] {
  const [name = '', value] = flag.slice(2).split('=')
  return [name, value]
}

function wordFor(isMet: boolean | null): string {
  if (isMet === null) return ''
  return isMet ? 'met' : 'MISSED'
}
