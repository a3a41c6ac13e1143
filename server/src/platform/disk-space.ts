import { statfsSync } from 'node:fs'

/** Minimum time between checks of the file system; writes in between share the result. */
const askEveryMs = 1_000
/** Writes resume only once clearly more is free, so that a disk at the limit does not switch back and forth. */
const resumeFactor = 1.1

export type DiskSpace = {
  /** True while less than the reserve is free: writes should be refused. */
  isLow: () => boolean
}

/**
 * Watches the free space of the file system that holds `path`. A reserve of 0 bytes turns the check off, and so does a
 * file system that does not report its free space.
 */
export function watchDiskSpace(path: string, reserveBytes: number): DiskSpace {
  let low = false
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    isLow: () => {
      if (reserveBytes > 0 && performance.now() - askedAt >= askEveryMs) {
        askedAt = performance.now()
        low = freeBytes(path) < reserveBytes * (low ? resumeFactor : 1)
      }
      return low
    },
  }
}

/** Returns the bytes that this process may still write there; Infinity if the file system does not report them. */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * ENOSPC and EDQUOT come from files; 53100 is PostgreSQL's disk_full; 25006 rejects a write while the database is
 * read-only.
 */
const outOfSpaceCodes = new Set(['ENOSPC', 'EDQUOT', '53100', '25006'])

/** True if an error, or one of its causes, means that there was no room to store something. */
export function isOutOfSpace(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (outOfSpaceCodes.has(String((at as NodeJS.ErrnoException).code))) return true
  }
  return false
}
