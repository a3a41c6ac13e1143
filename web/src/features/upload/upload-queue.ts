// Uploads several files one after another. The queue outlives the screen, so that the user can open a first project
// while the others upload.
import { useSyncExternalStore } from 'react'
import { ApiError, getErrorMessage, getRetryAfterSeconds } from '../../lib/api-error.ts'
import { storedSession, useSession } from '../../lib/session.ts'
import { setUntoldUploads } from '../../lib/untold-uploads.ts'
import { fileProblem } from './file-check.ts'
import type { UploadFields } from './use-upload.ts'

export type QueuedUpload = {
  id: number
  file: File
  /** `refused`: it can't be a transcript and isn't sent. */
  state: 'waiting' | 'uploading' | 'held' | 'uploaded' | 'failed' | 'refused'
  /** Percent, while uploading. */
  progress: number
  /** Why it is held, failed or wasn't sent, for the user. */
  reason: string | null
  projectId: string | null
  /** The user has seen or dismissed the failure. */
  isSeen: boolean
  /** The session of the user who chose it. */
  session: string | null
}

type Entry = QueuedUpload & { fields: UploadFields; onUploaded: () => void }

type Added = Pick<Entry, 'fields' | 'onUploaded'> & { begins: (file: File) => Pick<Entry, 'state' | 'reason'> }

type Sending = { file: File; fields: UploadFields; onProgress: (percent: number) => void }

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Rate limits are per minute. */
const maxHoldSeconds = 60

/**
 * A queue that sends one file at a time and continues after failures. When rate-limited, it waits as long as the server
 * says and retries.
 * @param send returns the ID of the project, or throws what `call` throws
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
    watchLeaving(entries)
    setUntoldUploads(entries.some(isUnseen))
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
    // Files chosen before signing out don't belong in another user's workspace.
    if (session !== storedSession()) return set(entries.filter((entry) => entry.id !== id))
    change(id, { state: 'uploading', progress: 0, reason: null })
    try {
      const projectId = await send({ file, fields, onProgress: (progress) => change(id, { progress }) })
      change(id, { state: 'uploaded', projectId })
      onUploaded()
    } catch (error) {
      const seconds = getRetryAfterSeconds(error)
      if (seconds !== null && seconds <= maxHoldSeconds) await hold(id, seconds)
      else failed(id, error)
    }
  }

  async function hold(id: number, seconds: number) {
    change(id, { state: 'held', reason: `Too many uploads in one minute. This one continues in ${seconds} s.` })
    await wait(seconds)
    change(id, { state: 'waiting', reason: null })
  }

  function failed(id: number, error: unknown) {
    const reason = getErrorMessage(error)
    change(id, { ...hasFailed, reason })
    // Without a session or a plan, the other files would fail too.
    if (!(error instanceof ApiError) || ![401, 402, 403].includes(error.status)) return
    set(entries.map((entry) => (entry.state === 'waiting' ? { ...entry, ...hasFailed, reason } : entry)))
  }

  function addAll(files: readonly File[], { fields, onUploaded, begins }: Added) {
    const session = storedSession()
    const base = Math.max(0, ...entries.map(({ id }) => id))
    const empty = { progress: 0, projectId: null, isSeen: false, session }
    set([
      ...entries,
      ...files.map((file, at) => ({ id: base + at + 1, file, ...empty, ...begins(file), fields, onUploaded })),
    ])
  }

  return {
    /** `onUploaded` is called after each file that became a project. */
    add(files: readonly File[], fields: UploadFields, onUploaded: () => void) {
      const begins = (file: File) => {
        const reason = fileProblem(file)
        return { state: reason === null ? ('waiting' as const) : ('refused' as const), reason }
      }
      addAll(files, { fields, onUploaded, begins })
      void run()
    },
    /** Adds a single upload that failed after the user navigated away. */
    addFailed(file: File, fields: UploadFields, error: unknown, onUploaded: () => void) {
      addAll([file], { fields, onUploaded, begins: () => ({ state: 'failed', reason: getErrorMessage(error) }) })
    },
    /** Marks all failures as seen. */
    see() {
      const isToldNow = (entry: Entry) => isUnseen(entry) && entry.session === storedSession()
      if (!entries.some(isToldNow)) return
      set(entries.map((entry) => (isToldNow(entry) ? { ...entry, isSeen: true } : entry)))
    },
    retry(id: number) {
      change(id, { state: 'waiting', reason: null })
      void run()
    },
    /** Removes finished uploads from the list. */
    clear() {
      set(entries.filter((entry) => !isDone(entry)))
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

/** Returns this tab's uploads of the signed-in user. */
export function useQueuedUploads(queue: UploadQueue): readonly QueuedUpload[] {
  const session = useSession()
  return useSyncExternalStore(queue.subscribe, queue.list).filter((entry) => entry.session === session)
}

const hasFailed = { state: 'failed', isSeen: false } as const

/** Returns whether it is in a final state. */
export function isDone({ state }: QueuedUpload): boolean {
  return state === 'uploaded' || state === 'failed' || state === 'refused'
}

/** Returns whether it failed and the user hasn't seen it. */
export function isUnseen({ state, isSeen }: QueuedUpload): boolean {
  return state === 'failed' && !isSeen
}

let watched: readonly QueuedUpload[] = []

/** Makes the browser ask before closing the page while an upload is running or has failed unseen. */
function watchLeaving(entries: readonly QueuedUpload[]) {
  watched = entries
  if (entries.length > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent) {
  const session = storedSession()
  const isLost = (entry: QueuedUpload) => entry.session === session && (!isDone(entry) || isUnseen(entry))
  if (watched.some(isLost)) event.preventDefault()
}
