import { globSync, readFileSync } from 'node:fs'
import { patternsBuiltBy } from './built-patterns.ts'
import { type BuildingSite, eachOnce, type Pattern } from './pattern.ts'
import { patternsInCode } from './patterns-in-code.ts'
import { rooms } from './rooms.ts'

const root = new URL('../../../', import.meta.url)
const isTesting = /(?:\.test|\.spec|\.fixture(?:\.server)?|\.d)\.tsx?$|\/testing\//

/** Every pattern of the shipped code, and the places that build patterns without having been seen doing it. */
export async function shippedPatterns(): Promise<{ patterns: Pattern[]; unseen: BuildingSite[] }> {
  const files = rooms
    .flatMap(({ folder }) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTesting.test(file))
  const found = files.map((file) => patternsInCode(file, readFileSync(new URL(file, root), 'utf8')))
  const built = await patternsBuiltBy([new URL('./exercises.ts', import.meta.url)], root)
  return {
    patterns: eachOnce([...found.flatMap(({ literals }) => literals), ...built]),
    unseen: unseenSites(
      found.flatMap(({ sites }) => sites),
      built,
    ),
  }
}

/** Places that build patterns, and built none of these. */
export function unseenSites(sites: readonly BuildingSite[], built: readonly Pattern[]): BuildingSite[] {
  const seen = new Set(built.flatMap(({ at }) => at))
  return sites.filter((site) => !seen.has(site))
}
