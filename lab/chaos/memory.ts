import { existsSync, readFileSync } from 'node:fs'
import { quantile } from '../benchmarks/quantile.ts'
import { atMost, type Finding } from './scenario.ts'

/** What grows with every request would grow on; what a cache takes is taken in the first part. */
const growth = 1.15

/** Resident memory of another process, as Linux tells it; NaN elsewhere. */
export function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return Number.NaN
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1]) * 1024) / 1_000_000
}

/** Of samples taken evenly over a run: the median of its last fifth against that of its second quarter. */
export function measureGrowth(name: string, resident: readonly number[]): Finding {
  const part = (from: number, to: number) =>
    quantile(resident.slice(Math.floor(resident.length * from), Math.ceil(resident.length * to)), 0.5)
  const [early, late] = [part(0.25, 0.5), part(0.8, 1)]
  const figures = `${early.toFixed(0)} → ${late.toFixed(0)} MB, highest ${Math.max(...resident).toFixed(0)}`
  return atMost(
    `${name}: resident memory at the end, times that of the second quarter (${figures})`,
    late / early,
    growth,
  )
}
