// The process that `openLimitedProcess` starts: runs the tasks that it is sent, one after the other.
import { writeFileSync } from 'node:fs'

export type ToProcess = { kind: 'task'; task: unknown } | { kind: 'usage' }
export type FromProcess =
  | { kind: 'done'; outcome: unknown }
  | { kind: 'failed'; error: unknown }
  | { kind: 'usage'; seconds: number; megabytes: number }

// A terminal signals all its processes; the server ends this one when its calls are answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// The server has ended. A regular exit would wait for native code.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
dieFirst()

const [, , filename = ''] = process.argv
const loading = import(filename) as Promise<{ default: (task: unknown) => Promise<unknown> }>

process.on('message', (message: ToProcess) => {
  if (message.kind === 'usage') tell(usage())
  else void work(message.task)
})

async function work(task: unknown) {
  try {
    const { default: run } = await loading
    tell({ kind: 'done', outcome: await run(task) })
  } catch (error) {
    tell({ kind: 'failed', error })
  }
}

function usage(): FromProcess {
  const { user, system } = process.cpuUsage()
  return { kind: 'usage', seconds: (user + system) / 1e6, megabytes: process.memoryUsage.rss() / 1e6 }
}

function tell(message: FromProcess) {
  process.send?.(message)
}

/** Makes Linux kill this process instead of the server when memory runs out. */
function dieFirst() {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not permitted everywhere; the other limits work without it.
  }
}
