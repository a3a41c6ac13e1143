import { createHash } from 'node:crypto'
import type { Files } from '../../platform/files/files.ts'
import type { ByteRange } from './byte-range.ts'

type Part = { bytes: number; fileKey: string }

/** Generates the bytes of a range, a part at a time. */
export async function* readRange(files: Pick<Files, 'get'>, parts: readonly Part[], { from, to }: ByteRange) {
  let start = 0
  for (const { bytes, fileKey } of parts) {
    const [first, end] = [Math.max(from - start, 0), Math.min(to + 1 - start, bytes)]
    if (first < end) yield Buffer.from(await files.get(fileKey)).subarray(first, end)
    start += bytes
  }
}

/** Returns the SHA-256 of all parts in hex, and whether they are Opus in Ogg. */
export async function inspectParts(files: Pick<Files, 'get'>, parts: readonly Part[]) {
  const hash = createHash('sha256')
  let isOpus = false
  for (const [index, { fileKey }] of parts.entries()) {
    const bytes = Buffer.from(await files.get(fileKey))
    if (index === 0) isOpus = isOggOpus(bytes)
    hash.update(bytes)
  }
  return { hash: hash.digest('hex'), isOpus }
}

/** The first page of an Ogg file holds one packet, behind a header of 27 bytes and the length of the packet. */
function isOggOpus(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'OggS' && bytes.toString('latin1', 28, 36) === 'OpusHead'
}
