import { deleteListeningCopy } from '@podcastai/contracts'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { listeningCopyQuery } from '../../../lib/queries/listening-copy.ts'
import { RecordingFault } from '../engine/jobs.ts'
import { runJob } from '../engine/run-job.ts'
import type { LocalRecording } from '../local-recording.ts'
import { dropPending, findPending, keepPending, type PendingCopy } from './pending-copies.ts'
import { sendCopy } from './send-copy.ts'

/** The upload of a listening copy on this page. */
export type CopyUpload =
  | { phase: 'making'; share: number }
  | { phase: 'sending'; share: number; isWaiting: boolean }
  | { phase: 'failed'; message: string }

export const copyUploadQuery = (projectId: string) =>
  queryOptions<CopyUpload | null>({
    queryKey: ['copy-upload', projectId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Uploads go on while the user visits other pages. */
const running = new Map<string, AbortController>()

/** Makes a listening copy of a recording and uploads it. */
export function uploadCopy(client: QueryClient, projectId: string, { known }: LocalRecording, file: File) {
  return run(client, projectId, async (signal) => {
    const onProgress = (share: number) => report(client, projectId, { phase: 'making', share })
    onProgress(0)
    const { bytes } = await runJob({ kind: 'listen', file }, { signal, onProgress })
    const copy = { bytes: new Blob([bytes]), hash: await hashBytes(bytes), offset: known.offset }
    // Without room for it, the upload only doesn't survive the tab.
    await keepPending(projectId, copy).catch(() => {})
    return copy
  })
}

/** Continues an upload that an earlier tab began. */
export async function resumeUpload(client: QueryClient, projectId: string): Promise<void> {
  if (running.has(projectId)) return
  const pending = await findPending(projectId)
  if (pending) await run(client, projectId, async () => pending)
}

/** Ends the upload, and removes what has arrived. */
export async function cancelUpload(client: QueryClient, projectId: string): Promise<void> {
  running.get(projectId)?.abort(new DOMException('The upload was canceled.', 'AbortError'))
  report(client, projectId, null)
  await dropPending(projectId)
  await removeCopy(client, projectId)
}

export async function removeCopy(client: QueryClient, projectId: string): Promise<void> {
  const state = await call(deleteListeningCopy, { params: { id: projectId } })
  client.setQueryData(listeningCopyQuery(projectId).queryKey, state)
}

async function run(client: QueryClient, projectId: string, prepare: (signal: AbortSignal) => Promise<PendingCopy>) {
  const controller = new AbortController()
  const { signal } = controller
  running.set(projectId, controller)
  try {
    const copy = await prepare(signal)
    const onProgress = (share: number, isWaiting: boolean) =>
      report(client, projectId, { phase: 'sending', share, isWaiting })
    onProgress(0, false)
    const state = await sendCopy(projectId, copy, { signal, onProgress })
    await dropPending(projectId)
    client.setQueryData(listeningCopyQuery(projectId).queryKey, state)
    report(client, projectId, null)
  } catch (error) {
    if (signal.aborted) return
    if (isFinal(error)) await dropPending(projectId)
    const message = error instanceof RecordingFault ? error.message : getErrorMessage(error)
    report(client, projectId, { phase: 'failed', message })
  } finally {
    if (running.get(projectId) === controller) running.delete(projectId)
  }
}

/** True if sending the same copy later can't succeed. After a new login, or with more room, it can. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413, 415].includes(error.status)
}

function report(client: QueryClient, projectId: string, upload: CopyUpload | null) {
  client.setQueryData(copyUploadQuery(projectId).queryKey, upload)
}

async function hashBytes(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
