// How long 10 MB take to read, how much memory they need on top of the resting process, and whether both grow evenly.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judged, printTable, rounded } from './print-table.ts'
import type { Measured } from './reading.child.ts'
import { type Format, formats, megabyte, talkFile } from './talk-files.ts'

const goals = { seconds: 0.5, memory: 200, growth: 12 }
const rounds = 5

export async function benchReading(): Promise<void> {
  console.log(`Each figure: the least of ${rounds} fresh processes that read one file, once, without warming up.`)
  console.log('Memory: the highest resident size while reading, above the one before the file was opened.')
  console.log(`Goals for 10 MB: ${goals.seconds} s, ${goals.memory} MB, at most ${goals.growth} times 1 MB.\n`)
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  printTable(formats.map((format) => measure(format, folder)))
  rmSync(folder, { recursive: true, force: true })
}

function measure(format: Format, folder: string): Record<string, string | number> {
  const [one, ten] = [1, 10].map((size) => {
    const file = join(folder, `talk-${size}.${format}`)
    writeFileSync(file, talkFile(format, size * megabyte))
    return getMinimums(Array.from({ length: rounds }, () => readOnce(file)))
  }) as [Measured, Measured]
  const growth = ten.seconds / one.seconds
  return {
    'file (10 MB)': format,
    segments: ten.segments,
    seconds: rounded(ten.seconds),
    'within 0.5 s': judged(ten.seconds, goals.seconds),
    'cpu seconds': rounded(ten.cpuSeconds),
    MB: rounded(ten.megabytes, 0),
    'within 200 MB': judged(ten.megabytes, goals.memory),
    '1 MB seconds': rounded(one.seconds, 3),
    'times 1 MB': rounded(growth, 1),
    'grows evenly': judged(growth, goals.growth),
  }
}

function readOnce(file: string): Measured {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'reading.child.ts'), file], { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout) as Measured
}

function getMinimums(runs: readonly Measured[]): Measured {
  const min = (figure: keyof Measured) => Math.min(...runs.map((run) => run[figure]))
  return {
    segments: min('segments'),
    seconds: min('seconds'),
    cpuSeconds: min('cpuSeconds'),
    megabytes: min('megabytes'),
  }
}
