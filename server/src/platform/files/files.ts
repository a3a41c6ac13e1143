import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { watchDiskSpace } from '../disk-space.ts'
import type { S3Settings } from './file-settings.ts'

/** Files by key. The server creates the keys, never a user, and a key's content never changes. */
export type Files = {
  /** The location of the files, for the operator. */
  place: string
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** @throws Error if the key does not exist */
  get: (key: string) => Promise<Uint8Array>
  /** Null if the key does not exist. */
  find: (key: string) => Promise<Uint8Array | null>
  /** Does nothing if the key does not exist. */
  remove: (key: string) => Promise<void>
  /** Lists the keys of all files written before a time. Not available for buckets, which others may use as well. */
  listOlder?: (than: Date) => Promise<string[]>
}

type OpenOptions = {
  dataDir: string
  /** Free bytes on the disk below which no file is written. */
  diskReserveBytes: number
  s3: S3Settings | null
  /** Called with storage problems, in words for the operator. */
  onFault: (fault: Error) => void
}

/**
 * Opens the configured bucket, or else `dataDir`/files on disk. The S3 client is loaded only if it is needed. Storage
 * failures throw AppError files_down.
 */
export async function openFiles({ dataDir, diskReserveBytes, s3, onFault }: OpenOptions): Promise<Files> {
  if (!s3) return openDiskFiles(dataDir, diskReserveBytes)
  const { openS3Files } = await import('./s3-files.ts')
  return openS3Files(s3, onFault)
}

/**
 * Opens files on disk. A file appears under its key only once it is written completely.
 * @throws an error that isOutOfSpace recognizes
 */
export function openDiskFiles(dataDir: string, reserveBytes = 0): Files {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const plain = filesOn(disk, isMissingOnDisk)
  const space = watchDiskSpace(dataDir, reserveBytes)
  return {
    ...plain,
    place: `on disk, in ${location}`,
    listOlder: (than) => listOlderFiles(location, than),
    put: async (key, bytes) => {
      // The driver would make the folder readable for everyone on the machine.
      await mkdir(location, { recursive: true, mode: 0o700 })
      if (space.isLow()) throw Object.assign(new Error('the disk is nearly full'), { code: 'ENOSPC' })
      const unfinished = `${key}.${randomUUID()}${unfinishedSuffix}`
      try {
        await disk.put(unfinished, bytes)
        await disk.move(unfinished, key)
      } catch (error) {
        await disk.delete(unfinished).catch(() => {})
        throw error
      }
    },
  }
}

const unfinishedSuffix = '.unfinished'

/** Returns the four operations on files, for any of FlyDrive's disks. */
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

async function listOlderFiles(location: string, than: Date): Promise<string[]> {
  await mkdir(location, { recursive: true, mode: 0o700 })
  const older: string[] = []
  for (const entry of await readdir(location, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await stat(path)).mtime < than) older.push(relative(location, path).replaceAll(sep, '/'))
  }
  return older
}

function isMissingOnDisk(error: unknown): boolean {
  return error instanceof errors.E_CANNOT_READ_FILE && (error.cause as NodeJS.ErrnoException)?.code === 'ENOENT'
}
