import { inspect } from './inspect.ts'
import { type Job, type JobMessage, type JobResults, RecordingFault } from './jobs.ts'
import { makeListeningCopy } from './listen.ts'
import { readPeaks } from './read-peaks.ts'
import { render } from './render.ts'

const send = (message: JobMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

self.onmessage = async ({ data }: MessageEvent<Job>) => {
  try {
    const result = await run(data)
    send({ kind: 'done', result }, 'bytes' in result ? [result.bytes] : [])
  } catch (error) {
    send({ kind: 'failed', message: error instanceof RecordingFault ? error.message : null, error: String(error) })
  }
}

function run(job: Job): Promise<JobResults[Job['kind']]> {
  if (job.kind === 'inspect') return inspect(job)
  if (job.kind === 'listen') return makeListeningCopy(job, reportShare)
  if (job.kind === 'peaks') return readPeaks(job)
  return render(job, reportShare)
}

let reported = 0

/** Reports progress at most a hundred times a job. */
function reportShare(share: number): void {
  if (share - reported < 0.01) return
  reported = share
  send({ kind: 'progress', share })
}
