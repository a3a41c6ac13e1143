// Reads the file it is given in a process of its own and prints what that took.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseTranscript } from '@podcastai/transcript'
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
  const megabytes = (highestResident() - resting) / megabyte
  return { segments: segments.length, seconds, cpuSeconds: (user + system) / 1e6, megabytes }
}

/** In bytes. Linux counts the parent's memory into `maxRSS` of a child; its own status file does not. */
function highestResident(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
  return kilobytes * 1024
}
