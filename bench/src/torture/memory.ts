import { existsSync, readFileSync } from 'node:fs'

/** Resident memory of another process, as Linux tells it; NaN elsewhere. */
export function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return Number.NaN
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]) * 1024) / 1_000_000
}
