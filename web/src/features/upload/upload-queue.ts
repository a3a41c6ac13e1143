// Several files on their way, one after the other. The list outlives the screen that began it, so that looking at a first
// project meanwhile loses nothing of the others.
import { useSyncExternalStore } from 'react'
import { ApiError, messageOf, retryAfterSecondsOf } from '../../lib/api-error.ts'
import { storedSession, useSession } from '../../lib/session.ts'
import type { UploadFields } from './use-upload.ts'

export type QueuedUpload = {
  id: number
  file: File
  state: 'waiting' | 'uploading' | 'held' | 'uploaded' | 'failed'
  /** Percent, while it is uploading. */
  progress: number
  /** Why it is held or has failed, for the person. */
  reason: string | null
  projectId: string | null
  /** Of whoever chose it. */
  session: string | null
}

type Entry = QueuedUpload & { fields: UploadFields; onUploaded: () => void }

type Sending = { file: File; fields: UploadFields; onProgress: (percent: number) => void }

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** A limit a minute has let go by then. */
const longestHoldSeconds = 60

/**
 * A queue that sends one file at a time and goes on after each that fails. Where the server takes no more in this minute
 * the file waits as long as it is told and is sent again.
 * @param send answers the id of the project, or throws what `call` throws
 */
export function createUploadQueue(
  send: (sending: Sending) => Promise<string>,
  wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
) {
  let entries: readonly Entry[] = []
  let isRunning = false
  const listeners = new Set<() => void>()

  function set(next: readonly Entry[]) {
    entries = next
    watchLeaving(entries.some(({ state }) => state !== 'uploaded' && state !== 'failed'))
    for (const listener of listeners) listener()
  }

  const change = (id: number, changed: Partial<Entry>) =>
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry)))

  async function run() {
    if (isRunning) return
    isRunning = true
    for (let next = first('waiting'); next; next = first('waiting')) await sendOne(next)
    isRunning = false
  }

  const first = (state: Entry['state']) => entries.find((entry) => entry.state === state)

  async function sendOne({ id, file, fields, session, onUploaded }: Entry) {
    // What somebody chose before they signed out belongs into nobody else's workspace.
    if (session !== storedSession()) return set(entries.filter((entry) => entry.id !== id))
    change(id, { state: 'uploading', progress: 0, reason: null })
    try {
      const projectId = await send({ file, fields, onProgress: (progress) => change(id, { progress }) })
      change(id, { state: 'uploaded', projectId })
      onUploaded()
    } catch (error) {
      const seconds = retryAfterSecondsOf(error)
      if (seconds !== null && seconds <= longestHoldSeconds) await hold(id, seconds)
      else failed(id, error)
    }
  }

  async function hold(id: number, seconds: number) {
    change(id, { state: 'held', reason: `Many uploads in one minute: this one goes on in ${seconds} s.` })
    await wait(seconds)
    change(id, { state: 'waiting', reason: null })
  }

  function failed(id: number, error: unknown) {
    const reason = messageOf(error)
    change(id, { state: 'failed', reason })
    // Without a session or a plan the others would all hear the same.
    if (!(error instanceof ApiError) || ![401, 402, 403].includes(error.status)) return
    set(entries.map((entry) => (entry.state === 'waiting' ? { ...entry, state: 'failed', reason } : entry)))
  }

  return {
    /** `onUploaded` is called after each file that became a project. */
    add(files: readonly File[], fields: UploadFields, onUploaded: () => void) {
      const session = storedSession()
      const base = Math.max(0, ...entries.map(({ id }) => id))
      const added = files.map((file, at): Entry => {
        const empty = { progress: 0, reason: null, projectId: null }
        return { id: base + at + 1, file, state: 'waiting', ...empty, fields, session, onUploaded }
      })
      set([...entries, ...added])
      void run()
    },
    retry(id: number) {
      change(id, { state: 'waiting', reason: null })
      void run()
    },
    /** Takes what is done with from the list. */
    clear() {
      set(entries.filter(({ state }) => state !== 'uploaded' && state !== 'failed'))
    },
    list: (): readonly QueuedUpload[] => entries,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** What is on its way in this tab, of the person who is signed in. */
export function useQueuedUploads(queue: UploadQueue): readonly QueuedUpload[] {
  const session = useSession()
  return useSyncExternalStore(queue.subscribe, queue.list).filter((entry) => entry.session === session)
}

let isAsking = false

/** While something is on its way the browser asks before it closes the page. */
function watchLeaving(isBusy: boolean) {
  if (isBusy === isAsking) return
  isAsking = isBusy
  if (isBusy) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
