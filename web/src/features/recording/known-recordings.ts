import { createStore, del, get, set } from 'idb-keyval'
import type { RecordingFacts } from './engine/jobs.ts'

/** What this browser remembers of a project's recording. The file itself stays where it is. */
export type KnownRecording = {
  name: string
  /** Tells the same file again, wherever it was moved. */
  fingerprint: string
  facts: RecordingFacts
  /** Seconds of the recording before the transcript starts; negative if the transcript starts earlier. */
  offset: number
  /** Opens the file again without choosing it, in browsers that have such handles. */
  handle?: FileSystemFileHandle
}

const store = () => createStore('podcastai-recordings', 'by-project')

/** Without storage, as in some private windows, a recording is known until the page is closed. */
const canRemember = () => typeof indexedDB !== 'undefined'

export async function findKnown(projectId: string): Promise<KnownRecording | undefined> {
  return canRemember() ? get<KnownRecording>(projectId, store()) : undefined
}

export async function rememberRecording(projectId: string, recording: KnownRecording): Promise<void> {
  if (canRemember()) await set(projectId, recording, store())
}

export async function forgetRecording(projectId: string): Promise<void> {
  if (canRemember()) await del(projectId, store())
}

const edge = 1024 * 1024

/** Returns what tells a file from others: its size, and a hash of its first and last MiB. */
export async function makeFingerprint(file: Blob): Promise<string> {
  const ends = await new Blob([file.slice(0, edge), file.slice(-edge)]).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', ends))
  return `${file.size}-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
