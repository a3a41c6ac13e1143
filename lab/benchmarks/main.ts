// `npm run bench [-- NAME…]`: prints speed and memory beside their goals, and beside other parsers. Nothing is asserted.
import { loadavg } from 'node:os'
import { benchCorrectionsFollowed } from './corrections-followed.ts'
import { benchEngine } from './engine.ts'
import { benchInteractive } from './interactive.ts'
import { benchLatency } from './latency.ts'
import { benchParsers } from './parsers.ts'
import { benchPictures } from './pictures.ts'
import { benchPolling } from './polling.ts'
import { benchProjects } from './projects.ts'
import { benchReading } from './reading.ts'
import { benchSearch } from './search.ts'
import { benchStarting } from './starting.ts'
import { benchTwoKits } from './two-kits.ts'

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  reading: benchReading,
  parsers: benchParsers,
  engine: benchEngine,
  latency: benchLatency,
  search: benchSearch,
  polling: benchPolling,
  projects: benchProjects,
  starting: benchStarting,
  'two-kits': benchTwoKits,
  interactive: benchInteractive,
  pictures: benchPictures,
  corrections: benchCorrectionsFollowed,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(2)
}

for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name} (load average ${loadavg()[0]?.toFixed(1)})`)
  await run()
}
