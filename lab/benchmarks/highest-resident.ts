import { existsSync, readFileSync } from 'node:fs'

/** In bytes. Linux counts the parent's memory into `maxRSS` of a child; its own status file does not. */
export function readPeakMemory(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
  return kilobytes * 1024
}
