import {
  beginListeningCopy,
  type CopyState,
  copyPartBytes,
  finishListeningCopy,
  sendCopyPart,
} from '@podcastai/contracts'
import { ApiError, ConnectionLost } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import type { PendingCopy } from './pending-copies.ts'

type Sending = {
  signal: AbortSignal
  /** `isWaiting`: the connection is lost, and the upload goes on when it is back. */
  onProgress: (share: number, isWaiting: boolean) => void
}

/**
 * Uploads a copy in parts. What has arrived earlier isn't sent again. While the server can't be reached, it waits.
 * @throws ApiError that trying again doesn't help
 * @throws DOMException AbortError
 */
export async function sendCopy(
  id: string,
  { bytes, hash, offset }: PendingCopy,
  { signal, onProgress }: Sending,
): Promise<CopyState> {
  let sent = 0
  const report = (more = 0, isWaiting = false) => onProgress((sent + more) / bytes.size, isWaiting)
  const patiently = <T>(act: () => Promise<T>) => retry(act, signal, () => report(0, true))
  const params = { id }

  const begun = await patiently(() =>
    call(beginListeningCopy, { params, body: { bytes: bytes.size, hash, offset }, signal }),
  )
  if (begun.copy?.isReady) return begun
  const arrived = new Set(begun.copy?.parts)
  for (let part = 0; part * copyPartBytes < bytes.size; part++) {
    const slice = bytes.slice(part * copyPartBytes, (part + 1) * copyPartBytes)
    if (!arrived.has(part)) {
      await patiently(() => {
        const form = new FormData()
        form.set('part', slice, 'part')
        const onSent = (share: number) => report(share * slice.size)
        return call(sendCopyPart, { params: { id, part: String(part) }, form, signal, onProgress: onSent })
      })
    }
    sent += slice.size
    report()
  }
  return patiently(() => call(finishListeningCopy, { params, signal }))
}

const maxWaitMs = 20_000

async function retry<T>(act: () => Promise<T>, signal: AbortSignal, onWait: () => void): Promise<T> {
  for (let waitMs = 1000; ; waitMs = Math.min(waitMs * 2, maxWaitMs)) {
    try {
      return await act()
    } catch (error) {
      if (signal.aborted || !isTemporary(error)) throw error
      onWait()
      await waitOrOnline(waitMs, signal)
    }
  }
}

function isTemporary(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  return error instanceof ApiError && ([408, 429].includes(error.status) || (error.status >= 500 && error.status < 507))
}

/** Waits, but no longer than until the browser is online again. */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const listening = new AbortController()
  const timer = setTimeout(resolve, ms)
  addEventListener('online', () => resolve(), { signal: listening.signal })
  signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal })
  return promise.finally(() => {
    clearTimeout(timer)
    listening.abort()
  })
}
