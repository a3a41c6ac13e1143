import { type Job, type JobMessage, type JobResults, RecordingFault } from './jobs.ts'
import { keepAwake } from './keep-awake.ts'

type Options = { signal?: AbortSignal; onProgress?: (share: number) => void }

/**
 * Runs a job in a worker of its own, which ends with the job. Aborting ends it at once.
 * @throws RecordingFault, with words for the user
 * @throws DOMException AbortError
 */
export function runJob<One extends Job>(
  job: One,
  { signal, onProgress }: Options = {},
): Promise<JobResults[One['kind']]> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./recording.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<JobResults[One['kind']]>()
  worker.onmessage = ({ data }: MessageEvent<JobMessage>) => {
    if (data.kind === 'progress') onProgress?.(data.share)
    else if (data.kind === 'done') resolve(data.result as JobResults[One['kind']])
    else reject(data.message === null ? new Error(data.error) : new RecordingFault(data.message))
  }
  // A worker that can't be loaded or that runs out of memory says no more than this.
  worker.onerror = () => reject(new RecordingFault('Your browser stopped reading the recording. Try again.'))
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  worker.postMessage(job)
  const release = job.kind === 'render' ? keepAwake() : null
  return promise.finally(() => {
    worker.terminate()
    release?.()
  })
}
