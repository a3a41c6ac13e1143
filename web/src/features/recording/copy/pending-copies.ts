import { createStore, del, get, set } from 'idb-keyval'

/** A listening copy that isn't uploaded yet. It is kept, so that a closed tab doesn't lose the work. */
export type PendingCopy = { bytes: Blob; hash: string; offset: number }

const store = () => createStore('podcastai-copies', 'by-project')

/** Without storage, as in some private windows, an upload ends with its tab. */
const canKeep = () => typeof indexedDB !== 'undefined'

export async function findPending(projectId: string): Promise<PendingCopy | undefined> {
  return canKeep() ? get<PendingCopy>(projectId, store()) : undefined
}

export async function keepPending(projectId: string, copy: PendingCopy): Promise<void> {
  if (canKeep()) await set(projectId, copy, store())
}

export async function dropPending(projectId: string): Promise<void> {
  if (canKeep()) await del(projectId, store())
}
