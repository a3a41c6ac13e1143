import { globSync, readFileSync } from 'node:fs'
import { findBuiltPatterns } from './built-patterns.ts'
import { type BuildSite, mergeDuplicates, type Pattern } from './pattern.ts'
import { findPatterns } from './patterns-in-code.ts'
import { maxTextLengths } from './text-limits.ts'

const root = new URL('../../../', import.meta.url)
const isTesting = /(?:\.test|\.spec|\.fixture(?:\.server)?|\.d)\.tsx?$|\/testing\//

/** Every pattern of the shipped code, and the places that build patterns but were not seen doing it. */
export async function getShippedPatterns(): Promise<{ patterns: Pattern[]; unseenSites: BuildSite[] }> {
  const files = Object.keys(maxTextLengths)
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isTesting.test(file))
  const found = files.map((file) => findPatterns(file, readFileSync(new URL(file, root), 'utf8')))
  const built = await findBuiltPatterns([new URL('./exercises.ts', import.meta.url)], root)
  const sites = found.flatMap((one) => one.sites)
  return {
    patterns: mergeDuplicates([...found.flatMap(({ literals }) => literals), ...built]),
    unseenSites: findUnseenSites(sites, built),
  }
}

/** Places that build patterns, and built none of these. */
export function findUnseenSites(sites: readonly BuildSite[], built: readonly Pattern[]): BuildSite[] {
  const seen = new Set(built.flatMap(({ at }) => at))
  return sites.filter((site) => !seen.has(site))
}
