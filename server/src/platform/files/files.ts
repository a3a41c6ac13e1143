import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Bytes by key. Keys are made by us, never by a person. */
export type Files = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array>
  /** Harmless where there is nothing. */
  remove: (key: string) => Promise<void>
}

/** Files on this machine's disk, under `dataDir`/files. */
export function openFiles(dataDir: string): Files {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
  }
}
