import { readFileSync } from 'node:fs'

/** Seconds of the processor that a process has used with all its threads, as Linux counts them: in hundredths. */
export function readProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
