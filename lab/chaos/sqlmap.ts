import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Tried = {
  /** Parameters that were tried to the end. */
  tried: number
  injectable: string[]
  /** What the server answered apart from 200, as sqlmap counts it: '400 (Bad Request) - 60 times'. */
  refusals: string[]
  said: string
}

export const hasSqlmap = () => spawnSync('which', ['sqlmap']).status === 0

/**
 * How hard it tries: boolean, error, union and stacked statements of PostgreSQL with its basic boundaries. The time-based
 * technique alone is left out: what it finds stacked statements find as well, and on a busy machine it finds slowness.
 */
export const techniques = 'BEUS'
export const levelByDefault = 1

/** Debian's sqlmap on one request that is written with asterisks. */
export async function sqlmap(
  marked: string,
  { folder, name, level }: { folder: string; name: string; level: number },
): Promise<Tried> {
  const file = join(folder, `${name}.txt`)
  writeFileSync(file, marked)
  const how = [
    '--batch',
    `--level=${level}`,
    '--risk=1',
    '--dbms=PostgreSQL',
    `--technique=${techniques}`,
    '--time-sec=3',
  ]
  const bounds = ['--timeout=20', '--retries=1', '--ignore-code=*', '--skip-waf', '--ignore-stdin', '--flush-session']
  const child = spawn(
    'sqlmap',
    ['-r', file, ...how, ...bounds, '--disable-coloring', `--output-dir=${join(folder, name)}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  await once(child, 'close')
  // One in the path may be called as one in the body is.
  const spared = [...said.matchAll(/parameter '[^']+' does not seem to be injectable/g)].length
  const injectable = [...said.matchAll(/^Parameter: (.+)$/gm)].map(([, one]) => one ?? '')
  return {
    tried: spared + injectable.length,
    injectable,
    refusals: [...said.matchAll(/^(\d{3} \([^)]*\) - \d+ times)/gm)].map(([, one]) => one ?? ''),
    said,
  }
}
