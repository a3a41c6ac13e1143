import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HostileInput } from './hostile-input.ts'
import type { ProbeNews, ProbeOrder, StepTime } from './probe-thread.ts'

export type Probed = {
  steps: StepTime[]
  /** The step in which the thread was ended, because it went on for longer than it may. */
  endedIn: string | null
  /** What was thrown, or broke the thread. */
  fault: string | null
  /** Where most of the time was spent; empty where nobody asked for it. */
  hottest: string[]
}

export type Probe = {
  /** Runs what a server's thread does with the input; each step may take so many seconds. */
  run: (input: HostileInput, stepSeconds: number, isProfiled?: boolean) => Promise<Probed>
  close: () => Promise<void>
}

/** Megabytes that a thread may hold: what a server's thread would be ended for, too. */
const maxMegabytes = 1500
/** Milliseconds by the clock for each second of a core: the machine does other things as well. */
const patience = 2500

/** Returns one thread that does the work of a server thread, restarted each time it had to be terminated. */
export function openProbe(): Probe {
  let worker = startWorker()

  async function run(input: HostileInput, stepSeconds: number, isProfiled = false): Promise<Probed> {
    const current = await worker
    const outcome = await waitForOutcome(current, { ...input, isProfiled }, stepSeconds)
    if (outcome.endedIn !== null || outcome.fault !== null) {
      await current.terminate()
      worker = startWorker()
    }
    return outcome
  }

  return {
    run,
    close: async () => {
      await (await worker).terminate()
    },
  }
}

const nothing: Probed = { steps: [], endedIn: null, fault: null, hottest: [] }

function waitForOutcome(worker: Worker, order: ProbeOrder, stepSeconds: number): Promise<Probed> {
  let running = 'start'
  return new Promise((resolve) => {
    let deadline = setTimeout(late, stepSeconds * patience)
    worker.on('message', hear)
    worker.once('error', fail)
    worker.postMessage(order)

    function hear(news: ProbeNews) {
      if (news.kind === 'begins') {
        running = news.step
        clearTimeout(deadline)
        deadline = setTimeout(late, stepSeconds * patience)
      } else if (news.kind === 'ends') end({ ...nothing, ...news })
    }
    function late() {
      end({ ...nothing, steps: [{ step: running, seconds: stepSeconds }], endedIn: running })
    }
    function fail(fault: unknown) {
      end({ ...nothing, fault: `${running}: ${fault}` })
    }
    function end(outcome: Probed) {
      clearTimeout(deadline)
      worker.off('message', hear)
      worker.off('error', fail)
      resolve(outcome)
    }
  })
}

/** A thread that has loaded what it needs. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./probe-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  await once(worker, 'message')
  worker.on('error', () => {})
  return worker
}
