// What one account can do to all others with what it sends: the known attacks, and generated ones without end.
import { onBoth, onEmbedded, onPostgres, type Place } from '../places.ts'
import type { Finding, Options } from '../scenario.ts'
import { fastDrive } from './fast-drive.ts'
import { keepFindings } from './findings-kept.ts'
import { generated } from './generated.ts'
import { table } from './table.ts'

const parts = ['table', 'fast', 'generated'] as const
/** Of the time for what is generated: without a server, where most is found soonest. */
const fastShare = 0.25

export async function hostile(options: Options): Promise<Finding[]> {
  const minutes = options.figure('minutes', { whole: 60, short: 1.5 })
  const only = options.word('only')
  const wanted = parts.filter((part) => only === null || only.split(',').includes(part))
  const kept = keepFindings(options.word('keep'))
  const findings: Finding[] = []
  if (wanted.includes('table'))
    findings.push(...(await onChosen(options.word('database'), (place) => table(place, options.word('attack')))))
  const isBoth = wanted.includes('fast') && wanted.includes('generated')
  const fastMs = minutes * 60_000 * (isBoth ? fastShare : 1)
  let slow: Awaited<ReturnType<typeof fastDrive>>['slow'] = []
  if (wanted.includes('fast')) {
    console.log(`Without a server for ${(fastMs / 60_000).toFixed(1)} minutes`)
    const driven = await fastDrive({ seed: options.seed, ms: fastMs, kept })
    findings.push(...driven.findings)
    slow = driven.slow
  }
  if (wanted.includes('generated')) {
    const places = options.word('database') === null ? 2 : 1
    const ms = (minutes * 60_000 * (isBoth ? 1 - fastShare : 1)) / places
    const order = { seed: options.seed, ms, kept, first: slow }
    const run = (place: Place) => generated(place, { ...order, seed: order.seed + place.name.length })
    findings.push(...(await onChosen(options.word('database'), run)))
  }
  return findings
}

/** On both kinds of database, or on the one that is named. */
function onChosen(database: string | null, run: (place: Place) => Promise<Finding[]>): Promise<Finding[]> {
  if (database === null) return onBoth(run)
  return database.startsWith('p') ? onPostgres(run) : onEmbedded(run)
}
