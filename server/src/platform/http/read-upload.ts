import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { storable } from './storable.ts'

export type UploadedFile = { filename: string; bytes: Uint8Array }

export type UploadRules = {
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
  try {
    return await readParts(request, rules)
  } catch (error) {
    // What is left unread stays in the connection, and the next call on it would wait for ever.
    request.raw.unpipe()
    request.raw.resume()
    throw isNamed(error) ? error : unreadable(error)
  }
}

/** Said by us, or by the reader of forms as one of its limits. */
function isNamed(error: unknown): boolean {
  return error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined
}

/** A form that ends in the middle, or is none. */
function unreadable(cause: unknown): AppError {
  return new AppError('invalid', 'The form did not arrive completely. Please send it again.', undefined, { cause })
}

async function readParts(request: FastifyRequest, rules: UploadRules) {
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
    const bytes = await part.toBuffer().catch((cause: unknown) => {
      throw part.file.truncated ? new AppError('too_large', rules.tooLarge, undefined, { cause }) : cause
    })
    file = { filename, bytes }
  }
  if (!file) throw new AppError('invalid', 'No file came with the request. Please choose one.')
  return { file, fields }
}
