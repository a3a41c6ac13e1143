import { safeFilename } from '@podcastai/content-types'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Answers bytes as a file to save, under a name that every file system takes. */
export function asFile(reply: FastifyReply, file: { name: string; type: string; bytes: Uint8Array }): Buffer {
  reply
    .type(file.type)
    .header('content-disposition', contentDisposition(safeFilename(file.name)))
    .header('cache-control', 'no-store')
  return Buffer.from(file.bytes)
}
