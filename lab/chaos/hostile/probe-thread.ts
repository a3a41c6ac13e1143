// Runs in a thread that may be ended at any moment: what the server's threads do with a text, and how long each step takes.
import { parentPort } from 'node:worker_threads'
import type { HostileInput } from './hostile-input.ts'
import { profiled } from './hottest.ts'
import { probe, type Step } from './probe-steps.ts'
import { render } from './recipe.ts'

/** What the thread tells: a step begins, or all of them are done. Seconds are of a core. */
export type ProbeNews =
  | { kind: 'ready' }
  | { kind: 'begins'; step: string }
  | { kind: 'ends'; steps: StepTime[]; fault: string | null; hottest: string[] }
export type StepTime = { step: string; seconds: number }

const parent = parentPort
export type ProbeOrder = HostileInput & { isProfiled: boolean }

parent?.on('message', ({ to, text, isProfiled }: ProbeOrder) => {
  const steps: StepTime[] = []
  const timed: Step = (step, work) => {
    tell({ kind: 'begins', step })
    const before = coreSeconds()
    try {
      return work()
    } finally {
      steps.push({ step, seconds: coreSeconds() - before })
    }
  }
  let fault: string | null = null
  let hottest: string[] = []
  try {
    const whole = render(text)
    if (isProfiled) hottest = profiled(() => probe(to, whole, timed))
    else probe(to, whole, timed)
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  tell({ kind: 'ends', steps, fault, hottest })
})

// What is loaded and compiled at the first text of each kind is no time of the text that comes then.
probe({ kind: 'template', contentType: 'quotes' }, '', (_, work) => work())
tell({ kind: 'ready' })

function tell(news: ProbeNews) {
  parent?.postMessage(news)
}

function coreSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
