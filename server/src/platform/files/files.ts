import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { S3Settings } from './file-settings.ts'

/** Bytes by key. Keys are made by us, never by a person, and what is stored under one never changes. */
export type Files = {
  /** Where they are, for whoever runs the server. */
  place: string
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** @throws Error where there is nothing */
  get: (key: string) => Promise<Uint8Array>
  /** Null where there is nothing. */
  find: (key: string) => Promise<Uint8Array | null>
  /** Harmless where there is nothing. */
  remove: (key: string) => Promise<void>
}

type OpenOptions = {
  dataDir: string
  s3: S3Settings | null
  /** Told what is wrong with the storage, in words for whoever runs the server. */
  onFault: (fault: Error) => void
}

/**
 * Files in a bucket where one is configured, else on this machine's disk under `dataDir`/files. What speaks S3 is loaded
 * only then. A storage that fails throws AppError files_down.
 */
export async function openFiles({ dataDir, s3, onFault }: OpenOptions): Promise<Files> {
  if (!s3) return openDiskFiles(dataDir)
  const { openS3Files } = await import('./s3-files.ts')
  return openS3Files(s3, onFault)
}

export function openDiskFiles(dataDir: string): Files {
  const location = join(dataDir, 'files')
  const plain = filesOn(new Disk(new FSDriver({ location, visibility: 'private' })), isMissingOnDisk)
  return {
    ...plain,
    place: `on disk, in ${location}`,
    put: async (key, bytes) => {
      // The driver's own would be open to everybody on the machine.
      await mkdir(location, { recursive: true, mode: 0o700 })
      await plain.put(key, bytes)
    },
  }
}

/** The four things done with files, on any of FlyDrive's disks. */
export function filesOn(disk: Disk, isMissing: (error: unknown) => boolean): Omit<Files, 'place'> {
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    find: (key) =>
      disk.getBytes(key).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    remove: (key) => disk.delete(key),
  }
}

function isMissingOnDisk(error: unknown): boolean {
  return error instanceof errors.E_CANNOT_READ_FILE && (error.cause as NodeJS.ErrnoException)?.code === 'ENOENT'
}
