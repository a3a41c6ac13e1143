// Several files on their way, one after the other. The list outlives the screen that began it, so that looking at a first
// project meanwhile loses nothing of the others.
import { useSyncExternalStore } from 'react'
import { ApiError, getErrorMessage, getRetryAfterSeconds } from '../../lib/api-error.ts'
import { storedSession, useSession } from '../../lib/session.ts'
import { setUntoldUploads } from '../../lib/untold-uploads.ts'
import { fileProblem } from './file-check.ts'
import type { UploadFields } from './use-upload.ts'

export type QueuedUpload = {
  id: number
  file: File
  /** `refused`: it cannot be a transcript and is not sent. */
  state: 'waiting' | 'uploading' | 'held' | 'uploaded' | 'failed' | 'refused'
  /** Percent, while it is uploading. */
  progress: number
  /** Why it is held, has failed or is not sent, for the person. */
  reason: string | null
  projectId: string | null
  /** The person has seen, or put away, that it failed. */
  isSeen: boolean
  /** Of whoever chose it. */
  session: string | null
}

type Entry = QueuedUpload & { fields: UploadFields; onUploaded: () => void }

type Added = Pick<Entry, 'fields' | 'onUploaded'> & { begins: (file: File) => Pick<Entry, 'state' | 'reason'> }

type Sending = { file: File; fields: UploadFields; onProgress: (percent: number) => void }

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** A limit a minute has let go by then. */
const maxHoldSeconds = 60

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
    // What somebody chose before they signed out belongs into nobody else's workspace.
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
    // Without a session or a plan the others would all hear the same.
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
    /** A file that was sent alone and failed when nobody looked at it any more. */
    addFailed(file: File, fields: UploadFields, error: unknown, onUploaded: () => void) {
      addAll([file], { fields, onUploaded, begins: () => ({ state: 'failed', reason: getErrorMessage(error) }) })
    },
    /** What has failed so far is known to the person. */
    see() {
      const isToldNow = (entry: Entry) => isUnseen(entry) && entry.session === storedSession()
      if (!entries.some(isToldNow)) return
      set(entries.map((entry) => (isToldNow(entry) ? { ...entry, isSeen: true } : entry)))
    },
    retry(id: number) {
      change(id, { state: 'waiting', reason: null })
      void run()
    },
    /** Takes what is done with from the list. */
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

/** What is on its way in this tab, of the person who is signed in. */
export function useQueuedUploads(queue: UploadQueue): readonly QueuedUpload[] {
  const session = useSession()
  return useSyncExternalStore(queue.subscribe, queue.list).filter((entry) => entry.session === session)
}

const hasFailed = { state: 'failed', isSeen: false } as const

/** Nothing more happens to it by itself. */
export function isDone({ state }: QueuedUpload): boolean {
  return state === 'uploaded' || state === 'failed' || state === 'refused'
}

/** Failed, and nobody was told yet. */
export function isUnseen({ state, isSeen }: QueuedUpload): boolean {
  return state === 'failed' && !isSeen
}

let watched: readonly QueuedUpload[] = []

/** While something is on its way, or has failed untold, the browser asks before it closes the page. */
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
