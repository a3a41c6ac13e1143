import { isSoundLink } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Files } from '../../platform/files/files.ts'
import { findLinkAndCopy, findSound, type Scope } from './copies.repository.ts'
import { cutSound, type Stretch } from './cut-sound.ts'
import { readRange } from './read-parts.ts'

/** Returns what can be heard of a project without its file: the listening copy, else a linked audio file. */
export async function findHeardSound(db: Connection, scope: Scope) {
  const row = await findLinkAndCopy(db, scope)
  if (row?.hasCopy) return { kind: 'copy' as const }
  if (!row?.recordingUrl || !isSoundLink(row.recordingUrl)) return null
  return { kind: 'link' as const, url: row.recordingUrl, offset: row.recordingOffset }
}

/** Returns a stretch of a project's listening copy, in seconds of the transcript, as a file; null without a copy. */
export async function cutCopy(
  { db, files }: { db: Connection; files: Pick<Files, 'get'> },
  scope: Scope,
  { from, to }: Stretch,
): Promise<Uint8Array | null> {
  const copy = await findSound(db, scope)
  if (!copy) return null
  const kept = keepFiles(files)
  const read = async (start: number, end: number) => {
    const slices: Buffer[] = []
    for await (const slice of readRange(kept, copy.parts, { from: start, to: end - 1 })) slices.push(slice)
    return Buffer.concat(slices)
  }
  return cutSound({ bytes: copy.bytes, read }, { from: from + copy.offset, to: to + copy.offset })
}

/** Reads each file once: many short reads are in the same part. */
function keepFiles(files: Pick<Files, 'get'>): Pick<Files, 'get'> {
  const kept = new Map<string, Promise<Uint8Array>>()
  return {
    get: (key) => {
      const file = kept.get(key) ?? files.get(key)
      kept.set(key, file)
      return file
    },
  }
}
