import { safeFilename } from '@podcastai/content-types'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Returns bytes as a download, under a name that is valid on every file system. */
export function asFile(reply: FastifyReply, file: { name: string; type: string; bytes: Uint8Array }): Buffer {
  reply
    .type(file.type)
    .header('content-disposition', contentDisposition(safeFilename(file.name)))
    .header('cache-control', 'no-store')
  return Buffer.from(file.bytes)
}
