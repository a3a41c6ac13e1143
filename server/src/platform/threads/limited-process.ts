import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromProcess, ToProcess } from './limited-process.child.ts'
import { isOutOfRoom, type LimitedThread, ResourceLimitError } from './limited-thread.ts'
import { watchProcessor } from './watch-processor.ts'

/**
 * Like a limited thread, but a process: it has its own threads for native code, which all threads of one process would
 * share, and killing it stops any native code that is running.
 */
export type LimitedProcess<Task, Outcome> = LimitedThread<Task, Outcome>

type ProcessOptions = {
  /** The module whose default export does the work. */
  filename: string
  /** Resident memory, including that of native code. */
  maxMegabytes: number
}

const idleMs = 60_000
/** Maximum characters of the process's output that are kept, for error messages only. */
const maxPrinted = 1000

type Running = {
  resolve: (outcome: never) => void
  reject: (error: unknown) => void
  overrun: 'time' | 'memory' | null
}

/**
 * Opens a process that starts with its first task, and again after it was killed, and ends a minute after its last
 * task.
 */
export function openLimitedProcess<Task, Outcome>({
  filename,
  maxMegabytes,
}: ProcessOptions): LimitedProcess<Task, Outcome> {
  let child: ChildProcess | null = null
  let running: Running | null = null
  let usage: { resolve: (seconds: number | null) => void } | null = null
  let idle: NodeJS.Timeout | undefined
  const closing = new AbortController()

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./limited-process.child.ts', import.meta.url)), [filename], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${maxMegabytes}`],
      env: environment,
    })
    let printed = ''
    started.stderr?.on('data', (chunk: Buffer) => (printed = (printed + chunk).slice(-maxPrinted)))
    started.on('message', (message: FromProcess) => {
      if (message.kind === 'usage') return receiveUsage(message)
      if (message.kind === 'done') running?.resolve(message.outcome as never)
      else
        running?.reject(
          isOutOfRoom(message.error) ? new ResourceLimitError('memory', { cause: message.error }) : message.error,
        )
    })
    // A message failed because the process ended; 'exit' reports that.
    started.on('error', () => {})
    started.once('exit', (code, signal) => {
      if (child !== started) return
      child = null
      usage?.resolve(null)
      usage = null
      // The kernel's OOM killer sends SIGKILL, and V8 aborts when its heap is full.
      const overrun = running?.overrun ?? (signal === 'SIGKILL' || signal === 'SIGABRT' ? 'memory' : null)
      const ended = new Error(`a process ended with ${signal ?? code}: ${printed}`)
      running?.reject(overrun ? new ResourceLimitError(overrun, { cause: ended }) : ended)
    })
    return started
  }

  function receiveUsage({ seconds, megabytes }: FromProcess & { kind: 'usage' }) {
    if (megabytes > maxMegabytes) kill('memory')
    usage?.resolve(seconds)
    usage = null
  }

  function kill(overrun: Running['overrun']) {
    if (running) running.overrun ??= overrun
    child?.kill('SIGKILL')
  }

  function secondsUsed(): Promise<number | null> {
    const { promise, resolve } = Promise.withResolvers<number | null>()
    usage = { resolve }
    send({ kind: 'usage' })
    return promise
  }

  function send(message: ToProcess) {
    child?.send(message, () => {})
  }

  /** Keeps the server's process alive only while there is work. */
  function hold(isHeld: boolean) {
    for (const handle of [child, child?.channel, child?.stderr as unknown as { ref(): void; unref(): void } | null]) {
      if (isHeld) handle?.ref()
      else handle?.unref()
    }
  }

  return {
    run: async (task, { maxSeconds, signal }) => {
      const ends = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
      ends.throwIfAborted()
      clearTimeout(idle)
      const done = Promise.withResolvers<Outcome>()
      running = { ...done, overrun: null }
      child ??= start()
      hold(true)
      send({ kind: 'task', task })
      const stopWatching = watchProcessor(
        () => (child ? { secondsUsed } : undefined),
        maxSeconds,
        () => kill('time'),
      )
      const breakOff = () => {
        done.reject(ends.reason)
        kill(null)
      }
      ends.addEventListener('abort', breakOff, { once: true })
      try {
        return await done.promise
      } finally {
        ends.removeEventListener('abort', breakOff)
        stopWatching()
        running = null
        // The next task must not go to a process that is being killed.
        if (child?.killed) child = null
        hold(false)
        idle = setTimeout(() => {
          child?.kill('SIGKILL')
          child = null
        }, idleMs)
        idle.unref()
      }
    },
    close: async () => {
      closing.abort(new Error('the process is closed'))
      clearTimeout(idle)
      kill(null)
    },
  }
}

/**
 * A process that reads untrusted bytes gets none of the server's secrets. Two threads for native code: one task runs at
 * a time.
 */
const environment = {
  PATH: process.env.PATH,
  UV_THREADPOOL_SIZE: '2',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
