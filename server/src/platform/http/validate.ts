import type { z } from 'zod'
import { AppError } from './app-error.ts'
import { plainComplaint } from './plain-complaint.ts'

type Issue = { path: readonly PropertyKey[]; message?: string | undefined }

/** Parses request data with its schema. @throws AppError invalid, with all issues by field */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error.issues)
  return parsed.data
}

/** Returns an error with the first issue as its message, and the first issue of each field in its details. */
export function invalid(issues: readonly Issue[]): AppError {
  const fields = issues.map(({ path, message = 'Invalid input' }) => {
    const field = path.join('.')
    return [field, plainComplaint(field, message)] as const
  })
  const [, message] = fields[0] ?? ['', 'The request is not valid.']
  return new AppError('invalid', message, { fields: Object.fromEntries(fields.toReversed()) })
}
