import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type DiskSpace, isOutOfSpace } from '../disk-space.ts'
import { AppError } from './app-error.ts'
import { storable } from './storable.ts'

/** A file that arrived. It is on disk, not in memory, and is removed when its call is answered. */
export type UploadedFile = { filename: string; path: string; size: number }

export type UploadRules = {
  /** Where the file is kept. */
  folder: string
  /** Of the disk that the folder is on. */
  space?: DiskSpace | undefined
  field: string
  maxBytes: number
  tooLarge: string
  /** Refuses by name before the bytes are read. */
  check?: (filename: string) => void
}

/** Reads one file and the text fields of a multipart body; the fields may stand before or after the file. */
export async function readUpload(
  request: FastifyRequest,
  rules: UploadRules,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new AppError('wrong_type', 'Please send the file as form data.')
  const path = join(rules.folder, randomUUID())
  try {
    return await readParts(request, path, rules)
  } catch (error) {
    await rm(path, { force: true })
    // What is left unread stays in the connection, and the next call on it would wait for ever.
    request.raw.unpipe()
    request.raw.resume()
    throw isNamed(error) ? error : unreadable(error)
  }
}

/** Said by us, or by the reader of forms as one of its limits. */
function isNamed(error: unknown): boolean {
  return error instanceof AppError || isOutOfSpace(error) || (error as { statusCode?: number }).statusCode !== undefined
}

/** A form that ends in the middle, or is none. */
function unreadable(cause: unknown): AppError {
  return new AppError('invalid', 'The form did not arrive completely. Please send it again.', undefined, { cause })
}

async function readParts(request: FastifyRequest, path: string, rules: UploadRules) {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  const parts = request.parts({ limits: { fileSize: rules.maxBytes, files: 1, fields: 20, fieldSize: 10_000 } })
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname !== rules.field) {
      throw new AppError('invalid', `The file belongs in the field “${rules.field}”.`)
    }
    // A form whose file field was left empty sends a file without a name or a byte.
    if (part.filename === '') {
      part.file.resume()
      continue
    }
    const filename = storable(part.filename)
    rules.check?.(filename)
    if (rules.space?.isLow()) throw Object.assign(new Error('the disk is nearly full'), { code: 'ENOSPC' })
    await mkdir(rules.folder, { recursive: true, mode: 0o700 })
    const stored = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(part.file, stored).catch((cause: unknown) => {
      if (!part.file.truncated) throw cause
    })
    if (part.file.truncated) throw new AppError('too_large', rules.tooLarge)
    file = { filename, path, size: stored.bytesWritten }
  }
  if (!file) throw new AppError('invalid', 'No file came with the request. Please choose one.')
  return { file, fields }
}

const maxAgeMs = 60 * 60 * 1000

/** Removes what a process that was killed has left; processes that share the folder may be using newer files. */
export async function removeOldUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true })
  }
}
