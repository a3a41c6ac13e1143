// Reads the file it is given in a process of its own and prints what that took.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseTranscript } from '@podcastai/transcript'
import { readPeakMemory } from './highest-resident.ts'
import { megabyte } from './talk-files.ts'

export type Measured = { segments: number; seconds: number; cpuSeconds: number; megabytes: number }

const file = process.argv[2]
if (file) console.log(JSON.stringify(measure(file)))

function measure(path: string): Measured {
  const resting = process.memoryUsage().rss
  const bytes = readFileSync(path)
  const [began, cpuBegan] = [performance.now(), process.cpuUsage()]
  const { segments } = parseTranscript(bytes, basename(path))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpuBegan)
  const megabytes = (readPeakMemory() - resting) / megabyte
  return { segments: segments.length, seconds, cpuSeconds: (user + system) / 1e6, megabytes }
}
