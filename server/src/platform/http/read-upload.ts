import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { type DiskSpace, isOutOfSpace } from '../disk-space.ts'
import { AppError } from './app-error.ts'
import { stripInvalidUnicode } from './strip-invalid-unicode.ts'

/** An uploaded file. It is on disk, not in memory, and is removed once its call is answered. */
export type UploadedFile = { filename: string; path: string; size: number }

export type UploadRules = {
  /** The folder of the temporary file. */
  folder: string
  /** Free space on the folder's disk. */
  space?: DiskSpace | undefined
  field: string
  maxBytes: number
  tooLarge: string
  /** Refuses a file by its name before its bytes are read. */
  check?: (filename: string) => void
}

/** Reads one file and the text fields of a multipart body, in any order. */
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
    // Unread bytes would stay in the connection and block its next request.
    request.raw.unpipe()
    request.raw.resume()
    throw explain(error)
  }
}

/** Translates errors into terms of the form; server errors are returned unchanged. */
function explain(error: unknown): unknown {
  if (error instanceof AppError || isOutOfSpace(error)) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_FILES_LIMIT') return oneFileAtATime()
  if (code === 'FST_FIELDS_LIMIT') return new AppError('invalid', 'The form has too many fields. Leave some out.')
  return statusCode === undefined ? unreadable(error) : error
}

function oneFileAtATime(): AppError {
  return new AppError('invalid', 'The form holds more than one file. Send one file at a time.')
}

/** Returns the error for a form that is incomplete or invalid. */
function unreadable(cause: unknown): AppError {
  return new AppError('invalid', 'The form did not arrive completely. Please send it again.', undefined, { cause })
}

/** A page may have several file fields, and each one left empty sends a part without a name. */
const maxFileParts = 10

async function readParts(request: FastifyRequest, path: string, rules: UploadRules) {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  const parts = request.parts({
    limits: { fileSize: rules.maxBytes, files: maxFileParts, fields: 20, fieldSize: 10_000 },
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname !== rules.field) {
      throw new AppError('invalid', `The file belongs in the field “${rules.field}”.`)
    }
    // A form whose file field was left empty sends a file without a name or content.
    if (part.filename === '') {
      part.file.resume()
      continue
    }
    if (file) throw oneFileAtATime()
    const filename = stripInvalidUnicode(part.filename)
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
/** The names that `readUpload` gives to files. */
const uploadName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Removes files that a killed process left behind; processes that share the folder may be using newer files. Removes
 * only plain files with names of ours: anything else was put there by someone else and stays.
 */
export async function removeOldUploads(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || !uploadName.test(entry.name)) continue
    const path = join(folder, entry.name)
    const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true })
  }
}
